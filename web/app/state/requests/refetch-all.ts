import { QueryStatus } from '@reduxjs/toolkit/query';
import { api } from '../api/api.ts';
import type { AppDispatch, RootState } from '../store.ts';

/**
 * Refetches everything on screen, which stays until the answers arrive, and drops cached answers
 * that are not on screen. Resolves when all are answered, refusals included.
 */
export function refetchAll() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { removeQueryResult, internal_getRTKQSubscriptions } = api.internalActions;
    const { getSubscriptionCount } = dispatch(internal_getRTKQSubscriptions()) as unknown as {
      getSubscriptionCount(queryCacheKey: string): number;
    };
    const replies: unknown[] = [];
    for (const [queryCacheKey, query] of Object.entries(getState().api.queries)) {
      const shown = getSubscriptionCount(queryCacheKey) > 0;
      const isUnderWay = query?.status === QueryStatus.pending;
      // A request under way was sent with the old language, so its answer must not count. Data on
      // screen must stay meanwhile, or a form based on it would lose its input.
      const isNew = isUnderWay && query.data === undefined;
      if (!shown || isNew)
        dispatch(removeQueryResult({ queryCacheKey } as Parameters<typeof removeQueryResult>[0]));
      if (!shown || !query?.endpointName) continue;
      const { endpointName, originalArgs } = query;
      const { initiate } = (api.endpoints as Record<string, Endpoint>)[endpointName] ?? {};
      if (!initiate) continue;
      const ask = () => dispatch(initiate(originalArgs, { subscribe: false, forceRefetch: true }));
      const underWay = api.util.getRunningQueryThunk(endpointName as never, originalArgs as never);
      replies.push(isUnderWay && !isNew ? dispatch(underWay)?.then(ask) : ask());
    }
    await Promise.allSettled(replies);
  };
}

interface Endpoint {
  initiate(
    args: unknown,
    options: { subscribe: boolean; forceRefetch: boolean },
  ): (dispatch: AppDispatch) => unknown;
}

import { QueryStatus } from '@reduxjs/toolkit/query';
import { api } from '../api/api.ts';
import type { AppDispatch, RootState } from '../store.ts';

/**
 * Asks again for all that is on show, which stays as it is until the answers are in, and forgets
 * what was answered before and is not shown. Resolves when all is answered, also by refusals.
 */
export function refetchAll() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { removeQueryResult, internal_getRTKQSubscriptions } = api.internalActions;
    const { getSubscriptionCount } = dispatch(internal_getRTKQSubscriptions()) as unknown as {
      getSubscriptionCount(queryCacheKey: string): number;
    };
    const asked: unknown[] = [];
    for (const [queryCacheKey, query] of Object.entries(getState().api.queries)) {
      const shown = getSubscriptionCount(queryCacheKey) > 0;
      const isUnderWay = query?.status === QueryStatus.pending;
      // A request that is under way was sent with the old wish; its answer must not count. What is on
      // show meanwhile must not go, or a form that stands on it would lose what was typed.
      const isNew = isUnderWay && query.data === undefined;
      if (!shown || isNew)
        dispatch(removeQueryResult({ queryCacheKey } as Parameters<typeof removeQueryResult>[0]));
      if (!shown || !query?.endpointName) continue;
      const { endpointName, originalArgs } = query;
      const { initiate } = (api.endpoints as Record<string, Endpoint>)[endpointName] ?? {};
      if (!initiate) continue;
      const ask = () => dispatch(initiate(originalArgs, { subscribe: false, forceRefetch: true }));
      const underWay = api.util.getRunningQueryThunk(endpointName as never, originalArgs as never);
      asked.push(isUnderWay && !isNew ? dispatch(underWay)?.then(ask) : ask());
    }
    await Promise.allSettled(asked);
  };
}

interface Endpoint {
  initiate(
    args: unknown,
    options: { subscribe: boolean; forceRefetch: boolean },
  ): (dispatch: AppDispatch) => unknown;
}

import { QueryStatus } from '@reduxjs/toolkit/query';
import { api } from './api.ts';
import type { AppDispatch, RootState } from './store.ts';

/**
 * Asks again for all that is on show, which stays as it is until the answers are in, and forgets
 * what was answered before and is not shown.
 */
export function askAnew() {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const { removeQueryResult, internal_getRTKQSubscriptions } = api.internalActions;
    const { getSubscriptionCount } = dispatch(internal_getRTKQSubscriptions()) as unknown as {
      getSubscriptionCount(queryCacheKey: string): number;
    };
    for (const [queryCacheKey, query] of Object.entries(getState().api.queries)) {
      const shown = getSubscriptionCount(queryCacheKey) > 0;
      // A request that is under way was sent with the old wish; its answer must not count.
      if (!shown || query?.status === QueryStatus.pending)
        dispatch(removeQueryResult({ queryCacheKey } as Parameters<typeof removeQueryResult>[0]));
      if (!shown || !query?.endpointName) continue;
      const { initiate } = (api.endpoints as Record<string, Endpoint>)[query.endpointName] ?? {};
      if (initiate)
        dispatch(initiate(query.originalArgs, { subscribe: false, forceRefetch: true }));
    }
  };
}

interface Endpoint {
  initiate(
    args: unknown,
    options: { subscribe: boolean; forceRefetch: boolean },
  ): (dispatch: AppDispatch) => unknown;
}

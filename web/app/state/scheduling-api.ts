import type { AvailableTimesQuery, TimeList, TimeMap } from '@limber/contract/scheduling.ts';
import type { Closure, Studio } from '@limber/contract/studio.ts';
import { api } from './api.ts';

/** `services` answers a list of times, `packages` a map of time to longest minutes. */
export interface AvailableTimesArg extends AvailableTimesQuery {
  bookingKind: 'services' | 'packages';
}

export const schedulingApi = api.injectEndpoints({
  endpoints: (build) => ({
    availableTimes: build.query<TimeList | TimeMap, AvailableTimesArg>({
      async queryFn({ bookingKind, ...params }, _api, _extra, baseQuery) {
        const answer = await baseQuery({
          url: `appointment/available-times/${bookingKind}/`,
          params,
        });
        if (answer.error?.status === 404) return { data: {} };
        if (answer.error) return { error: answer.error };
        return { data: answer.data as TimeList | TimeMap };
      },
      providesTags: ['Times'],
      // A free time is stale as soon as it is not looked at.
      keepUnusedDataFor: 0,
    }),
    readStudio: build.query<Studio & { now: string }, void>({
      query: () => 'service/studio/',
    }),
    listClosures: build.query<Closure[], void>({
      query: () => 'service/closures/',
    }),
  }),
});

export const { useAvailableTimesQuery, useReadStudioQuery, useListClosuresQuery } = schedulingApi;

import type { AvailableTimesQuery } from '@limber/contract/scheduling.ts';
import { api } from './api.ts';
import type { Args, Reply } from './call.ts';
import * as calls from './calls/scheduling.ts';
import { query } from './endpoint.ts';
import { readList } from './paged-lists.ts';

/** `services` answers a list of times, `packages` a map from time to longest minutes. */
export interface AvailableTimesArg extends AvailableTimesQuery {
  bookingKind: keyof typeof timesOf;
}

type Times = Reply<(typeof timesOf)[keyof typeof timesOf]>;

const timesOf = {
  services: calls.availableTimesForServices,
  packages: calls.availableTimesForPackages,
};

export const schedulingApi = api.injectEndpoints({
  endpoints: (build) => ({
    availableTimes: build.query<Times, AvailableTimesArg>({
      async queryFn({ bookingKind, ...query }, _api, _extra, baseQuery) {
        const answer = await baseQuery(timesOf[bookingKind](query));
        if (answer.error?.status === 404) return { data: {} };
        if (answer.error) return { error: answer.error };
        return { data: answer.data as Times };
      },
      providesTags: ['Times'],
      // Free times are stale as soon as they leave the screen.
      keepUnusedDataFor: 0,
    }),
    /** A hold is not waited for long: without one the booking decides. */
    holdTime: build.mutation<Reply<typeof calls.holdTime>, Args<typeof calls.holdTime>>({
      query: (request) => ({ ...calls.holdTime(request), timeout: 8_000 }),
    }),
  }),
});

export const { useAvailableTimesQuery, useLazyAvailableTimesQuery, useHoldTimeMutation } =
  schedulingApi;

/**
 * By hand, as `early-requests.ts` sends the same request: the next free time of every service in each
 * length.
 */
const listServiceOpenings = query('listServiceOpenings', calls.listServiceOpenings, {
  transformResponse: readList,
  providesTags: ['Times'],
  keepUnusedDataFor: 30,
});
export const useListServiceOpeningsQuery = listServiceOpenings.useQuery;

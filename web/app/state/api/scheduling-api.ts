import type { AvailableTimesQuery } from '@limber/contract/scheduling.ts';
import { api } from './api.ts';
import type { Args, Reply } from './call.ts';
import * as calls from './calls/scheduling.ts';
import { query } from './endpoint.ts';
import { readList } from './pages.ts';

/** `services` answers a list of times, `packages` a map of time to longest minutes. */
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
      async queryFn({ bookingKind, ...asked }, _api, _extra, baseQuery) {
        const answer = await baseQuery(timesOf[bookingKind](asked));
        if (answer.error?.status === 404) return { data: {} };
        if (answer.error) return { error: answer.error };
        return { data: answer.data as Times };
      },
      providesTags: ['Times'],
      // A free time is stale as soon as it is not looked at.
      keepUnusedDataFor: 0,
    }),
    /** Nobody waits long for a hold: without one the booking decides. */
    holdTime: build.mutation<Reply<typeof calls.holdTime>, Args<typeof calls.holdTime>>({
      query: (wish) => ({ ...calls.holdTime(wish), timeout: 8_000 }),
    }),
  }),
});

export const { useAvailableTimesQuery, useLazyAvailableTimesQuery, useHoldTimeMutation } =
  schedulingApi;

/** By hand, as `ask-early.ts` asks the same: the next opening of every service in each of its lengths. */
const listServiceOpenings = query('listServiceOpenings', calls.listServiceOpenings, {
  transformResponse: readList,
  providesTags: ['Times'],
  keepUnusedDataFor: 30,
});
export const useListServiceOpeningsQuery = listServiceOpenings.useQuery;

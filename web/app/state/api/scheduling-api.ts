import type { AvailableTimesQuery, OpenDay, ServiceOpening } from '@limber/contract/scheduling.ts';
import { api } from './api.ts';
import type { Args, Reply, Rows } from './call.ts';
import * as calls from './calls/scheduling.ts';
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
    /** How full each day of a stretch is, for whoever is asked about. */
    listOpenDays: build.query<Rows<typeof calls.listOpenDays>, Args<typeof calls.listOpenDays>>({
      query: calls.listOpenDays,
      transformResponse: readList<OpenDay>,
      providesTags: ['Times'],
      keepUnusedDataFor: 60,
    }),
    /** The first open day, and the next openings of the therapist and of anyone. */
    findNextOpenings: build.query<
      Reply<typeof calls.findNextOpenings>,
      Args<typeof calls.findNextOpenings>
    >({
      query: calls.findNextOpenings,
      providesTags: ['Times'],
      keepUnusedDataFor: 0,
    }),
    /** The next opening of every service in each of its lengths. */
    listServiceOpenings: build.query<
      Rows<typeof calls.listServiceOpenings>,
      Args<typeof calls.listServiceOpenings>
    >({
      query: calls.listServiceOpenings,
      transformResponse: readList<ServiceOpening>,
      providesTags: ['Times'],
      keepUnusedDataFor: 30,
    }),
    /** Nobody waits long for a hold: without one the booking decides. */
    holdTime: build.mutation<Reply<typeof calls.holdTime>, Args<typeof calls.holdTime>>({
      query: (wish) => ({ ...calls.holdTime(wish), timeout: 8_000 }),
    }),
    releaseHold: build.mutation<null, void>({ query: () => calls.releaseHold() }),
  }),
});

export const {
  useAvailableTimesQuery,
  useLazyAvailableTimesQuery,
  useListOpenDaysQuery,
  useFindNextOpeningsQuery,
  useListServiceOpeningsQuery,
  useHoldTimeMutation,
  useReleaseHoldMutation,
} = schedulingApi;

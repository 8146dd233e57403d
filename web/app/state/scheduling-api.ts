import type {
  AvailableTimesQuery,
  NextOpenings,
  NextOpeningsQuery,
  OpenDay,
  OpenDaysQuery,
  TimeList,
  TimeMap,
} from '@limber/contract/scheduling.ts';
import type { Closure, Studio } from '@limber/contract/studio.ts';
import { api } from './api.ts';
import { readList } from './pages.ts';

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
    /** How full each day of a stretch is, for whoever is asked about. */
    listOpenDays: build.query<OpenDay[], OpenDaysQuery>({
      query: (params) => ({ url: 'appointment/open-days/', params }),
      transformResponse: readList<OpenDay>,
      providesTags: ['Times'],
      keepUnusedDataFor: 60,
    }),
    /** The first open day, and the next openings of the therapist and of anyone. */
    findNextOpenings: build.query<NextOpenings, NextOpeningsQuery>({
      query: (params) => ({ url: 'appointment/next-openings/', params }),
      providesTags: ['Times'],
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

export const {
  useAvailableTimesQuery,
  useListOpenDaysQuery,
  useFindNextOpeningsQuery,
  useReadStudioQuery,
  useListClosuresQuery,
} = schedulingApi;

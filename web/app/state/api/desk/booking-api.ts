import type { Args, Reply } from '../call.ts';
import * as changes from '../calls/desk/day/booking-changes.ts';
import * as bookings from '../calls/desk/day/bookings.ts';
import * as resources from '../calls/desk/day/session-needs.ts';
import * as usual from '../calls/desk/day/usual.ts';
import { deskApi } from '../desk-api.ts';

/** What the desk asks to book a session for somebody. */
export const deskBookingApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a client usually has, and can pay with; a moment later it may be another time. */
    deskUsual: build.query<Reply<typeof usual.readUsual>, Args<typeof usual.readUsual>>({
      query: (args) => usual.readUsual(args),
      keepUnusedDataFor: 0,
    }),
    /** Times to choose from, and the message that offers them. */
    deskOfferTimes: build.query<Reply<typeof usual.offerTimes>, Args<typeof usual.offerTimes>>({
      query: (args) => usual.offerTimes(args),
      providesTags: ['Day'],
      keepUnusedDataFor: 0,
    }),
    /** What a session at a time needs beside its therapist, and who has it then. */
    deskSessionNeeds: build.query<
      Reply<typeof resources.listSessionNeeds>,
      Args<typeof resources.listSessionNeeds>
    >({
      query: (args) => resources.listSessionNeeds(args),
      providesTags: ['Day'],
      keepUnusedDataFor: 0,
    }),
    /** What a booked session can be for. */
    deskSessionServices: build.query<
      Reply<typeof changes.listSessionServices>,
      Args<typeof changes.listSessionServices>
    >({
      query: (args) => changes.listSessionServices(args),
      keepUnusedDataFor: 0,
    }),
    deskBook: build.mutation<
      Reply<typeof bookings.bookForClient>,
      Args<typeof bookings.bookForClient>
    >({
      query: bookings.bookForClient,
      // Also after a refusal: what was shown is out of date.
      invalidatesTags: ['Day', 'Times'],
    }),
  }),
});

export const {
  useDeskUsualQuery,
  useDeskOfferTimesQuery,
  useDeskSessionNeedsQuery,
  useDeskSessionServicesQuery,
  useDeskBookMutation,
} = deskBookingApi;

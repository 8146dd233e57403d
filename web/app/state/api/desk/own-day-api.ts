import { byItself } from '../../by-itself.ts';
import type { Args, Reply } from '../call.ts';
import * as calls from '../calls/desk/day/own-day.ts';
import { deskApi } from '../desk-api.ts';

/** The day of a therapist. The names begin with `desk`, as in `desk-api.ts`. */
export const deskOwnDayApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Without a date today. */
    deskOwnDay: build.query<Reply<typeof calls.readOwnDay>, Args<typeof calls.readOwnDay>>({
      query: (args) => calls.readOwnDay(args, byItself()),
      providesTags: ['Day'],
    }),
    deskSayLate: build.mutation<Reply<typeof calls.sayLate>, Args<typeof calls.sayLate>>({
      query: calls.sayLate,
      invalidatesTags: ['Day'],
    }),
    deskTakeBackLate: build.mutation<Reply<typeof calls.takeBackLate>, void>({
      query: () => calls.takeBackLate(),
      invalidatesTags: ['Day'],
    }),
  }),
});

export const { useDeskOwnDayQuery, useDeskSayLateMutation, useDeskTakeBackLateMutation } =
  deskOwnDayApi;

import { api } from '../api.ts';
import type { Args, Reply } from '../call.ts';
import * as changes from '../calls/desk/day/booking-changes.ts';

/** What the desk changes of a session beside its steps. The names begin with `desk`, as in `desk-api.ts`. */
export const deskChangesApi = api.enhanceEndpoints({ addTagTypes: ['Day'] }).injectEndpoints({
  endpoints: (build) => ({
    /** 409: physics, a wish of the studio without a reason, or another desk was faster. */
    deskMove: build.mutation<Reply<typeof changes.moveBooking>, Args<typeof changes.moveBooking>>({
      query: changes.moveBooking,
      // Also after a refusal: what was shown is out of date.
      invalidatesTags: ['Day'],
    }),
    deskRebook: build.mutation<
      Reply<typeof changes.rebookBooking>,
      Args<typeof changes.rebookBooking>
    >({
      query: changes.rebookBooking,
      invalidatesTags: ['Day'],
    }),
  }),
});

export const { useDeskMoveMutation, useDeskRebookMutation } = deskChangesApi;

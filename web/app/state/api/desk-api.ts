import { byItself } from '../by-itself.ts';
import { api } from './api.ts';
import type { Args, Reply } from './call.ts';
import * as changes from './calls/desk/day/booking-changes.ts';
import * as cancelled from './calls/desk/day/cancelled.ts';
import * as calls from './calls/desk/day/day.ts';
import * as session from './calls/desk/day/session.ts';

/** What the desk does with a session in one step. */
const steps = {
  here: changes.checkInBooking,
  done: changes.completeBooking,
  missed: changes.missBooking,
  undo: changes.undoBooking,
  undoMove: changes.undoMove,
};

export type Step = Exclude<keyof typeof steps, 'undoMove'>;
/** What is taken back: a step, or a move. */
export type Undo = 'undo' | 'undoMove';

/**
 * What the desk asks. Every name begins with `desk`: such answers are of many people and are kept by no
 * browser (`packTree`).
 */
export const deskApi = api.enhanceEndpoints({ addTagTypes: ['Day'] }).injectEndpoints({
  endpoints: (build) => ({
    /** A day of one branch or all; without a date today. */
    deskDay: build.query<Reply<typeof calls.readDay>, Args<typeof calls.readDay>>({
      query: (args) => calls.readDay(args, byItself()),
      providesTags: ['Day'],
    }),
    /** What was cancelled of such a day. */
    deskCancelled: build.query<
      Reply<typeof cancelled.listCancelled>,
      Args<typeof cancelled.listCancelled>
    >({
      query: (args) => cancelled.listCancelled(args, byItself()),
      providesTags: ['Day'],
    }),
    /** What became of one session, and what else its client has. */
    deskSession: build.query<
      Reply<typeof session.readDeskSession>,
      Args<typeof session.readDeskSession>
    >({
      query: (args) => session.readDeskSession(args, byItself()),
      providesTags: ['Day'],
    }),
    /** Another desk was faster, or it does not follow from how the session stands: 409. */
    deskStep: build.mutation<
      Reply<typeof changes.undoBooking>,
      Args<typeof changes.undoBooking> & { step: Step | Undo }
    >({
      query: ({ step, ...seen }) => steps[step](seen),
      // Also after a refusal: what was shown is out of date.
      invalidatesTags: ['Day'],
    }),
    deskCancel: build.mutation<
      Reply<typeof changes.cancelBooking>,
      Args<typeof changes.cancelBooking>
    >({
      query: changes.cancelBooking,
      invalidatesTags: ['Day'],
    }),
  }),
});

export const {
  useDeskDayQuery,
  useDeskCancelledQuery,
  useDeskSessionQuery,
  useDeskStepMutation,
  useDeskCancelMutation,
} = deskApi;

import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { api } from './api.ts';
import type { Args, Reply } from './call.ts';
import * as changes from './calls/desk/day/booking-changes.ts';
import { readSignIn as askSignIn } from './calls/desk/entry/sign-in.ts';
import { listSalesToClient } from './calls/desk/money/till.ts';
import { query } from './endpoint.ts';
import { pageSize } from './paged-lists.ts';
import { withDevelopmentCode } from './sign-in-api.ts';

/* The desk's calls that a line of `what-goes-stale.ts` cannot describe. Every name begins with `desk/`:
   such answers concern many people and are never stored by the browser (`packTree`). */

/** The steps that the desk can take with a session. */
const steps = {
  here: changes.checkInBooking,
  done: changes.completeBooking,
  missed: changes.missBooking,
  undo: changes.undoBooking,
  undoMove: changes.undoMove,
};

export type Step = Exclude<keyof typeof steps, 'undoMove'>;
/** What is undone: a step, or a move. */
export type Undo = 'undo' | 'undoMove';

const stepsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** 409: another desk was faster, or the session's status does not allow it. */
    'desk/takeStep': build.mutation<
      Reply<typeof changes.undoBooking>,
      Args<typeof changes.undoBooking> & { step: Step | Undo }
    >({
      query: ({ step, ...seen }) => steps[step](seen),
      invalidatesTags: ['Day'],
    }),
  }),
});
export const useTakeStepMutation = stepsApi.endpoints['desk/takeStep'].useMutation;

/** Who is signed in at the desk, and which factors are still missing. */
export const readSignIn = query('desk/readSignIn', askSignIn, {
  transformResponse: withDevelopmentCode,
  providesTags: ['AtDesk'],
});
export const useReadSignInQuery = readSignIn.useQuery;

/** The sales of a client's session. */
const salesOfSession = query('desk/salesOfSession', listSalesToClient, { providesTags: ['Till'] });
export const useSalesOfSessionQuery = salesOfSession.useQuery;

const salesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All sales to a client, newest first; the page parameter is the offset. */
    'desk/salesToClient': build.infiniteQuery<Sale[], { client_id: number }, number>({
      query: ({ queryArg, pageParam: offset }) =>
        // One more than is shown tells whether there are more.
        listSalesToClient({ ...queryArg, limit: pageSize + 1, offset }),
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (last, _pages, offset) =>
          last.length > pageSize ? offset + pageSize : undefined,
      },
      providesTags: ['Till'],
    }),
  }),
});
export const useSalesToClientInfiniteQuery =
  salesApi.endpoints['desk/salesToClient'].useInfiniteQuery;

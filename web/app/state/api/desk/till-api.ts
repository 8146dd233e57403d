import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { byItself } from '../../by-itself.ts';
import type { Args, Reply } from '../call.ts';
import * as dues from '../calls/desk/day/dues.ts';
import * as drawers from '../calls/desk/money/drawers.ts';
import * as owed from '../calls/desk/money/owed.ts';
import * as calls from '../calls/desk/money/till.ts';
import { deskApi } from '../desk-api.ts';
import { pageSize } from '../pages.ts';

/** What is sold, paid and owed, and the drawer it goes into; whatever changes it is tagged `Till`. */
export const deskTillApi = deskApi.enhanceEndpoints({ addTagTypes: ['Till'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The open drawer of a branch, or that of a day; null: none. */
    deskDrawer: build.query<
      Exclude<Reply<typeof drawers.readDrawer>, undefined> | null,
      Args<typeof drawers.readDrawer>
    >({
      query: (args) => drawers.readDrawer(args, byItself()),
      providesTags: ['Till'],
    }),
    /** What each session of a day still costs; one that is not among them costs nothing by itself. */
    deskDuesOfDay: build.query<Reply<typeof dues.listDuesOfDay>, Args<typeof dues.listDuesOfDay>>({
      query: (args) => dues.listDuesOfDay(args, byItself()),
      providesTags: ['Till', 'Day'],
      keepUnusedDataFor: 0,
    }),
    deskOpenDrawer: build.mutation<
      Reply<typeof drawers.openDrawer>,
      Args<typeof drawers.openDrawer>
    >({
      query: drawers.openDrawer,
      // Also after a refusal: what was shown is out of date.
      invalidatesTags: ['Till'],
    }),
    deskDue: build.query<Reply<typeof owed.listDue>, Args<typeof owed.listDue>>({
      query: (args) => owed.listDue(args, byItself()),
      providesTags: ['Till', 'Day'],
    }),
    deskOwed: build.query<Reply<typeof owed.listOwed>, Args<typeof owed.listOwed>>({
      query: (args) => owed.listOwed(args, byItself()),
      providesTags: ['Till', 'Day'],
    }),
    deskOffers: build.query<Reply<typeof calls.listOffers>, Args<typeof calls.listOffers>>({
      query: (args) => calls.listOffers(args, byItself()),
      providesTags: ['Till'],
    }),
    deskTillDay: build.query<Reply<typeof calls.readTillDay>, Args<typeof calls.readTillDay>>({
      query: (args) => calls.readTillDay(args, byItself()),
      providesTags: ['Till'],
    }),
    /** The sales that a session of a client stands in. */
    deskSalesOfSession: build.query<
      Reply<typeof calls.listSalesToClient>,
      { client_id: number; booking_id: string }
    >({
      query: (args) => calls.listSalesToClient(args, byItself()),
      providesTags: ['Till'],
    }),
    /** All that was sold to a client, the newest first; the page parameter is the offset. */
    deskSalesToClient: build.infiniteQuery<Sale[], { client_id: number }, number>({
      query: ({ queryArg, pageParam: offset }) =>
        // One more than is shown tells whether there are more.
        calls.listSalesToClient({ ...queryArg, limit: pageSize + 1, offset }, byItself()),
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (last, _pages, offset) =>
          last.length > pageSize ? offset + pageSize : undefined,
      },
      providesTags: ['Till'],
    }),
    deskSell: build.mutation<Reply<typeof calls.sellAtTill>, Args<typeof calls.sellAtTill>>({
      query: calls.sellAtTill,
      // Also after a refusal: what was shown is out of date.
      invalidatesTags: ['Till', 'Day'],
    }),
    deskPay: build.mutation<Reply<typeof calls.payForSale>, Args<typeof calls.payForSale>>({
      query: calls.payForSale,
      invalidatesTags: ['Till', 'Day'],
    }),
    deskVoidSale: build.mutation<Reply<typeof calls.voidSale>, Args<typeof calls.voidSale>>({
      query: calls.voidSale,
      invalidatesTags: ['Till', 'Day'],
    }),
  }),
});

export const {
  useDeskDrawerQuery,
  useDeskDuesOfDayQuery,
  useDeskOpenDrawerMutation,
  useDeskDueQuery,
  useDeskOwedQuery,
  useDeskOffersQuery,
  useDeskTillDayQuery,
  useDeskSalesOfSessionQuery,
  useDeskSalesToClientInfiniteQuery,
  useDeskSellMutation,
  useDeskPayMutation,
  useDeskVoidSaleMutation,
} = deskTillApi;

import { byItself } from '../../by-itself.ts';
import type { Args, Reply } from '../call.ts';
import * as calls from '../calls/desk/money/drawers.ts';
import { deskTillApi } from './till-api.ts';

/** The days of a branch's drawer: moved, counted, closed, reported. */
const deskDrawerApi = deskTillApi.injectEndpoints({
  endpoints: (build) => ({
    deskDrawers: build.query<Reply<typeof calls.listDrawers>, Args<typeof calls.listDrawers>>({
      query: (args) => calls.listDrawers(args, byItself()),
      providesTags: ['Till'],
    }),
    deskDayReport: build.query<Reply<typeof calls.readDayReport>, Args<typeof calls.readDayReport>>(
      {
        query: (args) => calls.readDayReport(args, byItself()),
        providesTags: ['Till'],
      },
    ),
    deskMoveCash: build.mutation<Reply<typeof calls.moveCash>, Args<typeof calls.moveCash>>({
      query: calls.moveCash,
      invalidatesTags: ['Till'],
    }),
    deskCloseDrawer: build.mutation<
      Reply<typeof calls.closeDrawer>,
      Args<typeof calls.closeDrawer>
    >({
      query: calls.closeDrawer,
      invalidatesTags: ['Till'],
    }),
  }),
});

export const {
  useDeskDrawersQuery,
  useDeskDayReportQuery,
  useDeskMoveCashMutation,
  useDeskCloseDrawerMutation,
} = deskDrawerApi;

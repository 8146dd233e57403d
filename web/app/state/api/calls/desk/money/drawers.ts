// Written by `npm run calls` from contract/src/desk/money/drawers.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/money/drawers.ts';
import { write } from '../../../call.ts';
import { live } from '../../../desk-call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const closeDrawer = mutation('desk/closeDrawer', write<typeof contract.closeDrawer>('POST', 'desk/till/drawers/:id/close/'), { invalidatesTags: ['Till'] }), useCloseDrawerMutation = closeDrawer.useMutation;
export const listDrawers = query('desk/listDrawers', live<typeof contract.listDrawers>('GET', 'desk/till/drawers/'), { providesTags: ['Till'] }), useListDrawersQuery = listDrawers.useQuery;
export const moveCash = mutation('desk/moveCash', write<typeof contract.moveCash>('POST', 'desk/till/drawers/:id/movements/'), { invalidatesTags: ['Till'] }), useMoveCashMutation = moveCash.useMutation;
export const openDrawer = mutation('desk/openDrawer', write<typeof contract.openDrawer>('POST', 'desk/till/drawers/'), { invalidatesTags: ['Till'] }), useOpenDrawerMutation = openDrawer.useMutation;
export const readDayReport = query('desk/readDayReport', live<typeof contract.readDayReport>('GET', 'desk/till/drawers/:id/report/'), { providesTags: ['Till'] }), useReadDayReportQuery = readDayReport.useQuery;
export const readDrawer = query('desk/readDrawer', live<typeof contract.readDrawer>('GET', 'desk/till/drawer/'), { providesTags: ['Till'] }), useReadDrawerQuery = readDrawer.useQuery;

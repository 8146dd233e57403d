// Written by `npm run calls` from contract/src/desk/rota/weeks.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/rota/weeks.ts';
import { write } from '../../../call.ts';
import { live } from '../../../desk-call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const changeDay = mutation('desk/changeDay', write<typeof contract.changeDay>('POST', 'desk/rota/days'), { invalidatesTags: ['Day'] }), useChangeDayMutation = changeDay.useMutation;
export const changeShifts = mutation('desk/changeShifts', write<typeof contract.changeShifts>('POST', 'desk/rota/shifts'), { invalidatesTags: ['Day'] }), useChangeShiftsMutation = changeShifts.useMutation;
export const copyWeek = mutation('desk/copyWeek', write<typeof contract.copyWeek>('POST', 'desk/rota/copy'), { invalidatesTags: ['Day'] }), useCopyWeekMutation = copyWeek.useMutation;
export const readRota = query('desk/readRota', live<typeof contract.readRota>('GET', 'desk/rota'), { providesTags: ['Day'] }), useReadRotaQuery = readRota.useQuery;
export const withdrawDay = mutation('desk/withdrawDay', write<typeof contract.withdrawDay>('POST', 'desk/rota/days/withdraw'), { invalidatesTags: ['Day'] }), useWithdrawDayMutation = withdrawDay.useMutation;

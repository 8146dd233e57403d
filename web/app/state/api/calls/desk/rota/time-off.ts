// Written by `npm run calls` from contract/src/desk/rota/time-off.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/rota/time-off.ts';
import { write } from '../../../call.ts';
import { live } from '../../../desk-call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const addTimeOff = mutation('desk/addTimeOff', write<typeof contract.addTimeOff>('POST', 'desk/rota/time-off'), { invalidatesTags: ['Day'] }), useAddTimeOffMutation = addTimeOff.useMutation;
export const markSick = mutation('desk/markSick', write<typeof contract.markSick>('POST', 'desk/rota/sick'), { invalidatesTags: ['Day'] }), useMarkSickMutation = markSick.useMutation;
export const readTimeOff = query('desk/readTimeOff', live<typeof contract.readTimeOff>('GET', 'desk/rota/time-off/:id'), { providesTags: ['Day'] }), useReadTimeOffQuery = readTimeOff.useQuery;
export const withdrawTimeOff = mutation('desk/withdrawTimeOff', write<typeof contract.withdrawTimeOff>('POST', 'desk/rota/time-off/:id/withdraw'), { invalidatesTags: ['Day'] }), useWithdrawTimeOffMutation = withdrawTimeOff.useMutation;

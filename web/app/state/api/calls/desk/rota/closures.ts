// Written by `npm run calls` from contract/src/desk/rota/closures.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/rota/closures.ts';
import { write } from '../../../call.ts';
import { live } from '../../../desk-call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const addClosure = mutation('desk/addClosure', write<typeof contract.addClosure>('POST', 'desk/closures'), { invalidatesTags: ['Day'] }), useAddClosureMutation = addClosure.useMutation;
export const changeClosure = mutation('desk/changeClosure', write<typeof contract.changeClosure>('PUT', 'desk/closures/:id'), { invalidatesTags: ['Day'] }), useChangeClosureMutation = changeClosure.useMutation;
export const confirmClosure = mutation('desk/confirmClosure', write<typeof contract.confirmClosure>('POST', 'desk/closures/:id/confirm'), { invalidatesTags: ['Day'] }), useConfirmClosureMutation = confirmClosure.useMutation;
export const listDeskClosures = query('desk/listDeskClosures', live<typeof contract.listDeskClosures>('GET', 'desk/closures'), { providesTags: ['Day'] }), useListDeskClosuresQuery = listDeskClosures.useQuery;
export const readDeskClosure = query('desk/readDeskClosure', live<typeof contract.readDeskClosure>('GET', 'desk/closures/:id'), { providesTags: ['Day'] }), useReadDeskClosureQuery = readDeskClosure.useQuery;
export const withdrawClosure = mutation('desk/withdrawClosure', write<typeof contract.withdrawClosure>('POST', 'desk/closures/:id/withdraw'), { invalidatesTags: ['Day'] }), useWithdrawClosureMutation = withdrawClosure.useMutation;

// Written by `npm run calls` from contract/src/desk/rota/closures.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/rota/closures.ts';
import { write } from '../../../call.ts';
import { live } from '../../../desk-call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const addClosure = mutation('desk/addClosure', write<typeof contract.addClosure>('POST', 'desk/closures'), { invalidatesTags: ['Day'] });
export const useAddClosureMutation = addClosure.useMutation;

export const changeClosure = mutation('desk/changeClosure', write<typeof contract.changeClosure>('PUT', 'desk/closures/:id'), { invalidatesTags: ['Day'] });
export const useChangeClosureMutation = changeClosure.useMutation;

export const confirmClosure = mutation('desk/confirmClosure', write<typeof contract.confirmClosure>('POST', 'desk/closures/:id/confirm'), { invalidatesTags: ['Day'] });
export const useConfirmClosureMutation = confirmClosure.useMutation;

export const listDeskClosures = query('desk/listDeskClosures', live<typeof contract.listDeskClosures>('GET', 'desk/closures'), { providesTags: ['Day'] });
export const useListDeskClosuresQuery = listDeskClosures.useQuery;

export const readDeskClosure = query('desk/readDeskClosure', live<typeof contract.readDeskClosure>('GET', 'desk/closures/:id'), { providesTags: ['Day'] });
export const useReadDeskClosureQuery = readDeskClosure.useQuery;

export const withdrawClosure = mutation('desk/withdrawClosure', write<typeof contract.withdrawClosure>('POST', 'desk/closures/:id/withdraw'), { invalidatesTags: ['Day'] });
export const useWithdrawClosureMutation = withdrawClosure.useMutation;

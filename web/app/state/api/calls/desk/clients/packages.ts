// Written by `npm run calls` from contract/src/desk/clients/packages.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/packages.ts';
import { call, write } from '../../../call.ts';
import { mutation, pages, query } from '../../../endpoint.ts';

export const adjustMinutes = mutation('desk/adjustMinutes', write<typeof contract.adjustMinutes>('POST', 'desk/packages/:id/adjust/'), { invalidatesTags: ['Client', 'Day'] }), useAdjustMinutesMutation = adjustMinutes.useMutation;
export const freezePackage = mutation('desk/freezePackage', write<typeof contract.freezePackage>('POST', 'desk/packages/:id/freeze/'), { invalidatesTags: ['Client', 'Day'] }), useFreezePackageMutation = freezePackage.useMutation;
export const listProlongations = query('desk/listProlongations', call<typeof contract.listProlongations>('GET', 'desk/packages/:id/prolongations/'), { providesTags: ['Client'] }), useListProlongationsQuery = listProlongations.useQuery;
export const prolongPackage = mutation('desk/prolongPackage', write<typeof contract.prolongPackage>('POST', 'desk/packages/:id/prolong/'), { invalidatesTags: ['Client', 'Day'] }), useProlongPackageMutation = prolongPackage.useMutation;
export const readLiability = query('desk/readLiability', call<typeof contract.readLiability>('GET', 'desk/packages/liability/')), useReadLiabilityQuery = readLiability.useQuery;
export const readStatementAtDesk = pages('desk/readStatementAtDesk', call<typeof contract.readStatementAtDesk>('GET', 'desk/packages/:id/statement/'), { providesTags: ['Client', 'Day'] }), useReadStatementAtDeskInfiniteQuery = readStatementAtDesk.useInfiniteQuery;
export const transferMinutes = mutation('desk/transferMinutes', write<typeof contract.transferMinutes>('POST', 'desk/packages/:id/transfer/'), { invalidatesTags: ['Client', 'Day'] }), useTransferMinutesMutation = transferMinutes.useMutation;
export const unfreezePackage = mutation('desk/unfreezePackage', write<typeof contract.unfreezePackage>('POST', 'desk/packages/:id/unfreeze/'), { invalidatesTags: ['Client', 'Day'] }), useUnfreezePackageMutation = unfreezePackage.useMutation;

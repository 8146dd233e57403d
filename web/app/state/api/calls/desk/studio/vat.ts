// Written by `npm run calls` from contract/src/desk/studio/vat.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/vat.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const listVatRates = query('desk/listVatRates', call<typeof contract.listVatRates>('GET', 'desk/studio/vat'), { providesTags: ['Studio'] }), useListVatRatesQuery = listVatRates.useQuery;
export const setVatRate = mutation('desk/setVatRate', write<typeof contract.setVatRate>('POST', 'desk/studio/vat'), { invalidatesTags: ['Studio'] }), useSetVatRateMutation = setVatRate.useMutation;
export const withdrawVatRate = mutation('desk/withdrawVatRate', write<typeof contract.withdrawVatRate>('POST', 'desk/studio/vat/withdraw'), { invalidatesTags: ['Studio'] }), useWithdrawVatRateMutation = withdrawVatRate.useMutation;

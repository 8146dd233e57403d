// Written by `npm run calls` from contract/src/desk/studio/pay-rates.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/pay-rates.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const listPay = query('desk/listPay', call<typeof contract.listPay>('GET', 'desk/studio/pay'), { providesTags: ['Studio'] }), useListPayQuery = listPay.useQuery;
export const setPay = mutation('desk/setPay', write<typeof contract.setPay>('POST', 'desk/studio/pay/:id'), { invalidatesTags: ['Studio'] }), useSetPayMutation = setPay.useMutation;

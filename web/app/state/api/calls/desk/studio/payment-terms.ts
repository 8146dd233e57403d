// Written by `npm run calls` from contract/src/desk/studio/payment-terms.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/payment-terms.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const changePaymentTerms = mutation('desk/changePaymentTerms', write<typeof contract.changePaymentTerms>('PUT', 'desk/studio/payment-terms'), { invalidatesTags: ['Studio'] }), useChangePaymentTermsMutation = changePaymentTerms.useMutation;
export const listPaymentTerms = query('desk/listPaymentTerms', call<typeof contract.listPaymentTerms>('GET', 'desk/studio/payment-terms'), { providesTags: ['Studio'] }), useListPaymentTermsQuery = listPaymentTerms.useQuery;

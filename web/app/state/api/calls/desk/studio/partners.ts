// Written by `npm run calls` from contract/src/desk/studio/partners.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/partners.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const addDiscount = mutation('desk/addDiscount', write<typeof contract.addDiscount>('POST', 'desk/studio/partners'), { invalidatesTags: ['Studio'] }), useAddDiscountMutation = addDiscount.useMutation;
export const addSpareCodes = mutation('desk/addSpareCodes', write<typeof contract.addSpareCodes>('POST', 'desk/studio/partners/:id/codes'), { invalidatesTags: ['Studio'] }), useAddSpareCodesMutation = addSpareCodes.useMutation;
export const changeDiscount = mutation('desk/changeDiscount', write<typeof contract.changeDiscount>('PUT', 'desk/studio/partners/:id'), { invalidatesTags: ['Studio'] }), useChangeDiscountMutation = changeDiscount.useMutation;
export const listStudioDiscounts = query('desk/listStudioDiscounts', call<typeof contract.listStudioDiscounts>('GET', 'desk/studio/partners'), { providesTags: ['Studio'] }), useListStudioDiscountsQuery = listStudioDiscounts.useQuery;
export const retireDiscount = mutation('desk/retireDiscount', write<typeof contract.retireDiscount>('POST', 'desk/studio/partners/:id/retire'), { invalidatesTags: ['Studio'] }), useRetireDiscountMutation = retireDiscount.useMutation;

// Written by `npm run calls` from contract/src/desk/studio/tax-categories.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/tax-categories.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const listTaxCategories = query('desk/listTaxCategories', call<typeof contract.listTaxCategories>('GET', 'desk/studio/tax-categories'), { providesTags: ['Studio'] }), useListTaxCategoriesQuery = listTaxCategories.useQuery;
export const setTaxCategory = mutation('desk/setTaxCategory', write<typeof contract.setTaxCategory>('POST', 'desk/studio/tax-categories'), { invalidatesTags: ['Studio'] }), useSetTaxCategoryMutation = setTaxCategory.useMutation;
export const withdrawTaxCategory = mutation('desk/withdrawTaxCategory', write<typeof contract.withdrawTaxCategory>('POST', 'desk/studio/tax-categories/withdraw'), { invalidatesTags: ['Studio'] }), useWithdrawTaxCategoryMutation = withdrawTaxCategory.useMutation;

// Written by `npm run calls` from contract/src/desk/studio/products.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/products.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const addProduct = mutation('desk/addProduct', write<typeof contract.addProduct>('POST', 'desk/studio/packages'), { invalidatesTags: ['Studio'] }), useAddProductMutation = addProduct.useMutation;
export const changeProduct = mutation('desk/changeProduct', write<typeof contract.changeProduct>('PUT', 'desk/studio/packages/:id'), { invalidatesTags: ['Studio'] }), useChangeProductMutation = changeProduct.useMutation;
export const listStudioProducts = query('desk/listStudioProducts', call<typeof contract.listStudioProducts>('GET', 'desk/studio/packages'), { providesTags: ['Studio'] }), useListStudioProductsQuery = listStudioProducts.useQuery;
export const retireProduct = mutation('desk/retireProduct', write<typeof contract.retireProduct>('POST', 'desk/studio/packages/:id/retire'), { invalidatesTags: ['Studio'] }), useRetireProductMutation = retireProduct.useMutation;

// Written by `npm run calls` from contract/src/desk/money/retail-products.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/money/retail-products.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const addRetailProduct = mutation('desk/addRetailProduct', write<typeof contract.addRetailProduct>('POST', 'desk/studio/products'), { invalidatesTags: ['Studio', 'Till'] }), useAddRetailProductMutation = addRetailProduct.useMutation;
export const changeRetailProduct = mutation('desk/changeRetailProduct', write<typeof contract.changeRetailProduct>('PUT', 'desk/studio/products/:id'), { invalidatesTags: ['Studio', 'Till'] }), useChangeRetailProductMutation = changeRetailProduct.useMutation;
export const listRetailProducts = query('desk/listRetailProducts', call<typeof contract.listRetailProducts>('GET', 'desk/studio/products'), { providesTags: ['Studio', 'Till'] }), useListRetailProductsQuery = listRetailProducts.useQuery;
export const retireRetailProduct = mutation('desk/retireRetailProduct', write<typeof contract.retireRetailProduct>('POST', 'desk/studio/products/:id/retire'), { invalidatesTags: ['Studio', 'Till'] }), useRetireRetailProductMutation = retireRetailProduct.useMutation;

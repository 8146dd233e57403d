// Written by `npm run calls` from contract/src/desk/studio/products.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/products.ts';
import { call } from '../../../call.ts';

export const addProduct = call<typeof contract.addProduct>('POST', 'desk/studio/packages');
export const changeProduct = call<typeof contract.changeProduct>('PUT', 'desk/studio/packages/:id');
export const listStudioProducts = call<typeof contract.listStudioProducts>(
  'GET',
  'desk/studio/packages',
);
export const retireProduct = call<typeof contract.retireProduct>(
  'POST',
  'desk/studio/packages/:id/retire',
);

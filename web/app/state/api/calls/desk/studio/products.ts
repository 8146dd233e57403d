// Written by `npm run calls` from contract/src/desk/studio/products.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/products.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const addProduct = write<typeof contract.addProduct>('POST', 'desk/studio/packages');
export const changeProduct = write<typeof contract.changeProduct>(
  'PUT',
  'desk/studio/packages/:id',
);
export const listStudioProducts = call<typeof contract.listStudioProducts>(
  'GET',
  'desk/studio/packages',
);
export const retireProduct = write<typeof contract.retireProduct>(
  'POST',
  'desk/studio/packages/:id/retire',
);

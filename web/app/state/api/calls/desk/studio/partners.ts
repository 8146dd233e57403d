// Written by `npm run calls` from contract/src/desk/studio/partners.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/partners.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const addDiscount = write<typeof contract.addDiscount>('POST', 'desk/studio/partners');
export const addSpareCodes = write<typeof contract.addSpareCodes>(
  'POST',
  'desk/studio/partners/:id/codes',
);
export const changeDiscount = write<typeof contract.changeDiscount>(
  'PUT',
  'desk/studio/partners/:id',
);
export const listStudioDiscounts = call<typeof contract.listStudioDiscounts>(
  'GET',
  'desk/studio/partners',
);
export const retireDiscount = write<typeof contract.retireDiscount>(
  'POST',
  'desk/studio/partners/:id/retire',
);

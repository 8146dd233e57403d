// Written by `npm run calls` from contract/src/desk/studio/partners.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/partners.ts';
import { call } from '../../../call.ts';

export const addDiscount = call<typeof contract.addDiscount>('POST', 'desk/studio/partners');
export const addSpareCodes = call<typeof contract.addSpareCodes>(
  'POST',
  'desk/studio/partners/:id/codes',
);
export const changeDiscount = call<typeof contract.changeDiscount>(
  'PUT',
  'desk/studio/partners/:id',
);
export const listStudioDiscounts = call<typeof contract.listStudioDiscounts>(
  'GET',
  'desk/studio/partners',
);
export const retireDiscount = call<typeof contract.retireDiscount>(
  'POST',
  'desk/studio/partners/:id/retire',
);

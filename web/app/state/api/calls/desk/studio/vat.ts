// Written by `npm run calls` from contract/src/desk/studio/vat.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/vat.ts';
import { call } from '../../../call.ts';

export const listVatRates = call<typeof contract.listVatRates>('GET', 'desk/studio/vat');
export const setVatRate = call<typeof contract.setVatRate>('POST', 'desk/studio/vat');
export const withdrawVatRate = call<typeof contract.withdrawVatRate>(
  'POST',
  'desk/studio/vat/withdraw',
);

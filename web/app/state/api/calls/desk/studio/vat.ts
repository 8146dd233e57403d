// Written by `npm run calls` from contract/src/desk/studio/vat.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/vat.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const listVatRates = call<typeof contract.listVatRates>('GET', 'desk/studio/vat');
export const setVatRate = write<typeof contract.setVatRate>('POST', 'desk/studio/vat');
export const withdrawVatRate = write<typeof contract.withdrawVatRate>(
  'POST',
  'desk/studio/vat/withdraw',
);

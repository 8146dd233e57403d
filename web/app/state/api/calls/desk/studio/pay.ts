// Written by `npm run calls` from contract/src/desk/studio/pay.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/pay.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const listPay = call<typeof contract.listPay>('GET', 'desk/studio/pay');
export const setPay = write<typeof contract.setPay>('POST', 'desk/studio/pay/:id');

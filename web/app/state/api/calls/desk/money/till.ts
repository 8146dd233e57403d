// Written by `npm run calls` from contract/src/desk/money/till.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/money/till.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const listOffers = call<typeof contract.listOffers>('GET', 'desk/till/offers/');
export const listSalesToClient = call<typeof contract.listSalesToClient>('GET', 'desk/till/sales/');
export const payForSale = write<typeof contract.payForSale>(
  'POST',
  'desk/till/sales/:id/payments/',
);
export const readSale = call<typeof contract.readSale>('GET', 'desk/till/sales/:id/');
export const readTillDay = call<typeof contract.readTillDay>('GET', 'desk/till/day/');
export const refundSale = write<typeof contract.refundSale>('POST', 'desk/till/sales/:id/refunds/');
export const sellAtTill = write<typeof contract.sellAtTill>('POST', 'desk/till/sales/');
export const voidSale = write<typeof contract.voidSale>('POST', 'desk/till/sales/:id/void/');

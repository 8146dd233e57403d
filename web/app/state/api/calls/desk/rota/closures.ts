// Written by `npm run calls` from contract/src/desk/rota/closures.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/rota/closures.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const addClosure = write<typeof contract.addClosure>('POST', 'desk/closures');
export const changeClosure = write<typeof contract.changeClosure>('PUT', 'desk/closures/:id');
export const confirmClosure = write<typeof contract.confirmClosure>(
  'POST',
  'desk/closures/:id/confirm',
);
export const listDeskClosures = call<typeof contract.listDeskClosures>('GET', 'desk/closures');
export const readDeskClosure = call<typeof contract.readDeskClosure>('GET', 'desk/closures/:id');
export const withdrawClosure = write<typeof contract.withdrawClosure>(
  'POST',
  'desk/closures/:id/withdraw',
);

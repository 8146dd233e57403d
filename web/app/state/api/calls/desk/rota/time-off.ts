// Written by `npm run calls` from contract/src/desk/rota/time-off.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/rota/time-off.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const addTimeOff = write<typeof contract.addTimeOff>('POST', 'desk/rota/time-off');
export const markSick = write<typeof contract.markSick>('POST', 'desk/rota/sick');
export const readTimeOff = call<typeof contract.readTimeOff>('GET', 'desk/rota/time-off/:id');
export const withdrawTimeOff = write<typeof contract.withdrawTimeOff>(
  'POST',
  'desk/rota/time-off/:id/withdraw',
);

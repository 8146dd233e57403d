// Written by `npm run calls` from contract/src/desk/money/drawers.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/money/drawers.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const closeDrawer = write<typeof contract.closeDrawer>(
  'POST',
  'desk/till/drawers/:id/close/',
);
export const listDrawers = call<typeof contract.listDrawers>('GET', 'desk/till/drawers/');
export const moveCash = write<typeof contract.moveCash>('POST', 'desk/till/drawers/:id/movements/');
export const openDrawer = write<typeof contract.openDrawer>('POST', 'desk/till/drawers/');
export const readDayReport = call<typeof contract.readDayReport>(
  'GET',
  'desk/till/drawers/:id/report/',
);
export const readDrawer = call<typeof contract.readDrawer>('GET', 'desk/till/drawer/');

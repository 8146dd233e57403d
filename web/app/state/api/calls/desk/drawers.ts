// Written by `npm run calls` from contract/src/desk/drawers.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/drawers.ts';
import { call } from '../../call.ts';

export const closeDrawer = call<typeof contract.closeDrawer>(
  'POST',
  'desk/till/drawers/:id/close/',
);
export const listDrawers = call<typeof contract.listDrawers>('GET', 'desk/till/drawers/');
export const moveCash = call<typeof contract.moveCash>('POST', 'desk/till/drawers/:id/movements/');
export const openDrawer = call<typeof contract.openDrawer>('POST', 'desk/till/drawers/');
export const readDayReport = call<typeof contract.readDayReport>(
  'GET',
  'desk/till/drawers/:id/report/',
);
export const readDrawer = call<typeof contract.readDrawer>('GET', 'desk/till/drawer/');

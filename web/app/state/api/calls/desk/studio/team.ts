// Written by `npm run calls` from contract/src/desk/studio/team.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/team.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const addStaff = write<typeof contract.addStaff>('POST', 'desk/staff/');
export const changeStaff = write<typeof contract.changeStaff>('PUT', 'desk/staff/:id/');
export const endSessionsOfStaff = write<typeof contract.endSessionsOfStaff>(
  'POST',
  'desk/staff/:id/end-sessions/',
);
export const endStaffSession = write<typeof contract.endStaffSession>(
  'POST',
  'desk/staff-sessions/:id/end/',
);
export const eraseMember = call<typeof contract.eraseMember>('POST', 'desk/staff/:id/erase/');
export const exportMember = call<typeof contract.exportMember>('POST', 'desk/staff/:id/export/');
export const listStaff = call<typeof contract.listStaff>('GET', 'desk/staff/');
export const listStaffSessions = call<typeof contract.listStaffSessions>(
  'GET',
  'desk/staff-sessions/',
);
export const readmitStaff = write<typeof contract.readmitStaff>('POST', 'desk/staff/:id/readmit/');
export const resetFactors = write<typeof contract.resetFactors>(
  'POST',
  'desk/staff/:id/reset-factors/',
);
export const suspendStaff = write<typeof contract.suspendStaff>('POST', 'desk/staff/:id/suspend/');

// Written by `npm run calls` from contract/src/desk/clients/memberships.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/memberships.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const giveMembership = write<typeof contract.giveMembership>('POST', 'desk/memberships/');
export const listMembershipYears = call<typeof contract.listMembershipYears>(
  'GET',
  'desk/memberships/',
);
export const revokeMembership = write<typeof contract.revokeMembership>(
  'POST',
  'desk/memberships/:id/revoke/',
);

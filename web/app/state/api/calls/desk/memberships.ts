// Written by `npm run calls` from contract/src/desk/memberships.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/memberships.ts';
import { call } from '../../call.ts';

export const giveMembership = call<typeof contract.giveMembership>('POST', 'desk/memberships/');
export const listMembershipYears = call<typeof contract.listMembershipYears>(
  'GET',
  'desk/memberships/',
);
export const revokeMembership = call<typeof contract.revokeMembership>(
  'POST',
  'desk/memberships/:id/revoke/',
);

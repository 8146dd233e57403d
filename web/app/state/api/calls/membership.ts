// Written by `npm run calls` from contract/src/membership.ts; a change belongs there.
import type * as contract from '@limber/contract/membership.ts';
import { call } from '../call.ts';

export const checkCard = call<typeof contract.checkCard>(
  'GET',
  'appointment/membership/card/:pass/',
);
export const readCardPass = call<typeof contract.readCardPass>(
  'GET',
  'appointment/membership/card/',
);
export const readMembershipStatus = call<typeof contract.readMembershipStatus>(
  'GET',
  'appointment/membership/status/',
);

// Written by `npm run calls` from contract/src/claiming.ts; a change belongs there.
import type * as contract from '@limber/contract/claiming.ts';
import { call } from '../call.ts';

export const claimAccount = call<typeof contract.claimAccount>('POST', 'auth/token/claim/confirm/');
export const lookUpClaim = call<typeof contract.lookUpClaim>('POST', 'auth/token/claim/');
export const requestClaimCode = call<typeof contract.requestClaimCode>(
  'POST',
  'auth/token/claim/code/',
);

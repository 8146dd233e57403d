// Written by `npm run calls` from contract/src/account-claims.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/account-claims.ts';
import { call } from '../call.ts';
import { mutation, query } from '../endpoint.ts';

export const claimAccount = mutation('claimAccount', call<typeof contract.claimAccount>('POST', 'auth/token/claim/confirm/'), { extraOptions: { anonymous: true } }), useClaimAccountMutation = claimAccount.useMutation;
export const lookUpClaim = query('lookUpClaim', call<typeof contract.lookUpClaim>('POST', 'auth/token/claim/'), { keepUnusedDataFor: 0, extraOptions: { anonymous: true } }), useLookUpClaimQuery = lookUpClaim.useQuery;
export const requestClaimCode = mutation('requestClaimCode', call<typeof contract.requestClaimCode>('POST', 'auth/token/claim/code/'), { extraOptions: { anonymous: true } }), useRequestClaimCodeMutation = requestClaimCode.useMutation;

// Written by `npm run calls` from contract/src/desk/clients/claims.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/claims.ts';
import { call, write } from '../../../call.ts';
import { mutation } from '../../../endpoint.ts';

export const makeClaimLink = mutation('desk/makeClaimLink', call<typeof contract.makeClaimLink>('POST', 'desk/clients/:id/claim-link'), { invalidatesTags: ['Client'] }), useMakeClaimLinkMutation = makeClaimLink.useMutation;
export const withdrawClaimLink = mutation('desk/withdrawClaimLink', write<typeof contract.withdrawClaimLink>('DELETE', 'desk/clients/:id/claim-link'), { invalidatesTags: ['Client'] }), useWithdrawClaimLinkMutation = withdrawClaimLink.useMutation;

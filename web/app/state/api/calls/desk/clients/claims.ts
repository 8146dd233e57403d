// Written by `npm run calls` from contract/src/desk/clients/claims.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/claims.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const makeClaimLink = call<typeof contract.makeClaimLink>(
  'POST',
  'desk/clients/:id/claim-link',
);
export const withdrawClaimLink = write<typeof contract.withdrawClaimLink>(
  'DELETE',
  'desk/clients/:id/claim-link',
);

// Written by `npm run calls` from contract/src/policies.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/policies.ts';
import { call } from '../call.ts';
import { query } from '../endpoint.ts';

export const readPolicy = query('readPolicy', call<typeof contract.readPolicy>('GET', 'service/policies/:kind/')), useReadPolicyQuery = readPolicy.useQuery;

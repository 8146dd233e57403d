// Written by `npm run calls` from contract/src/health-record.ts; a change belongs there.
import type * as contract from '@limber/contract/health-record.ts';
import { call } from '../call.ts';

export const readHealthRecord = call<typeof contract.readHealthRecord>(
  'GET',
  'accounts/profile/health-notes/',
);

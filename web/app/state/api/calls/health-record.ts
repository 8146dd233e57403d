// Written by `npm run calls` from contract/src/health-record.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/health-record.ts';
import { call } from '../call.ts';
import { query } from '../endpoint.ts';

export const readHealthRecord = query('readHealthRecord', call<typeof contract.readHealthRecord>('GET', 'accounts/profile/health-notes/'), { providesTags: ['Me'], keepUnusedDataFor: 0 }), useReadHealthRecordQuery = readHealthRecord.useQuery;

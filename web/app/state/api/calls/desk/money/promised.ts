// Written by `npm run calls` from contract/src/desk/money/promised.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/money/promised.ts';
import { call } from '../../../call.ts';
import { query } from '../../../endpoint.ts';

export const readPromised = query('desk/readPromised', call<typeof contract.readPromised>('GET', 'desk/reports/promised/'), { providesTags: ['Day'], keepUnusedDataFor: 0 }), useReadPromisedQuery = readPromised.useQuery;

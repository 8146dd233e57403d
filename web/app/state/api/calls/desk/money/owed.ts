// Written by `npm run calls` from contract/src/desk/money/owed.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/money/owed.ts';
import { live } from '../../../desk-call.ts';
import { query } from '../../../endpoint.ts';

export const listDue = query('desk/listDue', live<typeof contract.listDue>('GET', 'desk/till/due/'), { providesTags: ['Till', 'Day'] }), useListDueQuery = listDue.useQuery;
export const listOwed = query('desk/listOwed', live<typeof contract.listOwed>('GET', 'desk/till/owed/'), { providesTags: ['Till', 'Day'] }), useListOwedQuery = listOwed.useQuery;

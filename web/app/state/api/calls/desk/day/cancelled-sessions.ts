// Written by `npm run calls` from contract/src/desk/day/cancelled-sessions.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/day/cancelled-sessions.ts';
import { live } from '../../../desk-call.ts';
import { query } from '../../../endpoint.ts';

export const listCancelled = query('desk/listCancelled', live<typeof contract.listCancelled>('GET', 'desk/day/cancelled'), { providesTags: ['Day'] }), useListCancelledQuery = listCancelled.useQuery;

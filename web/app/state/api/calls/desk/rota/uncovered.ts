// Written by `npm run calls` from contract/src/desk/rota/uncovered.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/rota/uncovered.ts';
import { live } from '../../../desk-call.ts';
import { query } from '../../../endpoint.ts';

export const listUncovered = query('desk/listUncovered', live<typeof contract.listUncovered>('GET', 'desk/rota/therapists/:id/uncovered'), { providesTags: ['Day'] }), useListUncoveredQuery = listUncovered.useQuery;

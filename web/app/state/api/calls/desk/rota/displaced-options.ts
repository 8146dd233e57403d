// Written by `npm run calls` from contract/src/desk/rota/displaced-options.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/rota/displaced-options.ts';
import { live } from '../../../desk-call.ts';
import { query } from '../../../endpoint.ts';

export const readSessionWays = query('desk/readSessionWays', live<typeof contract.readSessionWays>('GET', 'desk/rota/sessions/:id/ways'), { providesTags: ['Day'] }), useReadSessionWaysQuery = readSessionWays.useQuery;

// Written by `npm run calls` from contract/src/desk/day/session.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/day/session.ts';
import { live } from '../../../desk-call.ts';
import { query } from '../../../endpoint.ts';

export const readDeskSession = query('desk/readDeskSession', live<typeof contract.readDeskSession>('GET', 'desk/day/sessions/:id'), { providesTags: ['Day'] }), useReadDeskSessionQuery = readDeskSession.useQuery;

// Written by `npm run calls` from contract/src/desk/rota/upcoming-sessions.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/rota/upcoming-sessions.ts';
import { live } from '../../../desk-call.ts';
import { query } from '../../../endpoint.ts';

export const listToCome = query('desk/listToCome', live<typeof contract.listToCome>('GET', 'desk/rota/therapists/:id/to-come'), { providesTags: ['Day'] }), useListToComeQuery = listToCome.useQuery;

// Written by `npm run calls` from contract/src/desk/day/session-needs.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/day/session-needs.ts';
import { call } from '../../../call.ts';
import { query } from '../../../endpoint.ts';

export const listSessionNeeds = query('desk/listSessionNeeds', call<typeof contract.listSessionNeeds>('GET', 'desk/resources'), { providesTags: ['Day'], keepUnusedDataFor: 0 }), useListSessionNeedsQuery = listSessionNeeds.useQuery;

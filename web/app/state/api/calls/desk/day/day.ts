// Written by `npm run calls` from contract/src/desk/day/day.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/day/day.ts';
import { live } from '../../../desk-call.ts';
import { query } from '../../../endpoint.ts';

export const readDay = query('desk/readDay', live<typeof contract.readDay>('GET', 'desk/day'), { providesTags: ['Day'] }), useReadDayQuery = readDay.useQuery;

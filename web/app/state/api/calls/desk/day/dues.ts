// Written by `npm run calls` from contract/src/desk/day/dues.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/day/dues.ts';
import { live } from '../../../desk-call.ts';
import { query } from '../../../endpoint.ts';

export const listDuesOfDay = query('desk/listDuesOfDay', live<typeof contract.listDuesOfDay>('GET', 'desk/day/dues'), { providesTags: ['Till', 'Day'], keepUnusedDataFor: 0 }), useListDuesOfDayQuery = listDuesOfDay.useQuery;

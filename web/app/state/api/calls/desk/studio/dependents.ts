// Written by `npm run calls` from contract/src/desk/studio/dependents.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/dependents.ts';
import { call } from '../../../call.ts';
import { query } from '../../../endpoint.ts';

export const listDependents = query('desk/listDependents', call<typeof contract.listDependents>('GET', 'desk/studio/dependents'), { providesTags: ['Studio', 'Day'], keepUnusedDataFor: 0 }), useListDependentsQuery = listDependents.useQuery;

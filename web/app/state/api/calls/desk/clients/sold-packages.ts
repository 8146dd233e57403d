// Written by `npm run calls` from contract/src/desk/clients/sold-packages.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/sold-packages.ts';
import { live } from '../../../desk-call.ts';
import { query } from '../../../endpoint.ts';

export const listSoldPackages = query('desk/listSoldPackages', live<typeof contract.listSoldPackages>('GET', 'desk/till/sales/:id/packages/'), { providesTags: ['Till'] }), useListSoldPackagesQuery = listSoldPackages.useQuery;

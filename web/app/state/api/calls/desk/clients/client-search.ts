// Written by `npm run calls` from contract/src/desk/clients/client-search.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/client-search.ts';
import { call } from '../../../call.ts';
import { query } from '../../../endpoint.ts';

export const findClients = query('desk/findClients', call<typeof contract.findClients>('GET', 'desk/clients'), { keepUnusedDataFor: 10 }), useFindClientsQuery = findClients.useQuery;

// Written by `npm run calls` from contract/src/desk/clients/duplicates.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/duplicates.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const listDuplicates = query('desk/listDuplicates', call<typeof contract.listDuplicates>('GET', 'desk/duplicates'), { providesTags: ['Client'] }), useListDuplicatesQuery = listDuplicates.useQuery;
export const mergeClients = mutation('desk/mergeClients', write<typeof contract.mergeClients>('POST', 'desk/clients/:id/merge'), { invalidatesTags: ['Client', 'Contacts', 'Day', 'Till'] }), useMergeClientsMutation = mergeClients.useMutation;
export const tellApart = mutation('desk/tellApart', write<typeof contract.tellApart>('POST', 'desk/clients/:id/tell-apart'), { invalidatesTags: ['Client'] }), useTellApartMutation = tellApart.useMutation;

// Written by `npm run calls` from contract/src/desk/clients/clients.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/clients.ts';
import { write } from '../../../call.ts';
import { live } from '../../../desk-call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const addClient = mutation('desk/addClient', write<typeof contract.addClient>('POST', 'desk/clients'), { invalidatesTags: ['Client'] }), useAddClientMutation = addClient.useMutation;
export const changeClient = mutation('desk/changeClient', write<typeof contract.changeClient>('PUT', 'desk/clients/:id'), { invalidatesTags: ['Client', 'Day'] }), useChangeClientMutation = changeClient.useMutation;
export const readClient = query('desk/readClient', live<typeof contract.readClient>('GET', 'desk/clients/:id'), { providesTags: ['Client', 'Day', 'Till'] }), useReadClientQuery = readClient.useQuery;
export const removeAddress = mutation('desk/removeAddress', write<typeof contract.removeAddress>('DELETE', 'desk/clients/:id/address'), { invalidatesTags: ['Client'] }), useRemoveAddressMutation = removeAddress.useMutation;

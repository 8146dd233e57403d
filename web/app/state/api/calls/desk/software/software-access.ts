// Written by `npm run calls` from contract/src/desk/software/software-access.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/software/software-access.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const changeSoftwareAccess = mutation('desk/changeSoftwareAccess', write<typeof contract.changeSoftwareAccess>('PUT', 'desk/studio/software'), { invalidatesTags: ['Studio', 'Me'] }), useChangeSoftwareAccessMutation = changeSoftwareAccess.useMutation;
export const endApiKey = mutation('desk/endApiKey', write<typeof contract.endApiKey>('DELETE', 'desk/api-keys/:id'), { invalidatesTags: ['Studio', 'Me'] }), useEndApiKeyMutation = endApiKey.useMutation;
export const listApiKeys = query('desk/listApiKeys', call<typeof contract.listApiKeys>('GET', 'desk/api-keys'), { providesTags: ['Studio'] }), useListApiKeysQuery = listApiKeys.useQuery;
export const readSoftwareAccess = query('desk/readSoftwareAccess', call<typeof contract.readSoftwareAccess>('GET', 'desk/studio/software'), { providesTags: ['Studio'] }), useReadSoftwareAccessQuery = readSoftwareAccess.useQuery;

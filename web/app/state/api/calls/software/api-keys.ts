// Written by `npm run calls` from contract/src/software/api-keys.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/software/api-keys.ts';
import { call, write } from '../../call.ts';
import { mutation, query, whenDone } from '../../endpoint.ts';

export const listOwnApiKeys = query('listOwnApiKeys', call<typeof contract.listOwnApiKeys>('GET', 'accounts/api-keys/'), { providesTags: ['Me'], keepUnusedDataFor: 0 }), useListOwnApiKeysQuery = listOwnApiKeys.useQuery;
export const makeApiKey = mutation('makeApiKey', call<typeof contract.makeApiKey>('POST', 'accounts/api-keys/'), { invalidatesTags: whenDone('Me', 'Studio') }), useMakeApiKeyMutation = makeApiKey.useMutation;
export const revokeApiKey = mutation('revokeApiKey', write<typeof contract.revokeApiKey>('DELETE', 'accounts/api-keys/:id/'), { invalidatesTags: ['Me', 'Studio'] }), useRevokeApiKeyMutation = revokeApiKey.useMutation;

// Written by `npm run calls` from contract/src/software/assistants.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/software/assistants.ts';
import { call } from '../../call.ts';
import { mutation, query, whenDone } from '../../endpoint.ts';

export const allowAssistant = mutation('allowAssistant', call<typeof contract.allowAssistant>('POST', 'accounts/assistants/'), { invalidatesTags: whenDone('Me') }), useAllowAssistantMutation = allowAssistant.useMutation;
export const readAssistantRequest = query('readAssistantRequest', call<typeof contract.readAssistantRequest>('GET', 'accounts/assistants/'), { keepUnusedDataFor: 0 }), useReadAssistantRequestQuery = readAssistantRequest.useQuery;

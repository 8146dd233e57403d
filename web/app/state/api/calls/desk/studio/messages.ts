// Written by `npm run calls` from contract/src/desk/studio/messages.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/studio/messages.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const changeMessage = mutation('desk/changeMessage', write<typeof contract.changeMessage>('PUT', 'desk/studio/messages/:kind'), { invalidatesTags: ['Studio'] }), useChangeMessageMutation = changeMessage.useMutation;
export const listMessageTemplates = query('desk/listMessageTemplates', call<typeof contract.listMessageTemplates>('GET', 'desk/studio/message-templates'), { providesTags: ['Studio'] }), useListMessageTemplatesQuery = listMessageTemplates.useQuery;
export const listMessages = query('desk/listMessages', call<typeof contract.listMessages>('GET', 'desk/studio/messages'), { providesTags: ['Studio'] }), useListMessagesQuery = listMessages.useQuery;

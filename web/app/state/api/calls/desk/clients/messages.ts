// Written by `npm run calls` from contract/src/desk/clients/messages.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/messages.ts';
import { live } from '../../../desk-call.ts';
import { pages, query } from '../../../endpoint.ts';

export const listMessageChannels = query('desk/listMessageChannels', live<typeof contract.listMessageChannels>('GET', 'desk/contacts/channels'), { providesTags: ['Studio'] }), useListMessageChannelsQuery = listMessageChannels.useQuery;
export const listMessagesTo = pages('desk/listMessagesTo', live<typeof contract.listMessagesTo>('GET', 'desk/clients/:id/messages'), { limit: 8, providesTags: ['Client'] }), useListMessagesToInfiniteQuery = listMessagesTo.useInfiniteQuery;

// Written by `npm run calls` from contract/src/desk/clients/timeline.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/timeline.ts';
import { call } from '../../../call.ts';
import { live } from '../../../desk-call.ts';
import { pages, query } from '../../../endpoint.ts';

export const listClientEarlierVisits = pages('desk/listClientEarlierVisits', live<typeof contract.listClientEarlierVisits>('GET', 'desk/clients/:id/earlier-visits'), { limit: 5, providesTags: ['Client', 'Imports'] }), useListClientEarlierVisitsInfiniteQuery = listClientEarlierVisits.useInfiniteQuery;
export const listClientNotes = query('desk/listClientNotes', call<typeof contract.listClientNotes>('GET', 'desk/clients/:id/notes')), useListClientNotesQuery = listClientNotes.useQuery;
export const listClientSessions = pages('desk/listClientSessions', live<typeof contract.listClientSessions>('GET', 'desk/clients/:id/sessions'), { providesTags: ['Client', 'Day'] }), useListClientSessionsInfiniteQuery = listClientSessions.useInfiniteQuery;
export const readClientStory = pages('desk/readClientStory', live<typeof contract.readClientStory>('GET', 'desk/clients/:id/story'), { providesTags: ['Client', 'Contacts', 'Day', 'Till'] }), useReadClientStoryInfiniteQuery = readClientStory.useInfiniteQuery;

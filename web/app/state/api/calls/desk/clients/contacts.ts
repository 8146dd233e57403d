// Written by `npm run calls` from contract/src/desk/clients/contacts.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/contacts.ts';
import { call, write } from '../../../call.ts';
import { mutation, pages, query } from '../../../endpoint.ts';

export const changeContactOutcome = mutation('desk/changeContactOutcome', write<typeof contract.changeContactOutcome>('PUT', 'desk/contacts/:id'), { invalidatesTags: ['Contacts'] }), useChangeContactOutcomeMutation = changeContactOutcome.useMutation;
export const listContacts = pages('desk/listContacts', call<typeof contract.listContacts>('GET', 'desk/clients/:id/contacts'), { providesTags: ['Contacts'] }), useListContactsInfiniteQuery = listContacts.useInfiniteQuery;
export const listReadyTexts = query('desk/listReadyTexts', call<typeof contract.listReadyTexts>('GET', 'desk/clients/:id/texts'), { providesTags: ['Contacts', 'Day'] }), useListReadyTextsQuery = listReadyTexts.useQuery;
export const logContact = mutation('desk/logContact', write<typeof contract.logContact>('POST', 'desk/contacts'), { invalidatesTags: ['Contacts', 'Day'] }), useLogContactMutation = logContact.useMutation;

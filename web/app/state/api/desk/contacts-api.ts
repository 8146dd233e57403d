import type { Contact } from '@limber/contract/desk/clients/contacts.ts';
import type { Args, Reply } from '../call.ts';
import * as calls from '../calls/desk/clients/contacts.ts';
import { deskApi } from '../desk-api.ts';
import { type Page, pageSize, pagesByOffset } from '../pages.ts';

/** Calls and messages to clients; that there was one is written down by `clients-api.ts`. */
export const deskContactsApi = deskApi
  .enhanceEndpoints({ addTagTypes: ['Contacts'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The newest first; the page parameter is the offset. */
      deskContacts: build.infiniteQuery<Page<Contact>, { id: number }, number>({
        query: ({ queryArg: { id }, pageParam: offset }) =>
          calls.listContacts({ id, limit: pageSize, offset }),
        infiniteQueryOptions: pagesByOffset,
        providesTags: ['Contacts'],
      }),
      deskReadyTexts: build.query<Reply<typeof calls.listReadyTexts>, { id: number }>({
        query: calls.listReadyTexts,
        providesTags: ['Contacts', 'Day'],
      }),
      deskChangeOutcome: build.mutation<
        Reply<typeof calls.changeContactOutcome>,
        Args<typeof calls.changeContactOutcome>
      >({ query: calls.changeContactOutcome, invalidatesTags: ['Contacts'] }),
    }),
  });

export const {
  useDeskContactsInfiniteQuery,
  useDeskReadyTextsQuery,
  useDeskChangeOutcomeMutation,
} = deskContactsApi;

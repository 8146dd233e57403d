import type { Args, Reply } from '../call.ts';
import * as calls from '../calls/desk/clients/clients.ts';
import * as contacts from '../calls/desk/clients/contacts.ts';
import { deskApi } from '../desk-api.ts';

/** Clients whom the desk makes, and that it called or wrote to them. */
export const deskClientsApi = deskApi
  .enhanceEndpoints({ addTagTypes: ['Client', 'Contacts'] })
  .injectEndpoints({
    endpoints: (build) => ({
      deskAddClient: build.mutation<Reply<typeof calls.addClient>, Args<typeof calls.addClient>>({
        query: calls.addClient,
        invalidatesTags: ['Client'],
      }),
      deskLogContact: build.mutation<
        Reply<typeof contacts.logContact>,
        Args<typeof contacts.logContact>
      >({ query: contacts.logContact, invalidatesTags: ['Contacts'] }),
    }),
  });

export const { useDeskAddClientMutation, useDeskLogContactMutation } = deskClientsApi;

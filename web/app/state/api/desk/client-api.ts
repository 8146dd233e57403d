import type { Appointment } from '@limber/contract/appointments.ts';
import type { StoryEvent, StoryKind } from '@limber/contract/desk/clients/story.ts';
import { byItself } from '../../by-itself.ts';
import type { Args, Reply } from '../call.ts';
import * as claims from '../calls/desk/clients/claims.ts';
import * as calls from '../calls/desk/clients/clients.ts';
import * as duplicates from '../calls/desk/clients/duplicates.ts';
import * as privacy from '../calls/desk/clients/privacy.ts';
import * as story from '../calls/desk/clients/story.ts';
import { deskApi } from '../desk-api.ts';
import { type Page, pageSize, pagesByOffset } from '../pages.ts';

/** Clients by page; whatever changes one is tagged `Client`. */
export const deskClientApi = deskApi
  .enhanceEndpoints({ addTagTypes: ['Client', 'Contacts', 'Till', 'Packages'] })
  .injectEndpoints({
    endpoints: (build) => ({
      deskClient: build.query<Reply<typeof calls.readClient>, { id: number }>({
        query: (args) => calls.readClient(args, byItself()),
        providesTags: ['Client', 'Day', 'Till'],
      }),
      /** 409: somebody has changed them since; what was shown is asked anew. */
      deskChangeClient: build.mutation<
        Reply<typeof calls.changeClient>,
        Args<typeof calls.changeClient>
      >({ query: calls.changeClient, invalidatesTags: ['Client', 'Day'] }),
      deskTakeOffAddress: build.mutation<
        Reply<typeof calls.takeOffAddress>,
        Args<typeof calls.takeOffAddress>
      >({ query: calls.takeOffAddress, invalidatesTags: ['Client'] }),
      deskMergeClients: build.mutation<
        Reply<typeof calls.mergeClients>,
        Args<typeof calls.mergeClients>
      >({ query: calls.mergeClients, invalidatesTags: ['Client', 'Contacts', 'Day', 'Till'] }),
      deskDuplicates: build.query<Reply<typeof duplicates.listDuplicates>, { offset: number }>({
        query: ({ offset }) => duplicates.listDuplicates({ limit: pageSize, offset }),
        providesTags: ['Client'],
      }),
      deskTellApart: build.mutation<
        Reply<typeof duplicates.tellApart>,
        Args<typeof duplicates.tellApart>
      >({ query: duplicates.tellApart, invalidatesTags: ['Client'] }),
      /** The latest first; the page parameter is the offset. */
      deskStory: build.infiniteQuery<
        Page<StoryEvent>,
        { id: number; kind: StoryKind | undefined },
        number
      >({
        query: ({ queryArg, pageParam: offset }) =>
          story.readClientStory({ ...queryArg, limit: pageSize, offset }, byItself()),
        infiniteQueryOptions: pagesByOffset,
        providesTags: ['Client', 'Contacts', 'Day', 'Till'],
      }),
      deskPastSessions: build.infiniteQuery<Page<Appointment>, { id: number }, number>({
        query: ({ queryArg: { id }, pageParam: offset }) =>
          story.listClientSessions({ id, limit: pageSize, offset }, byItself()),
        infiniteQueryOptions: pagesByOffset,
        providesTags: ['Client', 'Day'],
      }),
      /** Who reads notes is kept: they are asked for when somebody opens them. */
      deskClientNotes: build.query<Reply<typeof story.listClientNotes>, { id: number }>({
        query: ({ id }) => story.listClientNotes({ id, limit: 100 }),
      }),
      deskExportClient: build.mutation<
        Reply<typeof privacy.exportClient>,
        Args<typeof privacy.exportClient>
      >({ query: privacy.exportClient }),
      /** They are asked for no more; whatever else shows them is asked anew. */
      deskEraseClient: build.mutation<
        Reply<typeof privacy.eraseClient>,
        Args<typeof privacy.eraseClient>
      >({ query: privacy.eraseClient, invalidatesTags: ['Client', 'Contacts', 'Day', 'Till'] }),
      deskMakeClaim: build.mutation<
        Reply<typeof claims.makeClaimLink>,
        Args<typeof claims.makeClaimLink>
      >({ query: claims.makeClaimLink, invalidatesTags: ['Client'] }),
      deskWithdrawClaim: build.mutation<
        Reply<typeof claims.withdrawClaimLink>,
        Args<typeof claims.withdrawClaimLink>
      >({ query: claims.withdrawClaimLink, invalidatesTags: ['Client'] }),
    }),
  });

export const {
  useDeskClientQuery,
  useDeskChangeClientMutation,
  useDeskMergeClientsMutation,
  useDeskTakeOffAddressMutation,
  useDeskDuplicatesQuery,
  useDeskTellApartMutation,
  useDeskStoryInfiniteQuery,
  useDeskPastSessionsInfiniteQuery,
  useDeskClientNotesQuery,
  useDeskExportClientMutation,
  useDeskEraseClientMutation,
  useDeskMakeClaimMutation,
  useDeskWithdrawClaimMutation,
} = deskClientApi;

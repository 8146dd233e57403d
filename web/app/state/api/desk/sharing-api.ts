import { api } from '../api.ts';
import type { Args, Reply } from '../call.ts';
import * as calls from '../calls/desk/clients/sharing.ts';

/** Who shares packages of clients. After a refusal too what was shown is asked anew. */
export const deskSharingApi = api.enhanceEndpoints({ addTagTypes: ['Client'] }).injectEndpoints({
  endpoints: (build) => ({
    deskAddPerson: build.mutation<
      Reply<typeof calls.addPackagePerson>,
      Args<typeof calls.addPackagePerson>
    >({ query: calls.addPackagePerson, invalidatesTags: ['Client'] }),
    deskCapPerson: build.mutation<
      Reply<typeof calls.capPackagePerson>,
      Args<typeof calls.capPackagePerson>
    >({ query: calls.capPackagePerson, invalidatesTags: ['Client'] }),
    deskRemovePerson: build.mutation<
      Reply<typeof calls.removePackagePerson>,
      Args<typeof calls.removePackagePerson>
    >({ query: calls.removePackagePerson, invalidatesTags: ['Client'] }),
  }),
});

export const { useDeskAddPersonMutation, useDeskCapPersonMutation, useDeskRemovePersonMutation } =
  deskSharingApi;

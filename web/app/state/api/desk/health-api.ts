import { api } from '../api.ts';
import type { Args, Reply } from '../call.ts';
import * as client from '../calls/desk/clients/health.ts';
import * as calls from '../calls/desk/clients/health-notes.ts';

/**
 * Health notes of clients. Each look is kept, so it is no query, which would be asked anew by itself and
 * whose answer would stay after it is closed; it goes with the part that shows it, or by its `reset`.
 */
export const deskHealthApi = api
  .enhanceEndpoints({ addTagTypes: ['Client', 'Day'] })
  .injectEndpoints({
    endpoints: (build) => ({
      deskReadHealthNote: build.mutation<
        Reply<typeof calls.readHealthNote>,
        Args<typeof calls.readHealthNote>
      >({ query: calls.readHealthNote }),
      deskReadClientNote: build.mutation<
        Reply<typeof client.readClientHealthNote>,
        Args<typeof client.readClientHealthNote>
      >({ query: client.readClientHealthNote }),
      /** 409: somebody has changed the client since, who is asked anew. */
      deskWriteClientNote: build.mutation<
        Reply<typeof client.writeClientHealthNote>,
        Args<typeof client.writeClientHealthNote>
      >({ query: client.writeClientHealthNote, invalidatesTags: ['Client', 'Day'] }),
      deskWithdrawClientNote: build.mutation<
        Reply<typeof client.withdrawClientHealthNote>,
        Args<typeof client.withdrawClientHealthNote>
      >({ query: client.withdrawClientHealthNote, invalidatesTags: ['Client', 'Day'] }),
    }),
  });

export const {
  useDeskReadHealthNoteMutation,
  useDeskReadClientNoteMutation,
  useDeskWriteClientNoteMutation,
  useDeskWithdrawClientNoteMutation,
} = deskHealthApi;

import { api } from '../api.ts';
import type { Args, Reply } from '../call.ts';
import * as calls from '../calls/desk/health-notes.ts';

/**
 * Health notes of clients. Each look is kept, so it is no query, which would be asked anew by itself and
 * whose answer would stay after it is closed; it goes with the part that shows it, or by its `reset`.
 */
export const deskHealthApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskReadHealthNote: build.mutation<
      Reply<typeof calls.readHealthNote>,
      Args<typeof calls.readHealthNote>
    >({ query: calls.readHealthNote }),
  }),
});

export const { useDeskReadHealthNoteMutation } = deskHealthApi;

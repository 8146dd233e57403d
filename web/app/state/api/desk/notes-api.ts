import { api } from '../api.ts';
import type { Args, Reply } from '../call.ts';
import * as calls from '../calls/desk/day/session-notes.ts';

/** Notes of sessions. The names begin with `desk`, as in `desk-api.ts`. */
export const deskNotesApi = api.enhanceEndpoints({ addTagTypes: ['Notes'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Whoever asks is kept as a reader: it is asked when somebody opens them, never by itself. */
    deskNotes: build.query<
      Reply<typeof calls.listSessionNotes>,
      Args<typeof calls.listSessionNotes>
    >({ query: calls.listSessionNotes, providesTags: ['Notes'] }),
    deskAddNote: build.mutation<
      Reply<typeof calls.addSessionNote>,
      Args<typeof calls.addSessionNote>
    >({ query: calls.addSessionNote, invalidatesTags: ['Notes'] }),
  }),
});

export const { useDeskNotesQuery, useDeskAddNoteMutation } = deskNotesApi;

// Written by `npm run calls` from contract/src/desk/day/session-notes.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/day/session-notes.ts';
import { call, write } from '../../../call.ts';
import { mutation, query } from '../../../endpoint.ts';

export const addSessionNote = mutation('desk/addSessionNote', write<typeof contract.addSessionNote>('POST', 'desk/bookings/:id/notes/'), { invalidatesTags: ['Notes'] }), useAddSessionNoteMutation = addSessionNote.useMutation;
export const listSessionNotes = query('desk/listSessionNotes', call<typeof contract.listSessionNotes>('GET', 'desk/bookings/:id/notes/'), { providesTags: ['Notes'] }), useListSessionNotesQuery = listSessionNotes.useQuery;

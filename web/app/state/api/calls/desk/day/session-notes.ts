// Written by `npm run calls` from contract/src/desk/day/session-notes.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/day/session-notes.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const addSessionNote = write<typeof contract.addSessionNote>(
  'POST',
  'desk/bookings/:id/notes/',
);
export const listSessionNotes = call<typeof contract.listSessionNotes>(
  'GET',
  'desk/bookings/:id/notes/',
);

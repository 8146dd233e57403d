// Written by `npm run calls` from contract/src/desk/clients/story.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/story.ts';
import { call } from '../../../call.ts';

export const listClientNotes = call<typeof contract.listClientNotes>(
  'GET',
  'desk/clients/:id/notes',
);
export const listClientSessions = call<typeof contract.listClientSessions>(
  'GET',
  'desk/clients/:id/sessions',
);
export const readClientStory = call<typeof contract.readClientStory>(
  'GET',
  'desk/clients/:id/story',
);

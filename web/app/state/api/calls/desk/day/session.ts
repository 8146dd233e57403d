// Written by `npm run calls` from contract/src/desk/day/session.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/day/session.ts';
import { call } from '../../../call.ts';

export const readDeskSession = call<typeof contract.readDeskSession>(
  'GET',
  'desk/day/sessions/:id',
);

// Written by `npm run calls` from contract/src/desk/clients/health-notes.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/health-notes.ts';
import { call } from '../../../call.ts';

export const readHealthNote = call<typeof contract.readHealthNote>(
  'GET',
  'desk/bookings/:id/health-note/',
);

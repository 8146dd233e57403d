// Written by `npm run calls` from contract/src/desk/clients/session-health-note.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/session-health-note.ts';
import { call } from '../../../call.ts';
import { mutation } from '../../../endpoint.ts';

export const readHealthNote = mutation('desk/readHealthNote', call<typeof contract.readHealthNote>('GET', 'desk/bookings/:id/health-note/')), useReadHealthNoteMutation = readHealthNote.useMutation;

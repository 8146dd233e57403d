// Written by `npm run calls` from contract/src/desk/clients/client-health-note.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/client-health-note.ts';
import { call, write } from '../../../call.ts';
import { mutation } from '../../../endpoint.ts';

export const readClientHealthNote = mutation('desk/readClientHealthNote', call<typeof contract.readClientHealthNote>('GET', 'desk/clients/:id/health-note')), useReadClientHealthNoteMutation = readClientHealthNote.useMutation;
export const withdrawClientHealthNote = mutation('desk/withdrawClientHealthNote', write<typeof contract.withdrawClientHealthNote>('POST', 'desk/clients/:id/health-note/withdraw'), { invalidatesTags: ['Client', 'Day'] }), useWithdrawClientHealthNoteMutation = withdrawClientHealthNote.useMutation;
export const writeClientHealthNote = mutation('desk/writeClientHealthNote', write<typeof contract.writeClientHealthNote>('PUT', 'desk/clients/:id/health-note'), { invalidatesTags: ['Client', 'Day'] }), useWriteClientHealthNoteMutation = writeClientHealthNote.useMutation;

import type { SessionNote } from '@limber/contract/desk/day/session-notes.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { holdAgreement } from '../../accounts/health/keep-consent.ts';
import type { NoteDeps } from '../deps.ts';
import { readDeskBooking } from '../read-booking.ts';
import { noteOnWire } from './note-on-wire.ts';
import { insertReads, listNotes } from './queries.ts';

/**
 * Notes of a session, oldest first, and whether its client agrees to any; that somebody else than the author reads one is written down. A
 * therapist is told those of their own sessions. Refuses 404 any other.
 */
export async function listSessionNotes(
  deps: NoteDeps,
  actor: Actor,
  bookingId: string,
  now: Date,
): Promise<{ agrees_to_notes: boolean; notes: SessionNote[] }> {
  return deps.db.transaction().execute(async (trx) => {
    const { client } = await readDeskBooking(trx, actor, bookingId);
    // What a process of the version before has left of an agreement that was taken back is not shown.
    if (!(await holdAgreement(trx, client.id))) return { agrees_to_notes: false, notes: [] };
    const notes = await listNotes(trx, bookingId);
    await insertReads(trx, bookingId, actor.accountId, now);
    return { agrees_to_notes: true, notes: notes.map((each) => noteOnWire(deps, each)) };
  });
}

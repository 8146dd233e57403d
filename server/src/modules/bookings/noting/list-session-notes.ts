import type { SessionNote } from '@limber/contract/desk/session-notes.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { NoteDeps } from '../deps.ts';
import { readDeskBooking } from '../read-desk-booking.ts';
import { noteOnWire } from './note-on-wire.ts';
import { insertReads, listNotes } from './queries.ts';

/**
 * Notes of a session, oldest first; that somebody else than the author reads one is written down. A
 * therapist is told those of their own sessions. Refuses 404 any other.
 */
export async function listSessionNotes(
  deps: NoteDeps,
  actor: Actor,
  bookingId: string,
  now: Date,
): Promise<SessionNote[]> {
  return deps.db.transaction().execute(async (trx) => {
    await readDeskBooking(trx, actor, bookingId);
    const notes = await listNotes(trx, bookingId);
    await insertReads(trx, bookingId, actor.accountId, now);
    return notes.map((each) => noteOnWire(deps, each));
  });
}

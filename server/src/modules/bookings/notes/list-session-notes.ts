import type { SessionNote } from '@limber/contract/desk/day/session-notes.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { lockAgreement } from '../../accounts/health/record-consent.ts';
import type { NoteDeps } from '../deps.ts';
import { readDeskBooking } from '../read-booking.ts';
import { noteOnWire } from './note-on-wire.ts';
import { insertReads, listNotes } from './queries.ts';

/**
 * Notes about a session, oldest first, and whether its client agrees to any; each reader other than
 * the author is recorded. A therapist gets those of their own sessions. Refuses 404 any other.
 */
export async function listSessionNotes(
  deps: NoteDeps,
  actor: Actor,
  bookingId: string,
  now: Date,
): Promise<{ agrees_to_notes: boolean; notes: SessionNote[] }> {
  return deps.db.transaction().execute(async (trx) => {
    const { client } = await readDeskBooking(trx, actor, bookingId);
    // Notes that an older process wrote after the agreement was withdrawn are not shown.
    if (!(await lockAgreement(trx, client.id))) return { agrees_to_notes: false, notes: [] };
    const notes = await listNotes(trx, bookingId);
    await insertReads(trx, bookingId, actor.accountId, now);
    return { agrees_to_notes: true, notes: notes.map((each) => noteOnWire(deps, each)) };
  });
}

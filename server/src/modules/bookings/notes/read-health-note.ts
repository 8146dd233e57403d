import type { HealthNote } from '@limber/contract/desk/clients/session-health-note.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { at, studioDayOf } from '../../../platform/studio-days.ts';
import { openHealthNotes } from '../../accounts/health/open-health-notes.ts';
import type { NoteDeps } from '../deps.ts';
import { readDeskBooking } from '../read-booking.ts';
import { refuseLook } from './may-read-health-note-rules.ts';

/**
 * The health notes of the client of a session; the reading is recorded in the same transaction.
 * Refuses 404 a session that is not the actor's, 409 outside the time when notes are needed or
 * where there are none.
 */
export async function readHealthNote(
  deps: NoteDeps,
  actor: Actor,
  bookingId: string,
  now: Date,
): Promise<HealthNote> {
  return transactAs(deps.db, actor.accountId, async (trx) => {
    const { client, status, date, time } = await readDeskBooking(trx, actor, bookingId);
    const day = studioDayOf(at(date, time));
    const reason = refuseLook(actor.accountType, { status, day }, studioDayOf(now));
    if (reason !== null) throw refusal(409, reason);
    return openHealthNotes(trx, deps, actor, { accountId: client.id, bookingId }, now);
  });
}

import type { Db } from '../../platform/db.ts';
import { refusal } from '../../platform/errors.ts';
import type { Actor } from '../../platform/session.ts';
import { isOfDesk, refuseStatus } from './change-rules.ts';
import { findBooking, lockBooking, updateStatus } from './queries.ts';

/**
 * Takes a session one step on: the desk any, a therapist their own, but only the desk says that
 * somebody did not come. Refuses 404 an unknown or another therapist's session, 403 others, 409 a
 * step that does not follow from where it stands.
 */
export async function changeStatus(
  db: Db,
  actor: Actor,
  bookingId: string,
  to: 'check_in' | 'completed' | 'no_show',
  now: Date,
): Promise<void> {
  const isTherapist = actor.accountType === 'therapist' && to !== 'no_show';
  if (!isOfDesk(actor) && !isTherapist) throw refusal(403, 'Your account may not do this.');
  await db.transaction().execute(async (trx) => {
    const [, booking] = await Promise.all([
      lockBooking(trx, bookingId),
      findBooking(trx, bookingId),
    ]);
    if (!booking || (isTherapist && booking.therapistAccountId !== actor.accountId)) {
      throw refusal(404, 'We do not know this appointment.');
    }
    const reason = refuseStatus(to, booking, now);
    if (reason !== null) throw refusal(409, reason);
    const change = { from: booking.status, to, actorId: actor.accountId, at: now };
    await updateStatus(trx, bookingId, change);
  });
}

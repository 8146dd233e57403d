import type { BookingAtDesk } from '@limber/contract/desk/day/bookings.ts';
import type { Db } from '../../../platform/database/db.ts';
import { keepAnswer } from '../../../platform/database/idempotency-key.ts';
import { lockActor } from '../../../platform/database/lock-account.ts';
import { notAllowed, refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { refuseStaleVersion, type SeenVersion } from '../changing/change-booking.ts';
import { findBooking, lockBooking, updateStatus } from '../changing/queries.ts';
import { isOfDesk } from '../changing/who-may-change-until-when-rules.ts';
import { readDeskBooking, unknownAppointment } from '../read-booking.ts';
import { refuseStatus } from './attendance-rules.ts';

/** Checks the client in. Refuses like {@link changeStatus}. */
export function checkIn(
  db: Db,
  actor: Actor,
  seen: SeenVersion,
  now: Date,
): Promise<BookingAtDesk> {
  return changeStatus(db, actor, seen, 'check_in', now);
}

/** Marks a session as held; its client was checked in before. Refuses like {@link changeStatus}. */
export function complete(
  db: Db,
  actor: Actor,
  seen: SeenVersion,
  now: Date,
): Promise<BookingAtDesk> {
  return changeStatus(db, actor, seen, 'completed', now);
}

/**
 * Marks a no-show, once the session has started; it counts as used. Refuses like {@link
 * changeStatus}.
 */
export function markNoShow(
  db: Db,
  actor: Actor,
  seen: SeenVersion,
  now: Date,
): Promise<BookingAtDesk> {
  return changeStatus(db, actor, seen, 'no_show', now);
}

/**
 * Takes a session one step on. The desk may do so for any session, a therapist for their own, but
 * only the desk marks a no-show. Refuses 404 an unknown session or another therapist's, 403 other
 * callers, 409 a step that does not follow from the present status, or a session changed meanwhile.
 */
async function changeStatus(
  db: Db,
  actor: Actor,
  seen: SeenVersion,
  to: 'check_in' | 'completed' | 'no_show',
  now: Date,
): Promise<BookingAtDesk> {
  const isTherapist = actor.accountType === 'therapist' && to !== 'no_show';
  if (!isOfDesk(actor) && !isTherapist) throw notAllowed();
  return db.transaction().execute(async (trx) => {
    const [, , booking] = await Promise.all([
      lockActor(trx, actor.accountId),
      lockBooking(trx, seen.id),
      findBooking(trx, seen.id),
    ]);
    if (!booking || (isTherapist && booking.therapistAccountId !== actor.accountId)) {
      throw unknownAppointment();
    }
    await refuseStaleVersion(trx, actor, seen, booking);
    const reason = refuseStatus(to, booking, now);
    if (reason !== null) throw refusal(409, reason);
    const by = { actorId: actor.accountId, at: now };
    await updateStatus(trx, booking, { kind: 'status', to }, by);
    return keepAnswer(trx, await readDeskBooking(trx, actor, seen.id));
  });
}

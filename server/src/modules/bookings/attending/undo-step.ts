import type { BookingAtDesk } from '@limber/contract/desk/day/bookings.ts';
import { lockActor } from '../../../platform/database/lock-account.ts';
import { studioDayOf } from '../../../platform/dubai.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { findBooking, lockBooking } from '../changing/queries.ts';
import { isOfDesk } from '../changing/rules.ts';
import type { ChangeDeps } from '../deps.ts';
import { unknownAppointment } from '../read-appointment.ts';
import { readDeskBooking } from '../read-desk-booking.ts';
import { refuseOlder, type Seen } from '../refuse-older.ts';
import { listOwnSteps } from './list-own-steps.ts';
import { updateUndone } from './queries.ts';
import { beforeStep, NOT_OWN_STEP, NOTHING_TO_UNDO, refuseUndoing } from './rules.ts';
import { undoBooking } from './undo-booking.ts';
import { undoCancelling } from './undo-cancelling.ts';
import { undoNoShow } from './undo-no-show.ts';

/**
 * Takes the last step of a session back, until the end of its day: that it was booked at the desk, that
 * somebody came, that it was held, that nobody came, or that it was cancelled; of the last two the time must
 * still be free. The desk any, a therapist what they marked themselves of their own. Refuses 404 an unknown
 * or another therapist's one, 403 what somebody else marked, 409 where there is no such step, one of a day
 * that is over, or a time that somebody else has by now, by name.
 */
export async function undoStep(
  deps: ChangeDeps,
  actor: Actor,
  seen: Seen,
  now: Date,
): Promise<BookingAtDesk> {
  const { db } = deps;
  const known = await findBooking(db, seen.id);
  const isTherapist = !isOfDesk(actor);
  if (!known || (isTherapist && known.therapistAccountId !== actor.accountId)) {
    throw unknownAppointment();
  }
  if (isTherapist && known.status === 'booked') throw refusal(409, NOTHING_TO_UNDO);
  if (isTherapist && !(await listOwnSteps(db, actor.accountId, [seen.id])).has(seen.id)) {
    throw refusal(403, NOT_OWN_STEP);
  }
  const tooLate = refuseUndoing(studioDayOf(known.startsAt), studioDayOf(now));
  if (tooLate !== null) throw refusal(409, tooLate);
  if (known.status === 'no_show') {
    await undoNoShow(deps, actor, seen, now);
    return readDeskBooking(db, actor, seen.id);
  }
  if (known.status === 'booked') {
    await undoBooking(deps, actor, seen, known, now);
    return readDeskBooking(db, actor, seen.id);
  }
  if (known.status === 'cancelled') {
    await undoCancelling(deps, actor, seen, known, now);
    return readDeskBooking(db, actor, seen.id);
  }
  return db.transaction().execute(async (trx) => {
    const [, , booking] = await Promise.all([
      lockActor(trx, actor.accountId),
      lockBooking(trx, seen.id),
      findBooking(trx, seen.id),
    ]);
    if (!booking) throw unknownAppointment();
    await refuseOlder(trx, actor, seen, booking);
    const to = beforeStep(booking.status);
    if (to === null) throw refusal(409, NOTHING_TO_UNDO);
    await updateUndone(trx, booking, {
      to,
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
      takes: booking,
      resourceIds: booking.resourceIds,
      actorId: actor.accountId,
      at: now,
    });
    return readDeskBooking(trx, actor, seen.id);
  });
}

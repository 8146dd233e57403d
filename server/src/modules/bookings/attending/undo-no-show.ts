import type { Trx } from '../../../platform/database/db.ts';
import { notAllowed, refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { type BookingToChange, findBooking } from '../changing/queries.ts';
import { isOfDesk } from '../changing/rules.ts';
import type { ChangeDeps } from '../deps.ts';
import { findPlaceTold, notifyNotMissed } from '../notifying/notify.ts';
import { unknownAppointment } from '../read-appointment.ts';
import { refuseOlder, type Seen } from '../refuse-older.ts';
import { giveTime } from './give-time.ts';
import { updateUndone } from './queries.ts';
import { readToStandAgain } from './read-to-stand-again.ts';
import { NOT_MISSED } from './rules.ts';

/**
 * Takes back that a client did not come: the session stands as it did before. Its time was free for
 * others meanwhile, so its therapist and all that it needs must be free again. Of a move that nobody was told
 * of before, the client is told now. Only the desk; refuses 404 an unknown session, 409 one that was not
 * missed, and one whose time somebody else has, by name.
 */
export async function undoNoShow(
  deps: ChangeDeps,
  actor: Actor,
  seen: Seen,
  now: Date,
): Promise<void> {
  if (!isOfDesk(actor)) throw notAllowed();
  const known = await findBooking(deps.db, seen.id);
  if (!known) throw unknownAppointment();
  await deps.db
    .transaction()
    .execute((trx) => undoInTransaction(trx, deps, actor, seen, known, now));
}

async function undoInTransaction(
  trx: Trx,
  deps: ChangeDeps,
  actor: Actor,
  seen: Seen,
  known: BookingToChange,
  now: Date,
): Promise<void> {
  const { booking, found, leaving, other } = await readToStandAgain(trx, known, 'no_show', now);
  if (!booking || !found) throw unknownAppointment();
  await refuseOlder(trx, actor, seen, booking);
  if (booking.status !== 'no_show') throw refusal(409, NOT_MISSED);
  const resourceIds = giveTime(actor, found.day, booking, other);
  const before = await findPlaceTold(trx, booking.id);
  await updateUndone(trx, booking, {
    to: leaving?.from ?? 'booked',
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    takes: found.day.takes,
    resourceIds,
    actorId: actor.accountId,
    at: now,
  });
  const serviceIds = booking.lines.map((line) => line.serviceId);
  await notifyNotMissed(trx, deps, { ...booking, serviceIds }, before, now);
}

import type { Trx } from '../../../platform/database/db.ts';
import { lockAccount, lockActor } from '../../../platform/database/lock-account.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { lockPackage } from '../../packages/lock-package.ts';
import { returnMinutes } from '../../packages/return-minutes.ts';
import { type BookingToChange, findBooking, lockBooking } from '../changing/queries.ts';
import type { ChangeDeps } from '../deps.ts';
import { notifyCancelled } from '../notifying/notify.ts';
import { unknownAppointment } from '../read-appointment.ts';
import { refuseOlder, type Seen } from '../refuse-older.ts';
import { findMade, updateUndone } from './queries.ts';
import { NOTHING_TO_UNDO, refuseTakingBack } from './rules.ts';

/**
 * Takes back that a session was booked at the desk, as long as nothing else happened with it: its time is
 * free at once, its minutes go back to their package, and the client is told that it will not be, after a
 * while in which it can stand again. Refuses 404 an unknown one, 409 one that a client booked or that was
 * changed since, one that bought a package, and one that stands in a sale.
 */
export async function undoBooking(
  deps: ChangeDeps,
  actor: Actor,
  seen: Seen,
  known: BookingToChange,
  now: Date,
): Promise<void> {
  await deps.db
    .transaction()
    .execute((trx) => undoInTransaction(trx, deps, actor, seen, known, now));
}

async function undoInTransaction(
  trx: Trx,
  deps: ChangeDeps,
  actor: Actor,
  seen: Seen,
  { id, clientId, packageId }: BookingToChange,
  now: Date,
): Promise<void> {
  const [, , , , booking, made] = await Promise.all([
    lockActor(trx, actor.accountId),
    lockAccount(trx, clientId),
    packageId === null ? null : lockPackage(trx, { packageId, personId: null }),
    lockBooking(trx, id),
    findBooking(trx, id),
    findMade(trx, id),
  ]);
  if (!booking) throw unknownAppointment();
  await refuseOlder(trx, actor, seen, booking);
  if (!made) throw refusal(409, NOTHING_TO_UNDO);
  const reason = refuseTakingBack({ ...made, serviceType: booking.serviceType });
  if (reason !== null) throw refusal(409, reason);
  await updateUndone(trx, booking, {
    to: 'cancelled',
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    takes: booking,
    resourceIds: booking.resourceIds,
    actorId: actor.accountId,
    at: now,
  });
  if (packageId !== null && booking.packageMinutes) {
    const { packageMinutes: minutes } = booking;
    const session = { personId: clientId, actorId: actor.accountId, bookingId: id };
    await returnMinutes(trx, { packageId, minutes, ...session }, now);
  }
  await notifyCancelled(trx, deps, id, now);
}

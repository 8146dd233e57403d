import type { BookingAtDesk } from '@limber/contract/desk/day/bookings.ts';
import { keepAnswer } from '../../../platform/database/asked-once.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { lockAccount, lockActor } from '../../../platform/database/lock-account.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { lockPackage } from '../../packages/lock-package.ts';
import { returnMinutes } from '../../packages/return-minutes.ts';
import type { ChangeDeps } from '../deps.ts';
import { notifyCancelled } from '../notifying/notify.ts';
import { unknownAppointment } from '../read-appointment.ts';
import { readDeskBooking } from '../read-desk-booking.ts';
import { refuseOlder, type Seen } from '../refuse-older.ts';
import { findBooking, lockBooking, updateStatus } from './queries.ts';
import { refuseOver } from './rules.ts';

/** How the desk cancels a session. */
export interface DeskCancellation {
  /** Who wants it cancelled. */
  readonly by: 'client' | 'studio';
  /** What becomes of its minutes and of what is due. */
  readonly countsAs: 'returned' | 'used';
  readonly reason: string;
}

/**
 * Cancels a session at the desk until its end, with what becomes of its minutes; its time is free at once,
 * and the client is told, after a while in which it can be taken back. Refuses 404 an unknown one, 409 one that is over, cancelled, or was changed since.
 */
export async function cancelAtDesk(
  deps: ChangeDeps,
  actor: Actor,
  seen: Seen,
  input: DeskCancellation,
  now: Date,
): Promise<BookingAtDesk> {
  return deps.db
    .transaction()
    .execute((trx) => cancelInTransaction(trx, deps, actor, { seen, ...input }, now));
}

async function cancelInTransaction(
  trx: Trx,
  deps: ChangeDeps,
  actor: Actor,
  { seen, by, countsAs, reason }: DeskCancellation & { seen: Seen },
  now: Date,
): Promise<BookingAtDesk> {
  const known = await findBooking(trx, seen.id);
  if (!known) throw unknownAppointment();
  const { id, clientId, packageId } = known;
  const [, , , , booking] = await Promise.all([
    lockActor(trx, actor.accountId),
    lockAccount(trx, clientId),
    packageId === null ? null : lockPackage(trx, { packageId, personId: null }),
    lockBooking(trx, id),
    findBooking(trx, id),
  ]);
  if (!booking) throw unknownAppointment();
  await refuseOlder(trx, actor, seen, booking);
  const over = refuseOver(booking, now);
  if (over !== null) throw refusal(409, over);
  await updateStatus(trx, id, {
    from: booking.status,
    to: 'cancelled',
    late: countsAs === 'used',
    cancelledBy: by,
    actorId: actor.accountId,
    reason,
    at: now,
  });
  if (countsAs === 'returned' && packageId !== null && booking.packageMinutes) {
    const { packageMinutes: minutes } = booking;
    const person = { personId: clientId, actorId: actor.accountId, bookingId: id };
    await returnMinutes(trx, { packageId, minutes, ...person }, now);
  }
  await notifyCancelled(trx, deps, id, now);
  return keepAnswer(trx, await readDeskBooking(trx, actor, id));
}

import type { Appointment } from '@limber/contract/bookings.ts';
import type { Db } from '../../platform/db.ts';
import { dayOf } from '../../platform/dubai.ts';
import { refusal } from '../../platform/errors.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Actor } from '../../platform/session.ts';
import { lockPackage } from '../packages/lock-package.ts';
import { returnMinutes } from '../packages/return-minutes.ts';
import { freeUntil, isOfDesk, mayChange, refuseLeaving } from './change-rules.ts';
import { findAppointment, findBooking, lockBooking, updateStatus } from './queries.ts';
import { tellCancelled } from './tell-cancelled.ts';

export interface ChangeParts {
  readonly db: Db;
  readonly jobs: Jobs;
}

/**
 * Cancels a session for its client or the desk. Until 3 hours before its start, inclusive, the
 * minutes go back to their package. Later it counts as used, which must be accepted, unless the desk
 * waives it. Either way the therapist is free again. Refuses 404 another client's, 409 a session
 * that has started or is cancelled, and a late one that was not accepted.
 */
export async function cancel(
  parts: ChangeParts,
  actor: Actor,
  bookingId: string,
  input: { acceptLate?: boolean; waiveLate?: boolean; reason?: string },
  now: Date,
): Promise<Appointment> {
  const known = await findBooking(parts.db, bookingId);
  if (!known || !mayChange(actor, known)) {
    throw refusal(404, 'We do not know this appointment.');
  }
  const { clientId, packageId } = known;
  return parts.db.transaction().execute(async (trx) => {
    const [, , booking] = await Promise.all([
      packageId === null
        ? null
        : lockPackage(trx, { packageId, personId: null, day: dayOf(known.startsAt) }),
      lockBooking(trx, bookingId),
      findBooking(trx, bookingId),
    ]);
    if (!booking) throw refusal(404, 'We do not know this appointment.');
    const reason = refuseLeaving(booking, now);
    if (reason !== null) throw refusal(409, reason);
    const isFree = now <= freeUntil(booking.startsAt) || (input.waiveLate && isOfDesk(actor));
    if (!isFree && !input.acceptLate) {
      throw refusal(
        409,
        'This session starts in less than 3 hours. If you cancel it now, it counts as used.',
      );
    }
    await updateStatus(trx, bookingId, {
      from: booking.status,
      to: 'cancelled',
      late: !isFree,
      actorId: actor.accountId,
      reason: input.reason,
      at: now,
    });
    if (isFree && packageId !== null && booking.packageMinutes) {
      const { packageMinutes: minutes } = booking;
      const actorId = actor.accountId;
      const session = { packageId, minutes, personId: clientId, actorId, bookingId };
      await returnMinutes(trx, session, now);
    }
    await tellCancelled(trx, parts.jobs, bookingId);
    return (await findAppointment(trx, bookingId, clientId)) as Appointment;
  });
}

import type { Appointment } from '@limber/contract/appointments.ts';
import { keepAnswer } from '../../../platform/database/asked-once.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { lockAccount, lockActor } from '../../../platform/database/lock-account.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { JobDeps } from '../../../platform/jobs.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import { countInEnglish } from '../../../platform/language/count-in-english.ts';
import { lockPackage } from '../../packages/lock-package.ts';
import { returnMinutes } from '../../packages/return-minutes.ts';
import type { ChangeDeps } from '../deps.ts';
import { notifyCancelled } from '../notifying/notify.ts';
import { readAppointment, unknownAppointment } from '../read-appointment.ts';
import { findBooking, lockBooking, updateStatus } from './queries.ts';
import { cutoffOf, freeUntil, isOfDesk, mayChange, refuseLeaving } from './rules.ts';

/**
 * Cancels a session for its client or the desk. Until the cutoff it was booked under, inclusive, the
 * minutes go back to their package. Later it counts as used, which must be accepted, unless the desk
 * waives it. Either way the therapist is free again. Refuses 404 another client's, 409 a session
 * that has started or is cancelled, and a late one that was not accepted.
 */
export async function cancel(
  deps: ChangeDeps,
  actor: Actor,
  bookingId: string,
  input: Cancellation,
  now: Date,
): Promise<Appointment> {
  return deps.db.transaction().execute(async (trx) => {
    await lockActor(trx, actor.accountId);
    const cancelled = await cancelInTransaction(trx, deps, actor, bookingId, input, now);
    return keepAnswer(trx, cancelled);
  });
}

/** How a session is cancelled. */
export interface Cancellation {
  readonly acceptLate?: boolean;
  readonly waiveLate?: boolean;
  readonly reason?: string;
}

/**
 * Cancels a session under the locks of its client's account, of its package and of itself, in this
 * order. The caller holds the actor's account. Refuses 404 what is not the actor's to change, 409 what has started or is
 * cancelled, and a late one that was not accepted.
 */
export async function cancelInTransaction(
  trx: Trx,
  deps: JobDeps,
  actor: Actor,
  bookingId: string,
  input: Cancellation,
  now: Date,
): Promise<Appointment> {
  const known = await findBooking(trx, bookingId);
  if (!known || !mayChange(actor, known)) throw unknownAppointment();
  const { clientId, packageId } = known;
  const [, , , booking] = await Promise.all([
    // Minutes that go back are the client's: their ledger holds the account, which comes first.
    clientId === actor.accountId ? null : lockAccount(trx, clientId),
    packageId === null ? null : lockPackage(trx, { packageId, personId: null }),
    lockBooking(trx, bookingId),
    findBooking(trx, bookingId),
  ]);
  if (!booking) throw unknownAppointment();
  const reason = refuseLeaving(booking, now);
  if (reason !== null) throw refusal(409, reason);
  const isFree = now <= freeUntil(booking) || (input.waiveLate && isOfDesk(actor));
  if (!isFree && !input.acceptLate) {
    throw refusal(409, {
      en: `This session starts in less than ${countInEnglish(cutoffOf(booking), 'hour')}. If you cancel it now, it counts as used.`,
      ar: `تبدأ هذه الجلسة بعد أقل من ${countInArabic(cutoffOf(booking), 'hours')}. إذا ألغيتها الآن احتُسبت مستخدَمة.`,
    });
  }
  await updateStatus(trx, bookingId, {
    from: booking.status,
    to: 'cancelled',
    late: !isFree,
    cancelledBy: clientId === actor.accountId ? 'client' : 'studio',
    actorId: actor.accountId,
    reason: input.reason,
    at: now,
  });
  if (isFree && packageId !== null && booking.packageMinutes) {
    const { packageMinutes: minutes } = booking;
    const session = {
      packageId,
      minutes,
      personId: clientId,
      actorId: actor.accountId,
      bookingId,
    };
    await returnMinutes(trx, session, now);
  }
  await notifyCancelled(trx, deps, bookingId, now);
  return readAppointment(trx, clientId, bookingId);
}

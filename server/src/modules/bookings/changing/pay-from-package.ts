import type { Trx } from '../../../platform/database/db.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { JobDeps } from '../../../platform/jobs.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { refuseSession } from '../../packages/may-package-pay-rules.ts';
import { takeMinutes } from '../../packages/minutes/take-and-return-minutes.ts';
import type { LockedPackage } from '../../packages/owned-package-rules.ts';
import { unknownAppointment } from '../read-booking.ts';
import { findBooking, lockBooking, updatePayment } from './queries.ts';

/**
 * Lets a locked package pay for a session that is booked at its own price, such as the first one of
 * a package that is sold for it. Refuses 404 another client's session, 409 one that is cancelled or
 * already paid by a package, and one that the package does not cover.
 */
export async function payFromPackage(
  trx: Trx,
  deps: JobDeps,
  locked: LockedPackage,
  { bookingId, clientId, actorId }: { bookingId: string; clientId: number; actorId: number },
  now: Date,
): Promise<void> {
  const [, booking] = await Promise.all([lockBooking(trx, bookingId), findBooking(trx, bookingId)]);
  if (booking?.clientId !== clientId) throw unknownAppointment();
  if (booking.status === 'cancelled' || booking.packageId !== null) throw refusal(409, NOT_OPEN);
  const included = new Set(locked.included.map(({ serviceId }) => serviceId));
  if (!booking.serviceIds.every((id) => included.has(id))) throw notCovered(locked.name);
  const minutes = (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000;
  const day = studioDayOf(booking.startsAt);
  const reason = refuseSession(locked, { day, lastsMinutes: minutes });
  if (reason !== null) throw refusal(409, reason);
  const serviceType = TYPES[locked.kind];
  await updatePayment(trx, bookingId, { packageId: locked.id, minutes, serviceType });
  await takeMinutes(trx, deps, locked, { minutes, personId: clientId, actorId, bookingId }, now);
}

const TYPES = {
  regular: 'mypackage',
  shared: 'my_shared_package',
  unlimited: 'my_unlimited_package',
} as const;

function notCovered(name: string) {
  return refusal(409, {
    en: `The ${name} does not include what this session is for.`,
    ar: (named) => `لا تشمل ${named(name)} خدمات هذه الجلسة.`,
  });
}

const NOT_OPEN = {
  en: 'This session is cancelled, or a package pays for it already.',
  ar: 'هذه الجلسة ملغاة أو مدفوعة من باقة بالفعل.',
};

import type { BookedAppointment } from '@limber/contract/bookings.ts';
import type { Trx } from '../../platform/db.ts';
import type { Actor } from '../../platform/session.ts';
import { grantMembership } from '../membership/grant-membership.ts';
import { type LockedPackage, leftFor } from '../packages/rules.ts';
import { takeMinutes } from '../packages/take-minutes.ts';
import type { BookParts } from './book.ts';
import type { NewBooking } from './queries.ts';

/**
 * Takes a booking's minutes from its package, and looks whether the package, when just bought,
 * unlocks the membership. Answers what the reply says of it.
 */
export async function settle(
  parts: BookParts,
  trx: Trx,
  actor: Actor,
  { booking, used, isBought }: { booking: NewBooking; used: LockedPackage; isBought: boolean },
  now: Date,
): Promise<Pick<BookedAppointment, 'package' | 'membership_unlocked'>> {
  const left = await takeMinutes(
    trx,
    parts.jobs,
    used,
    {
      minutes: booking.packageMinutes ?? 0,
      personId: booking.clientId,
      actorId: actor.accountId,
      bookingId: booking.id,
    },
    now,
  );
  const isUnlocked =
    isBought &&
    (await grantMembership(trx, parts, { accountId: booking.clientId, packageId: used.id }, now));
  return {
    package: {
      id: left.id,
      kind: left.kind,
      remaining_time: leftFor(left),
      total_time: left.totalMinutes,
      expiry_date: left.expiresOn,
    },
    ...(isUnlocked ? { membership_unlocked: true } : {}),
  };
}

import type { BookedAppointment } from '@limber/contract/bookings.ts';
import type { Trx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { unlockMembership } from '../../membership/unlock-membership.ts';
import { balanceBesideCap, leftFor } from '../../packages/minutes/minutes-left-rules.ts';
import { takeMinutes } from '../../packages/minutes/take-and-return-minutes.ts';
import type { LockedPackage } from '../../packages/owned-package-rules.ts';
import type { BookingDeps } from '../deps.ts';
import type { NewBooking } from './queries.ts';

/**
 * Takes a booking's minutes from its package, and checks whether a package just bought unlocks the
 * membership. Returns what the reply says about it.
 */
export async function chargePackage(
  trx: Trx,
  deps: BookingDeps,
  actor: Actor,
  { booking, used, isBought }: { booking: NewBooking; used: LockedPackage; isBought: boolean },
  now: Date,
): Promise<Pick<BookedAppointment, 'package' | 'membership_unlocked' | 'membership_renewed'>> {
  const left = await takeMinutes(
    trx,
    deps,
    used,
    {
      minutes: booking.packageMinutes ?? 0,
      personId: booking.clientId,
      actorId: actor.accountId,
      bookingId: booking.id,
    },
    now,
  );
  const granted = isBought ? await unlockMembership(trx, deps, booking.clientId, now) : null;
  return {
    package: {
      id: left.id,
      kind: left.kind,
      remaining_time: leftFor(left),
      ...balanceBesideCap(left),
      total_time: left.totalMinutes,
      expiry_date: left.expiresOn,
    },
    ...(granted ? { membership_unlocked: true } : {}),
    ...(granted === 'renewed' ? { membership_renewed: true } : {}),
  };
}

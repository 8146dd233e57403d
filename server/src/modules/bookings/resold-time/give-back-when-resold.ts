import { lockAccount } from '../../../platform/database/lock-account.ts';
import { lockMinutes, returnMinutes } from '../../packages/minutes/take-and-return-minutes.ts';
import { findBooking, lockBooking } from '../changing/queries.ts';
import type { BookingDeps } from '../deps.ts';
import { findLeftLate, updateHealed } from './queries.ts';
import { whatComesBack } from './what-comes-back-rules.ts';

/**
 * Gives back what a session cost that was cancelled late, as far as others have its time by now:
 * minutes to their package, money by the terms of the booking. Once only: it works out again what is
 * still to go back. A job tells its client.
 */
export async function giveBackWhenResold(
  deps: BookingDeps,
  bookingId: string,
  now: Date,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const known = await findBooking(trx, bookingId);
    if (!known) return;
    const { clientId, packageId } = known;
    // The order of every change of a booking.
    await lockAccount(trx, clientId);
    if (packageId !== null) await lockMinutes(trx, packageId);
    await lockBooking(trx, bookingId);
    const left = await findLeftLate(trx, bookingId);
    const back = left && whatComesBack(left);
    if (!left || !back) return;
    await updateHealed(trx, bookingId, { ...back, isByPackage: packageId !== null });
    if (packageId !== null && back.returnedMinutes > 0) {
      const session = { personId: clientId, actorId: clientId, bookingId };
      await returnMinutes(trx, { ...session, packageId, minutes: back.returnedMinutes }, now);
    }
    if (known.goesBackByItself) await deps.jobs.addJob(trx, 'give-back-cancelled', { bookingId });
    const { healedMinutes, isWhole, returnedMinutes } = back;
    const savedFils = left.costsMinor - back.costsMinor;
    const told = { bookingId, healedMinutes, isWhole, returnedMinutes, savedFils };
    await deps.jobs.addJob(trx, 'tell-late-cancel-healed', told);
  });
}

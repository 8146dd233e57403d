import type { Trx } from '../../../platform/database/db.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import { payFromPackage } from '../../bookings/changing/pay-from-package.ts';
import { lockPackage } from '../../packages/minutes/take-and-return-minutes.ts';
import type { PaymentDeps } from '../deps.ts';
import { listSessionsBeyond } from './sessions-beyond-queries.ts';

/** A month of a plan that has just been paid, from its first to its last day (`YYYY-MM-DD`). */
interface NewMonth {
  readonly accountId: number;
  readonly packageId: number;
  readonly from: string;
  readonly to: string;
}

/**
 * Lets a paid month of a plan pay for the sessions that its client booked in it before, at their
 * price, in their order, as far as it covers them. Returns how many; the others keep their price.
 */
export async function takeInSessions(
  trx: Trx,
  deps: PaymentDeps,
  { accountId, packageId, from, to }: NewMonth,
  now: Date,
): Promise<number> {
  const booked = await listSessionsBeyond(trx, { accountId, packageId, from, to, now });
  let taken = 0;
  for (const bookingId of booked) {
    // Read again, as each session takes of it.
    const locked = await lockPackage(trx, { packageId, personId: accountId });
    if (!locked) break;
    const session = { bookingId, clientId: accountId, actorId: accountId };
    try {
      await payFromPackage(trx, deps, locked, session, now);
      taken += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return taken;
}

import type { Trx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { JobDeps } from '../../../platform/jobs.ts';
import { returnMinutes } from '../../packages/return-minutes.ts';
import type { LockedPackage } from '../../packages/rules.ts';
import { takeMinutes } from '../../packages/take-minutes.ts';
import type { BookingToChange } from './queries.ts';

/** Takes what a longer session needs from its package, or gives back what a shorter one leaves. */
export async function settleMinutes(
  trx: Trx,
  deps: JobDeps,
  actor: Actor,
  {
    booking,
    theirs,
    more,
  }: { booking: BookingToChange; theirs: LockedPackage | null; more: number },
  now: Date,
): Promise<void> {
  const { packageId, clientId: personId, id: bookingId } = booking;
  const session = { personId, actorId: actor.accountId, bookingId };
  if (more > 0 && theirs) await takeMinutes(trx, deps, theirs, { ...session, minutes: more }, now);
  if (more < 0 && packageId !== null) {
    await returnMinutes(trx, { ...session, packageId, minutes: -more }, now);
  }
}

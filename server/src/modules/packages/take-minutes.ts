import type { Trx } from '../../platform/database/db.ts';
import type { JobDeps } from '../../platform/jobs.ts';
import { notifyLow } from './notify.ts';
import { insertEntry } from './queries/ledger.ts';
import type { LockedPackage } from './rules.ts';

/**
 * Takes the minutes of a booked session from a package that was locked and judged, and answers the
 * package as it is now. An unlimited package keeps no minutes, so nothing is taken there.
 */
export async function takeMinutes(
  trx: Trx,
  deps: JobDeps,
  locked: LockedPackage,
  session: { minutes: number; personId: number; actorId: number; bookingId: string },
  now: Date,
): Promise<LockedPackage> {
  if (locked.balanceMinutes === null) return locked;
  const { balanceMinutes } = await insertEntry(trx, {
    packageId: locked.id,
    kind: 'booked',
    minutes: -session.minutes,
    personId: session.personId,
    actorId: session.actorId,
    bookingId: session.bookingId,
    at: now,
  });
  await notifyLow(trx, deps, { packageId: locked.id, balanceMinutes });
  return { ...locked, balanceMinutes, usedMinutes: locked.usedMinutes + session.minutes };
}

import type { Trx } from '../../platform/database/db.ts';
import { dayOf } from '../../platform/dubai.ts';
import { findBalance, insertEntry, wasTakenUntil } from './queries/ledger.ts';
import { lockPackageRow } from './queries/owned.ts';
import { isExpired } from './rules.ts';

/**
 * Gives the minutes of a cancelled session back to its package. What comes back after the last day
 * of use, or was taken before the package's money went back, expires at once; an unlimited package keeps no
 * minutes.
 */
export async function returnMinutes(
  trx: Trx,
  session: {
    packageId: number;
    minutes: number;
    personId: number;
    actorId: number;
    bookingId: string;
  },
  now: Date,
): Promise<void> {
  const { packageId, minutes, personId, actorId, bookingId } = session;
  const [, found] = await Promise.all([
    lockPackageRow(trx, packageId),
    findBalance(trx, packageId),
  ]);
  if (!found || found.balanceMinutes === null) return;
  const entry = { packageId, minutes, personId, actorId, bookingId, at: now };
  const { balanceMinutes } = await insertEntry(trx, { ...entry, kind: 'returned' });
  if (!found.active || isExpired(found.expiresOn, dayOf(now))) {
    await insertEntry(trx, { packageId, kind: 'expired', minutes: -balanceMinutes, at: now });
  } else if (found.givenBackAt && (await wasTakenUntil(trx, session, found.givenBackAt))) {
    await insertEntry(trx, { packageId, kind: 'expired', minutes: -minutes, at: now });
  }
}

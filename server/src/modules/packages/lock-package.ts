import type { Trx } from '../../platform/database/db.ts';
import { findPackageFor, lockPackageRow } from './queries/owned.ts';
import type { LockedPackage } from './rules.ts';

/**
 * Locks a package until the transaction ends and reads it as the person who would book from it has
 * it; undefined when it is neither theirs nor shared with them. Without
 * a person, whose session is booked already, it is anybody's. Take this lock before a therapist's, and look at the minutes only under it.
 */
export async function lockPackage(
  trx: Trx,
  asked: { packageId: number; personId: number | null; exceptBookingId?: string },
): Promise<LockedPackage | undefined> {
  // Two statements, for the second must see what the one waited for has written.
  const [, held] = await Promise.all([
    lockPackageRow(trx, asked.packageId),
    findPackageFor(trx, asked.packageId, asked.personId, asked.exceptBookingId ?? null),
  ]);
  return held;
}

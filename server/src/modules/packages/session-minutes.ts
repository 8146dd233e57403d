import type { Trx } from '../../platform/database/db.ts';
import { dayOf } from '../../platform/dubai.ts';
import type { JobDeps } from '../../platform/jobs.ts';
import { notifyLow } from './notify.ts';
import { findBalance, insertEntry, lockPackageRow, wasTakenUntil } from './queries/ledger.ts';
import { findPackageFor } from './queries/owned.ts';
import { type LockedPackage, lostOnReturn } from './rules.ts';

/** Locks a package's minutes until the transaction ends. Take this lock before a therapist's. */
export function lockMinutes(trx: Trx, packageId: number): Promise<void> {
  return lockPackageRow(trx, packageId);
}

/**
 * Locks a package as {@link lockMinutes} does and reads it as the person who would book from it has it;
 * undefined when it is neither theirs nor shared with them. Without a person, whose session is booked
 * already, it is anybody's. Look at the minutes only under this lock.
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

/** Whose session takes or gives back minutes, and who does it. */
interface MinutesOfSession {
  readonly minutes: number;
  readonly personId: number;
  readonly actorId: number;
  readonly bookingId: string;
}

/**
 * Takes the minutes of a booked session from a package that was locked and judged, and answers the
 * package as it is now. An unlimited package keeps no minutes, so nothing is taken there.
 */
export async function takeMinutes(
  trx: Trx,
  deps: JobDeps,
  locked: LockedPackage,
  session: MinutesOfSession,
  now: Date,
): Promise<LockedPackage> {
  if (locked.balanceMinutes === null) return locked;
  const { minutes, personId, actorId, bookingId } = session;
  const entry = { packageId: locked.id, minutes: -minutes, personId, actorId, bookingId, at: now };
  const { balanceMinutes } = await insertEntry(trx, { ...entry, kind: 'booked' });
  await notifyLow(trx, deps, { packageId: locked.id, balanceMinutes });
  return { ...locked, balanceMinutes, usedMinutes: locked.usedMinutes + minutes };
}

/**
 * Gives the minutes of a session back to its package. What the package can no longer use expires at once;
 * an unlimited package keeps no minutes.
 */
export async function returnMinutes(
  trx: Trx,
  session: MinutesOfSession & { readonly packageId: number },
  now: Date,
): Promise<void> {
  const { packageId, minutes, personId, actorId, bookingId } = session;
  const [, found] = await Promise.all([
    lockPackageRow(trx, packageId),
    findBalance(trx, packageId),
  ]);
  if (!found || found.balanceMinutes === null) return;
  const { givenBackAt } = found;
  const wasRefunded = givenBackAt !== null && (await wasTakenUntil(trx, session, givenBackAt));
  const entry = { packageId, minutes, personId, actorId, bookingId, at: now };
  const { balanceMinutes } = await insertEntry(trx, { ...entry, kind: 'returned' });
  const lost = lostOnReturn({ ...found, balanceMinutes }, { minutes, wasRefunded }, dayOf(now));
  if (lost > 0) await insertEntry(trx, { packageId, kind: 'expired', minutes: -lost, at: now });
}

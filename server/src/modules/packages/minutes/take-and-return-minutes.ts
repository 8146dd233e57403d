import type { Trx } from '../../../platform/database/db.ts';
import type { JobDeps } from '../../../platform/jobs.ts';
import { dayOf } from '../../../platform/studio-days.ts';
import { lostOnReturn } from '../ending/package-expiry-rules.ts';
import type { LockedPackage } from '../owned-package-rules.ts';
import { findBalance, insertEntry, lockPackageRow, wasTakenUntil } from '../queries/ledger.ts';
import { findPackageFor } from '../queries/owned.ts';
import { isLow } from './minutes-left-rules.ts';

/** Locks a package's minutes until the transaction ends. Take this lock before a therapist's. */
export function lockMinutes(trx: Trx, packageId: number): Promise<void> {
  return lockPackageRow(trx, packageId);
}

/**
 * Locks a package like {@link lockMinutes} and reads it for the person who would book from it;
 * undefined when it is neither theirs nor shared with them. Without a person, for a session that is
 * already booked, it is not restricted. Look at the minutes only under this lock.
 */
export async function lockPackage(
  trx: Trx,
  request: { packageId: number; personId: number | null; exceptBookingId?: string },
): Promise<LockedPackage | undefined> {
  // Two statements: the second must see what the transaction waited for has written.
  const [, found] = await Promise.all([
    lockPackageRow(trx, request.packageId),
    findPackageFor(trx, request.packageId, request.personId, request.exceptBookingId ?? null),
  ]);
  return found;
}

/** The client whose session takes or returns minutes, and the actor. */
interface MinutesOfSession {
  readonly minutes: number;
  readonly personId: number;
  readonly actorId: number;
  readonly bookingId: string;
}

/**
 * Takes the minutes of a booked session from a package that was locked and judged, and returns the
 * package as it is now. An unlimited package has no minutes to take.
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
 * Returns the minutes of a session to its package. Minutes that the package can no longer use
 * expire at once; an unlimited package has none.
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

/**
 * Adds the job that tells the owner of a low balance, when a booking has brought it that low. The
 * mail goes once in a package's life, and not when the minutes are back before it is sent.
 */
async function notifyLow(
  trx: Trx,
  { jobs }: JobDeps,
  { packageId, balanceMinutes }: { packageId: number; balanceMinutes: number },
): Promise<void> {
  if (!isLow(balanceMinutes)) return;
  await jobs.addJob(trx, 'tell-package-low', { packageId });
}

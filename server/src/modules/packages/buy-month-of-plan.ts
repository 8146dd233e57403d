import type { Trx } from '../../platform/database/db.ts';
import { tellOfPackage } from '../../platform/database/notify-changed-days.ts';
import type { JobDeps } from '../../platform/jobs.ts';
import { ownReasons } from '../../platform/language/own-reasons.ts';
import { expireLater } from './ending/warn-of-end.ts';
import { findBalance, insertEntry, insertTransfer, lockPackageRow } from './queries/ledger.ts';
import { insertPackage } from './queries/offers.ts';
import { readOfferOfSize } from './read-offer.ts';

/** A month of a plan. */
interface Month {
  readonly ownerId: number;
  /** The size that is bought, on sale or not any more. */
  readonly optionId: number;
  readonly paidMinor: number;
  /** `YYYY-MM-DD`, among its days. */
  readonly expiresOn: string;
  /** The package of the month before, whose unused minutes go on; null: none do. */
  readonly follows: number | null;
}

/** The job that follows a plan: a later one takes the place of one that has not run. */
export const planKey = (planId: string) => `plan ${planId}`;

/**
 * Makes a client the owner of a month of a plan, unpaid until its sale, with its minutes in the
 * ledger and those that go on from the month before. Returns its id.
 */
export async function buyMonth(
  trx: Trx,
  deps: JobDeps,
  { ownerId, optionId, paidMinor, expiresOn, follows }: Month,
  now: Date,
): Promise<number> {
  const offer = await readOfferOfSize(trx, optionId);
  const id = await insertPackage(trx, { ownerId, offer, paidMinor, at: now, expiresOn });
  const { minutes } = offer;
  if (minutes !== null) {
    const bought = { packageId: id, kind: 'bought', minutes, actorId: ownerId, at: now } as const;
    await insertEntry(trx, bought);
  }
  await expireLater(trx, deps, { packageId: id, expiresOn });
  if (follows !== null) await carryOver(trx, { from: follows, into: id, actorId: ownerId }, now);
  return id;
}

async function carryOver(
  trx: Trx,
  { from, into, actorId }: { from: number; into: number; actorId: number },
  at: Date,
): Promise<void> {
  await lockPackageRow(trx, from);
  const found = await findBalance(trx, from);
  // Refunded and closed: nothing of it goes on.
  if (!found?.active || !found.balanceMinutes) return;
  const minutes = found.balanceMinutes;
  const reason = ownReasons.minutesGoOn.en;
  await insertTransfer(trx, { packageId: from, into, minutes, actorId, reason, at });
  await tellOfPackage(trx, from);
}

import type { Trx } from '../../platform/database/db.ts';
import { tellOfPackage } from '../../platform/database/notify-changed-days.ts';
import type { JobDeps } from '../../platform/jobs.ts';
import { ownReasons } from '../../platform/language/own-reasons.ts';
import { findBalance, insertGivenBack, lockPackageRow } from './queries/ledger.ts';
import { findLostMinutes, findSpan, updateReopened } from './queries/lost-months.ts';
import { updateClosedUnpaid } from './queries/offers.ts';

/** How many days of a month of a plan are left after a day, and how many it has. */
export async function findDaysLeft(
  trx: Trx,
  packageId: number,
  day: string,
): Promise<{ left: number; all: number }> {
  const { left, all } = await findSpan(trx, packageId, day);
  return { left: Math.max(0, Math.min(left, all)), all: Math.max(1, all) };
}

/**
 * Closes a month of a plan whose payment a bank took back and whose own minutes were taken out; what of
 * it was used stays owed where it `isOwed`. Minutes that came from the month before keep it open.
 */
export async function closeLostMonth(
  trx: Trx,
  packageId: number,
  { isOwed }: { readonly isOwed: boolean },
): Promise<void> {
  await lockPackageRow(trx, packageId);
  const found = await findBalance(trx, packageId);
  if (!found?.active || (found.balanceMinutes ?? 0) > 0) return;
  await updateClosedUnpaid(trx, packageId, isOwed);
  await tellOfPackage(trx, packageId);
}

/** Opens it again, with the minutes that were taken out: the bank gave the money back. They expire as they would have. */
export async function openWonMonth(
  trx: Trx,
  { jobs }: JobDeps,
  { packageId, actorId }: { readonly packageId: number; readonly actorId: number },
  now: Date,
): Promise<void> {
  await lockPackageRow(trx, packageId);
  await updateReopened(trx, packageId);
  const { minutes, minor } = await findLostMinutes(trx, packageId, REASONS);
  if (minutes > 0) {
    const reason = ownReasons.wonDispute.en;
    await insertGivenBack(trx, { packageId, minutes, minor, actorId, reason, at: now });
    await jobs.addJob(trx, 'expire-package', { packageId });
  }
  await tellOfPackage(trx, packageId);
}

const REASONS = { lost: ownReasons.lostDispute.en, won: ownReasons.wonDispute.en };

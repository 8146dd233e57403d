import type { Trx } from '../../platform/database/db.ts';
import { findStored } from '../../platform/database/lock-account.ts';
import { unlockMembership } from '../membership/unlock-membership.ts';
import { markPackagePaid } from '../packages/mark-package-paid.ts';
import type { TillDeps } from './deps.ts';

/**
 * Once nothing is due for a sale, its packages are marked as paid, including one sold free of
 * charge, and a membership that waited for that or for the purchase is granted. For a client who
 * was merged since, the one that stays counts, who has the packages too.
 */
export async function markPackagesPaid(
  trx: Trx,
  deps: TillDeps,
  sold: { clientId: number | null; packageIds: readonly number[]; dueMinor: number },
  now: Date,
): Promise<void> {
  const { clientId, packageIds, dueMinor } = sold;
  if (dueMinor === 0) await markPackagePaid(trx, packageIds, now);
  if (packageIds.length === 0 || clientId === null) return;
  const accountId = await findStored(trx, clientId);
  if (accountId !== undefined) await unlockMembership(trx, deps, accountId, now);
}

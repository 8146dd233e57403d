import type { Trx } from '../../platform/database/db.ts';
import { grantMembership } from '../membership/grant-membership.ts';
import { markPaid } from '../packages/mark-paid.ts';
import type { TillDeps } from './deps.ts';

/**
 * Once nothing is due for a sale any more its packages are paid; a membership that waited for that, or
 * for the purchase, is granted.
 */
export async function settlePackages(
  trx: Trx,
  deps: TillDeps,
  sold: { ownerId: number; packageIds: readonly number[]; dueFils: number },
  now: Date,
): Promise<void> {
  const { ownerId, packageIds, dueFils } = sold;
  if (dueFils === 0) await markPaid(trx, packageIds, now);
  for (const packageId of packageIds) {
    await grantMembership(trx, deps, { accountId: ownerId, packageId }, now);
  }
}

import type { Trx } from '../../platform/database/db.ts';
import { updatePaid } from './queries/offers.ts';

/** Notes that packages are paid, or, with null, that they are not after all. */
export async function markPaid(
  trx: Trx,
  packageIds: readonly number[],
  paidAt: Date | null,
): Promise<void> {
  if (packageIds.length > 0) await updatePaid(trx, packageIds, paidAt);
}

import type { Trx } from '../../platform/database/db.ts';
import { updatePaid } from './queries/offers.ts';

/** Notes that packages are paid that are not closed, or, with null, that they are not paid after all. */
export async function markPaid(
  trx: Trx,
  packageIds: readonly number[],
  paidAt: Date | null,
): Promise<void> {
  if (packageIds.length > 0) await updatePaid(trx, packageIds, paidAt);
}

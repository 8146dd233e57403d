import type { Trx } from '../../platform/database/db.ts';
import { updatePaid } from './queries/offers.ts';

/** Marks packages that are not closed as paid, or with null as unpaid again. */
export async function markPackagePaid(
  trx: Trx,
  packageIds: readonly number[],
  paidAt: Date | null,
): Promise<void> {
  if (packageIds.length > 0) await updatePaid(trx, packageIds, paidAt);
}

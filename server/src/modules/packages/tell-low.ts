import type { Trx } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { LOW_MINUTES } from './rules.ts';

/**
 * Adds the job that tells the owner that few minutes are left, when a booking has brought the balance
 * that low. The mail goes once in a package's life, and not when the minutes are back before it.
 */
export async function tellLow(
  trx: Trx,
  jobs: Jobs,
  { packageId, balanceMinutes }: { packageId: number; balanceMinutes: number },
): Promise<void> {
  if (balanceMinutes > LOW_MINUTES) return;
  await jobs.addJob(trx, 'tell-package-low', { packageId });
}

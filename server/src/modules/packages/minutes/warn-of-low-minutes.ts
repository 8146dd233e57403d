import type { Trx } from '../../../platform/database/db.ts';
import type { JobDeps } from '../../../platform/jobs.ts';
import { isLow } from './minutes-left-rules.ts';

/**
 * Adds the job that tells the owner of a low balance, when a booking has brought it that low. The
 * mail goes once in a package's life, and not when the minutes are back before it is sent.
 */
export async function notifyLow(
  trx: Trx,
  { jobs }: JobDeps,
  { packageId, balanceMinutes }: { packageId: number; balanceMinutes: number },
): Promise<void> {
  if (!isLow(balanceMinutes)) return;
  await jobs.addJob(trx, 'tell-package-low', { packageId });
}

import type { Trx } from '../../platform/db.ts';
import { addDays, at } from '../../platform/dubai.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { TOLD_DAYS_BEFORE } from './rules.ts';

/**
 * Adds the job that tells the owner a week before the last day that the package expires; unless that
 * moment has passed already, or it never expires. A changed last day takes the place of the old one.
 */
export async function tellExpiring(
  trx: Trx,
  jobs: Jobs,
  { packageId, expiresOn }: { packageId: number; expiresOn: string | null },
  now: Date,
): Promise<void> {
  const jobKey = `package-expiring:${packageId}`;
  const runAt = expiresOn === null ? null : at(addDays(expiresOn, -TOLD_DAYS_BEFORE), TOLD_AT);
  if (runAt === null || runAt <= now) return jobs.removeJob(trx, jobKey);
  await jobs.addJob(trx, 'tell-package-expiring', { packageId, expiresOn }, { runAt, jobKey });
}

const TOLD_AT = '10:00';

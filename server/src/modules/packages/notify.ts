import { NOTIFIED_DAYS_BEFORE } from '@limber/contract/terms/packages.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { JobDeps } from '../../platform/jobs.ts';
import { addDays, at } from '../../platform/studio-days.ts';
import { isLow } from './rules.ts';

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

/**
 * Adds the job that tells the owner a week before the last day that the package expires; unless
 * that moment has passed already, or it never expires. A changed last day takes the place of the
 * old one.
 */
export async function notifyExpiring(
  trx: Trx,
  { jobs }: JobDeps,
  { packageId, expiresOn }: { packageId: number; expiresOn: string | null },
  now: Date,
): Promise<void> {
  const jobKey = expiringKey(packageId);
  const runAt = expiresOn && at(addDays(expiresOn, -NOTIFIED_DAYS_BEFORE), NOTIFIED_AT);
  if (!runAt || runAt <= now) {
    await jobs.removeJob(trx, jobKey);
    return;
  }
  await jobs.addJob(trx, 'tell-package-expiring', { packageId, expiresOn }, { runAt, jobKey });
}

/** The key of the job of the mail before a package expires. */
export const expiringKey = (packageId: number) => `package-expiring:${packageId}`;

const NOTIFIED_AT = '10:00';

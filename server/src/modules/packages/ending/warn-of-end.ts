import { NOTIFIED_DAYS_BEFORE } from '@limber/contract/terms/packages.ts';
import type { Trx } from '../../../platform/database/db.ts';
import type { JobDeps } from '../../../platform/jobs.ts';
import { addDays, at, startOfDay } from '../../../platform/studio-days.ts';

/**
 * Adds the jobs for the end of a package's last day (`YYYY-MM-DD`) and the mail a week before,
 * replacing those for another last day. Without a last day there are none.
 */
export async function notifyEnd(
  trx: Trx,
  deps: JobDeps,
  { packageId, expiresOn }: { packageId: number; expiresOn: string | null },
  now: Date,
): Promise<void> {
  await Promise.all([
    expiresOn === null ? null : expireLater(trx, deps, { packageId, expiresOn }),
    notifyExpiring(trx, deps, { packageId, expiresOn }, now),
  ]);
}

/** Has what is left of a package expire after its last day. */
export async function expireLater(
  trx: Trx,
  { jobs }: JobDeps,
  { packageId, expiresOn }: { packageId: number; expiresOn: string },
): Promise<void> {
  const once = { runAt: startOfDay(addDays(expiresOn, 1)), jobKey: endKeys(packageId)[0] };
  await jobs.addJob(trx, 'expire-package', { packageId }, once);
}

/** The keys of the jobs about the end of a package: when it is over, and the mail before. */
export function endKeys(packageId: number): [over: string, before: string] {
  return [`expire-package:${packageId}`, expiringKey(packageId)];
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

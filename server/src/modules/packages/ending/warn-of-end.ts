import { LAST_NOTICE_DAYS, NOTIFIED_DAYS_BEFORE } from '@limber/contract/terms/packages.ts';
import type { Trx } from '../../../platform/database/db.ts';
import type { JobDeps } from '../../../platform/jobs.ts';
import { addDays, startOfDay } from '../../../platform/studio-days.ts';
import { noticesBefore } from './notices-before-end.ts';

/**
 * Adds the jobs for the end of a package's last day (`YYYY-MM-DD`) and the notices before,
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

/** The keys of the jobs about the end of a package: when it is over, and the notices before. */
export function endKeys(packageId: number): [over: string, ...before: string[]] {
  const before = NOTIFIED_DAYS_BEFORE.map((days) => expiringKey(packageId, days));
  return [`expire-package:${packageId}`, ...before];
}

/**
 * Adds the jobs that tell the owner, a month and a week before the last day, what of the package
 * expires; each unless its moment has passed already, or the package never expires. A changed last day
 * takes the place of the old one.
 */
export async function notifyExpiring(
  trx: Trx,
  { jobs }: JobDeps,
  { packageId, expiresOn }: { packageId: number; expiresOn: string | null },
  now: Date,
): Promise<void> {
  const due = expiresOn === null ? [] : noticesBefore(expiresOn, now);
  for (const daysBefore of NOTIFIED_DAYS_BEFORE) {
    const jobKey = expiringKey(packageId, daysBefore);
    const notice = due.find((each) => each.daysBefore === daysBefore);
    if (!notice || expiresOn === null) await jobs.removeJob(trx, jobKey);
    else {
      const payload = { packageId, expiresOn, daysBefore };
      await jobs.addJob(trx, 'tell-package-expiring', payload, { runAt: notice.runAt, jobKey });
    }
  }
}

/** The key of the job of a notice before a package expires. */
const expiringKey = (packageId: number, daysBefore: number) =>
  daysBefore === LAST_NOTICE_DAYS
    ? `package-expiring:${packageId}`
    : `package-expiring:${packageId}:${daysBefore}`;

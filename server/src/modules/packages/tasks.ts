import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/db.ts';
import { longDateOf } from '../../platform/dubai.ts';
import type { Tasks } from '../../platform/jobs.ts';
import { readNames } from '../catalogue/read-names.ts';
import { type MailParts, queueMail } from '../notifications/queue-mail.ts';
import { readSender } from '../notifications/read-sender.ts';
import { packageExpiringMail, packageLowMail, type ToldPackage } from './emails.ts';
import { expirePackage } from './expire-package.ts';
import { findPackageToTell } from './queries.ts';
import { LOW_MINUTES } from './rules.ts';

export interface PackageTaskParts extends MailParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** The jobs that packages add, by name. */
export function packageTasks(parts: PackageTaskParts): Tasks {
  return {
    'tell-package-low': ({ packageId }: { packageId: number }) =>
      parts.db.transaction().execute(async (trx) => {
        const told = await readToldPackage(trx, packageId);
        // Minutes may have come back since: then there is nothing to tell.
        if (told?.balanceMinutes == null || told.balanceMinutes > LOW_MINUTES) return;
        await queueMail(trx, parts, packageLowMail(told, await readSender(trx, parts.publicUrl)));
      }),

    'tell-package-expiring': (job: { packageId: number; expiresOn: string }) =>
      parts.db.transaction().execute(async (trx) => {
        const told = await readToldPackage(trx, job.packageId);
        // Used up, or given another last day, which has a job of its own.
        if (!told || told.balanceMinutes === 0 || told.expiresOn !== job.expiresOn) return;
        const sender = await readSender(trx, parts.publicUrl);
        await queueMail(trx, parts, packageExpiringMail(told, sender));
      }),

    'expire-package': ({ packageId }: { packageId: number }) =>
      expirePackage(parts.db, packageId, parts.clock.now()),
  };
}

async function readToldPackage(trx: Trx, packageId: number): Promise<ToldPackage | null> {
  const found = await findPackageToTell(trx, packageId);
  if (!found?.active) return null;
  const named = await readNames(trx, found.language);
  return {
    ...found,
    id: packageId,
    name: named(found.name),
    lastDay: found.expiresOn === null ? null : longDateOf(found.expiresOn, found.language),
  };
}

import type { Db, Trx } from '../../platform/database/db.ts';
import type { Tasks } from '../../platform/job-workers.ts';
import { dayOf, longDateOf } from '../../platform/studio-days.ts';
import { plainName } from '../accounts/name-rules.ts';
import { readNames } from '../catalogue/read-names.ts';
import { readSender } from '../notifications/compose-mail.ts';
import type { MailDeps } from '../notifications/deps.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { expirePackage } from './ending/expire-package.ts';
import { isExpired } from './ending/package-expiry-rules.ts';
import {
  type PackageMailData,
  packageExpiringMail,
  packageLowMail,
} from './low-and-ending-package-email.ts';
import { isLow } from './minutes/minutes-left-rules.ts';
import { findMailData, updateNotifiedLow } from './queries/mails.ts';

/** What the verbs and mails of packages depend on. */
interface PackageDeps extends MailDeps {
  readonly db: Db;
  /** Where clients reach the site, for links; no trailing slash. */
  readonly publicUrl: string;
}

type PackageJob = 'tell-package-low' | 'tell-package-expiring' | 'expire-package';

/** The jobs that packages add. */
export function packageTasks(deps: PackageDeps): Pick<Tasks, PackageJob> {
  return {
    'tell-package-low': ({ packageId }) =>
      deps.db.transaction().execute(async (trx) => {
        const data = await readMailData(trx, packageId, dayOf(deps.clock.now()));
        // The minutes may be back by now: then there is nothing to report.
        if (data?.balanceMinutes == null || !isLow(data.balanceMinutes)) return;
        if (data.notifiedLowAt !== null) return;
        await queueMail(trx, deps, packageLowMail(data, await readSender(trx, deps.publicUrl)));
        await updateNotifiedLow(trx, packageId, deps.clock.now());
      }),

    'tell-package-expiring': (job) =>
      deps.db.transaction().execute(async (trx) => {
        const data = await readMailData(trx, job.packageId, dayOf(deps.clock.now()));
        // Used up, or given another last day, which has a job of its own.
        if (!data || data.balanceMinutes === 0 || data.expiresOn !== job.expiresOn) return;
        const sender = await readSender(trx, deps.publicUrl);
        await queueMail(trx, deps, packageExpiringMail(data, sender));
      }),

    'expire-package': ({ packageId }) => expirePackage(deps.db, packageId, deps.clock.now()),
  };
}

async function readMailData(
  trx: Trx,
  packageId: number,
  today: string,
): Promise<(PackageMailData & { notifiedLowAt: Date | null }) | null> {
  const found = await findMailData(trx, packageId);
  if (!found?.active || isExpired(found.expiresOn, today)) return null;
  const named = await readNames(trx, found.language);
  return {
    ...found,
    id: packageId,
    firstName: plainName(found.firstName),
    name: named(found.name),
    lastDay: found.expiresOn === null ? null : longDateOf(found.expiresOn, found.language),
  };
}

import type { Db } from '../../platform/database/db.ts';
import type { Tasks } from '../../platform/job-workers.ts';
import { dayOf } from '../../platform/studio-days.ts';
import { readSender } from '../notifications/compose-mail.ts';
import type { MailDeps } from '../notifications/deps.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { expirePackage } from './ending/expire-package.ts';
import { packageLowMail } from './low-package-email.ts';
import { isLow } from './minutes/minutes-left-rules.ts';
import { updateNotifiedLow } from './queries/mails.ts';
import { readPackageMail } from './read-package-mail.ts';

/** What the verbs and mails of packages depend on. */
interface PackageDeps extends MailDeps {
  readonly db: Db;
  /** Where clients reach the site, for links; no trailing slash. */
  readonly publicUrl: string;
}

type PackageJob = 'tell-package-low' | 'expire-package';

/** The jobs that packages add. */
export function packageTasks(deps: PackageDeps): Pick<Tasks, PackageJob> {
  return {
    'tell-package-low': ({ packageId }) =>
      deps.db.transaction().execute(async (trx) => {
        const data = await readPackageMail(trx, packageId, dayOf(deps.clock.now()));
        // The minutes may be back by now: then there is nothing to report.
        if (data?.balanceMinutes == null || !isLow(data.balanceMinutes)) return;
        const { email } = data;
        if (data.notifiedLowAt !== null || email === null) return;
        const sender = await readSender(trx, deps.publicUrl);
        await queueMail(trx, deps, packageLowMail({ ...data, email }, sender));
        await updateNotifiedLow(trx, packageId, deps.clock.now());
      }),

    'expire-package': ({ packageId }) => expirePackage(deps.db, packageId, deps.clock.now()),
  };
}

import type { Tasks } from '../../platform/job-workers.ts';
import { readSender } from '../notifications/compose-mail.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import type { MembershipDeps } from './deps.ts';
import { membershipMail } from './membership-email.ts';
import { readMailData } from './read-mail-data.ts';

/** The jobs that a granted membership adds, by name. */
export function membershipTasks(deps: MembershipDeps): Pick<Tasks, 'membership-unlocked'> {
  return {
    'membership-unlocked': ({ membershipId }) =>
      deps.db.transaction().execute(async (trx) => {
        const data = await readMailData(trx, membershipId);
        if (!data) return;
        await queueMail(trx, deps, membershipMail(data, await readSender(trx, deps.publicUrl)));
      }),
  };
}

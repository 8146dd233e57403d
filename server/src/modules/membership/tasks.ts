import type { Db } from '../../platform/db.ts';
import type { Tasks } from '../../platform/jobs.ts';
import { type MailParts, queueMail } from '../notifications/queue-mail.ts';
import { readSender } from '../notifications/read-sender.ts';
import { membershipMail } from './emails.ts';
import { readToldMembership } from './read-told-membership.ts';

export interface MembershipTaskParts extends MailParts {
  readonly db: Db;
  readonly publicUrl: string;
}

/** The jobs that a granted membership adds, by name. */
export function membershipTasks(parts: MembershipTaskParts): Tasks {
  return {
    'membership-unlocked': ({ membershipId }: { membershipId: number }) =>
      parts.db.transaction().execute(async (trx) => {
        const told = await readToldMembership(trx, membershipId);
        if (!told) return;
        await queueMail(trx, parts, membershipMail(told, await readSender(trx, parts.publicUrl)));
      }),
  };
}

import { MEMBER_DISCOUNT_PERCENT } from '@limber/contract/membership.ts';
import type { Db } from '../../platform/db.ts';
import { longDateOf } from '../../platform/dubai.ts';
import type { Tasks } from '../../platform/jobs.ts';
import { type MailParts, queueMail } from '../notifications/queue-mail.ts';
import { readSender } from '../notifications/read-sender.ts';
import { membershipMail } from './emails.ts';
import { findMembershipToTell } from './queries.ts';

export interface MembershipTaskParts extends MailParts {
  readonly db: Db;
  readonly publicUrl: string;
}

/** The jobs that a granted membership adds, by name. */
export function membershipTasks(parts: MembershipTaskParts): Tasks {
  return {
    'membership-unlocked': ({ membershipId }: { membershipId: number }) =>
      parts.db.transaction().execute(async (trx) => {
        const found = await findMembershipToTell(trx, membershipId);
        if (!found) return;
        const told = {
          ...found,
          id: membershipId,
          from: longDateOf(found.validFrom, found.language),
          until: longDateOf(found.validTo, found.language),
          discountPercent: MEMBER_DISCOUNT_PERCENT,
        };
        await queueMail(trx, parts, membershipMail(told, await readSender(trx, parts.publicUrl)));
      }),
  };
}

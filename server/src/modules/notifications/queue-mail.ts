import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { insertMail, type QueuedMail } from './queries.ts';

export interface MailParts {
  readonly clock: Clock;
  readonly jobs: Jobs;
}

/**
 * Writes a mail in the transaction of its cause and adds the job that sends it. A second mail with
 * the same `eventKey` is not written: nobody is told the same thing twice. Nor is one to an erased
 * account, whose address ends in the domain that is reserved for being nobody's.
 */
export async function queueMail(trx: Trx, parts: MailParts, mail: QueuedMail): Promise<void> {
  if (mail.to.endsWith('.invalid')) return;
  if (await insertMail(trx, mail, parts.clock.now())) {
    await parts.jobs.addJob(trx, 'send-mail', { eventKey: mail.eventKey });
  }
}

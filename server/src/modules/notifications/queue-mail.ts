import type { Trx } from '../../platform/database/db.ts';
import { lockAccount } from '../../platform/database/lock-account.ts';
import type { MailDeps } from './deps.ts';
import { givenUpAt, MAIL_JOB } from './mail-retry-rules.ts';
import { sealWords } from './mail-words.ts';
import { insertMail, type QueuedMail } from './queries.ts';

/**
 * Inserts a mail in the transaction of its cause and adds the job that sends it. A second mail with
 * the same `eventKey` is not inserted, so nobody is told the same thing twice. Neither is one to an
 * account that was erased, even concurrently: the account is locked until the transaction ends.
 * Returns whether there is a recipient.
 */
export async function queueMail(trx: Trx, deps: MailDeps, mail: QueuedMail): Promise<boolean> {
  if (!mail.toStranger && (await lockAccount(trx, { email: mail.to })) !== 'present') return false;
  const queuedAt = deps.clock.now();
  const sendBefore = givenUpAt(queuedAt, mail.sendBefore);
  const sealed = sealWords(deps, mail);
  if (await insertMail(trx, { ...mail, sealed, queuedAt, sendBefore })) {
    await deps.jobs.addJob(trx, 'send-mail', { eventKey: mail.eventKey }, MAIL_JOB);
  }
  return true;
}

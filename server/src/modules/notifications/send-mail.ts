import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Mailer } from '../../platform/mailer.ts';
import { findUnsentMail, updateMailSent } from './queries.ts';

/**
 * Sends one queued mail. The row stays locked while the mail server answers, so that two processes
 * never send it both; a failure rolls back and the job is tried again later.
 */
export async function sendMail(
  db: Db,
  mailer: Mailer,
  clock: Clock,
  eventKey: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const mail = await findUnsentMail(trx, eventKey);
    if (!mail) return;
    await mailer.send({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body_text ?? '',
      html: mail.body_html ?? '',
      attachments: mail.calendar
        ? [{ filename: 'session.ics', content: mail.calendar, contentType: typeOf(mail.calendar) }]
        : [],
    });
    await updateMailSent(trx, eventKey, clock.now());
  });
}

/** A mail program acts on an invitation only when its type names the method too (RFC 6047, 2.4). */
function typeOf(calendar: string): string {
  const method = /^METHOD:(\w+)/m.exec(calendar)?.[1];
  return method ? `text/calendar; charset=utf-8; method=${method}` : 'text/calendar';
}

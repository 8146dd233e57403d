import type { Db, Trx } from '../../platform/db.ts';

export interface QueuedMail {
  /** Names the event that is told, such as `booking-confirmed:<id>`. */
  readonly eventKey: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An iCalendar file to attach. */
  readonly calendar?: string;
}

/** Writes a mail unless its event was already told; says whether it was written. */
export async function insertMail(trx: Trx, mail: QueuedMail, queuedAt: Date): Promise<boolean> {
  const written = await trx
    .insertInto('mails')
    .values({
      event_key: mail.eventKey,
      recipient: mail.to,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      calendar: mail.calendar ?? null,
      queued_at: queuedAt,
    })
    .onConflict((conflict) => conflict.column('event_key').doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

/** A mail that has not been sent, locked against other senders; undefined when there is none. */
export async function findUnsentMail(trx: Trx, eventKey: string) {
  return trx
    .selectFrom('mails')
    .select(['recipient', 'subject', 'body_text', 'body_html', 'calendar'])
    .where('event_key', '=', eventKey)
    .where('sent_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Marks a mail as sent and forgets what it said. */
export async function updateMailSent(trx: Trx, eventKey: string, sentAt: Date): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ sent_at: sentAt, body_text: null, body_html: null, calendar: null })
    .where('event_key', '=', eventKey)
    .execute();
}

/** The studio's settings row, for the words of mails. */
export async function findStudio(db: Db | Trx) {
  return db
    .selectFrom('settings')
    .select(['brand', 'legal_name', 'phone', 'email'])
    .executeTakeFirstOrThrow();
}

import type { Db, Trx } from '../../platform/database/db.ts';
import { oneValue } from '../../platform/database/result-of-a-statement.ts';
import { insertMissingRows, updateRows } from '../../platform/database/rows-by-values.ts';

export interface QueuedMail {
  /** Identifies the event, such as `booking-confirmed:<id>`. */
  readonly eventKey: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Also to an address that has no account. */
  readonly toStranger?: true;
  /** When it is too late to send it; left out: once it was tried for long enough. */
  readonly sendBefore?: Date;
  /** An iCalendar file to attach. */
  readonly calendar?: string;
  /** Number of an invoice or a credit note to attach; it is made when the mail is sent. */
  readonly document?: string;
  /** A gift card to attach, to be printed; it is drawn when the mail is sent. */
  readonly giftCardId?: number;
}

/** Inserts a mail unless there is one for its event; returns whether it was inserted. */
export async function insertMail(
  trx: Trx,
  mail: {
    eventKey: string;
    to: string;
    subject: string;
    sealed: Buffer;
    queuedAt: Date;
    sendBefore: Date;
  },
): Promise<boolean> {
  return insertMissingRows(trx, 'mails', [
    {
      event_key: mail.eventKey,
      recipient: mail.to,
      subject: mail.subject,
      sealed: mail.sealed,
      queued_at: mail.queuedAt,
      send_before: mail.sendBefore,
    },
  ]);
}

/** Claims a waiting mail that nobody else is sending; undefined when there is none. */
export async function claimMail(db: Db, eventKey: string, now: Date, until: Date) {
  return db
    .updateTable('mails')
    .set({ claimed_until: until })
    .where('event_key', '=', eventKey)
    .where('sealed', 'is not', null)
    .where('send_before', '>', now)
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', now)]))
    .returning(['recipient', 'subject', 'sealed'])
    .executeTakeFirst();
}

/** Until when an unsent mail can be sent; undefined when there is none. */
export async function findSendBefore(db: Db, eventKey: string): Promise<Date | undefined> {
  return (
    (await oneValue(
      db
        .selectFrom('mails')
        .select('send_before')
        .where('event_key', '=', eventKey)
        .where('sealed', 'is not', null),
    )) ?? undefined
  );
}

/**
 * Counts what waits to be sent and what never was, and finds when the oldest that waits was queued.
 */
export async function countMails(db: Db) {
  return db
    .selectFrom('mails')
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('sealed', 'is not', null).as('waiting'),
      fn.min('queued_at').filterWhere('sealed', 'is not', null).as('oldest'),
      fn.countAll<string>().filterWhere('sealed', 'is', null).as('givenUp'),
    ])
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Lets others claim a mail again. */
export async function updateMailReleased(db: Db, eventKey: string): Promise<void> {
  await updateRows(db, 'mails', { where: { event_key: eventKey }, set: { claimed_until: null } });
}

/** Marks a mail as sent, or with null as abandoned, and deletes its content. */
export async function updateMailOver(db: Db, eventKey: string, sentAt: Date | null): Promise<void> {
  await updateRows(db, 'mails', {
    where: { event_key: eventKey },
    set: { sent_at: sentAt, sealed: null, claimed_until: null },
  });
}

/** Erases the content of mails that it is too late to send. */
export async function updateMailsTooLate(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sealed: null, claimed_until: null })
    .where('sealed', 'is not', null)
    .where('send_before', '<=', now)
    .execute();
}

/** The studio's settings row, for the words of mails. */
export async function findStudio(db: Db | Trx) {
  return db
    .selectFrom('settings')
    .select(['brand', 'legal_name', 'phone', 'email'])
    .executeTakeFirstOrThrow();
}

export async function deleteOldMails(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mails').where('queued_at', '<', before).execute();
}

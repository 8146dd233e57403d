import { MAIL_STAYS_DAYS } from '@limber/contract/terms/retention.ts';
import { daysBefore } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { deleteOldMails, updateMailsTooLate } from './queries.ts';

/** Deletes mails, sent or not, that were written long ago, and what those say that come too late. */
export async function purgeMails(db: Db, now: Date): Promise<void> {
  await updateMailsTooLate(db, now);
  await deleteOldMails(db, daysBefore(now, MAIL_STAYS_DAYS));
}

import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { JobDeps } from '../../platform/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Randomness } from '../../platform/randomness.ts';

/** What writing a mail depends on. */
export interface MailDeps extends JobDeps {
  readonly clock: Clock;
  readonly random: Randomness;
  /** Key of what waits to be sent. */
  readonly secret: string;
}

/** What sending a mail depends on. */
export interface SendDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  /** Key of what waits to be sent. */
  readonly secret: string;
  /** Where clients reach the site. */
  readonly publicUrl: string;
  /** An invoice or a credit note as a PDF. */
  readonly printDocument: (number: string) => Promise<Buffer>;
  /** A gift card as a PDF. */
  readonly printGiftCard: (id: number) => Promise<Buffer>;
  /**
   * Mails of this process that the mail server has accepted but the database does not know about.
   */
  readonly unmarked: Set<string>;
}

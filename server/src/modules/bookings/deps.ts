import type { Db } from '../../platform/database/db.ts';
import type { Turns } from '../../platform/speed/one-at-a-time.ts';
import type { MailDeps } from '../notifications/deps.ts';

/** What the verbs of bookings depend on. */
export interface BookingDeps extends MailDeps {
  readonly db: Db;
  /** Where clients reach the site, for links; no trailing slash. */
  readonly publicUrl: string;
}

/** What booking depends on. */
export interface BookDeps extends BookingDeps {
  /**
   * Queues callers who want the same therapist at the same time, or anyone of a branch on the same
   * day.
   */
  readonly turns: Turns;
}

/** What writing a note about a session depends on; notes are sealed. */
export type NoteDeps = Pick<BookingDeps, 'db' | 'random' | 'secret'>;

/** What changing a booked session depends on. */
export type ChangeDeps = Pick<BookingDeps, 'db' | 'jobs'>;

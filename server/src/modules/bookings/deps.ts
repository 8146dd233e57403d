import type { Db } from '../../platform/database/db.ts';
import type { Turns } from '../../platform/speed/turns.ts';
import type { MailDeps } from '../notifications/deps.ts';

/** What the verbs of bookings work with. */
export interface BookingDeps extends MailDeps {
  readonly db: Db;
  /** Where clients reach the site, for links; no trailing slash. */
  readonly publicUrl: string;
}

/** What it takes to book. */
export interface BookDeps extends BookingDeps {
  /** Of those who want the same therapist at the same time, or anyone of a branch on the same day. */
  readonly turns: Turns;
}

/** What it takes to note something of a session, which is sealed. */
export type NoteDeps = Pick<BookingDeps, 'db' | 'random' | 'secret'>;

/** What it takes to change a session that is booked. */
export type ChangeDeps = Pick<BookingDeps, 'db' | 'jobs'>;

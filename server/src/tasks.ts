import { forgetEnded } from './modules/auth/forget-ended.ts';
import { forgetReplies } from './modules/bookings/forget-replies.ts';
import { bookingTasks } from './modules/bookings/tasks.ts';
import { membershipTasks } from './modules/membership/tasks.ts';
import { sendMail } from './modules/notifications/send-mail.ts';
import { packageTasks } from './modules/packages/tasks.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/db.ts';
import { makeJobs, type Tasks } from './platform/jobs.ts';
import { deleteEndedLimits } from './platform/limits.ts';
import type { Mailer } from './platform/mailer.ts';

export interface TaskParts {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly clock: Clock;
  /** Where clients reach the site, for the links in mails; no trailing slash. */
  readonly publicUrl: string;
}

/** Jobs without an occasion, in crontab's form, UTC; each runs once however many processes there are. */
export const daily = '17 0 * * * clean-up ?fill=1d';

/** Every job by its name; nothing hidden in autoload. */
export function tasks({ db, mailer, clock, publicUrl }: TaskParts): Tasks {
  const parts = { db, clock, jobs: makeJobs(clock), publicUrl };
  return {
    'send-mail': ({ eventKey }: { eventKey: string }) => sendMail(db, mailer, clock, eventKey),
    'clean-up': async () => {
      await forgetEnded(db, clock.now());
      await forgetReplies(db, clock.now());
      await deleteEndedLimits(db, clock.now());
    },
    ...packageTasks(parts),
    ...membershipTasks(parts),
    ...bookingTasks(parts),
  };
}

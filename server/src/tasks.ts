import { bookingTasks } from './modules/bookings/tasks.ts';
import { sendMail } from './modules/notifications/send-mail.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/db.ts';
import { makeJobs, type Tasks } from './platform/jobs.ts';
import type { Mailer } from './platform/mailer.ts';

export interface TaskParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  /** Where clients reach the product, for links in mails. */
  readonly publicUrl: string;
}

/** Every job the product knows, by name. */
export function tasks(parts: TaskParts): Tasks {
  const publicUrl = parts.publicUrl.replace(/\/$/, '');
  return {
    ...bookingTasks({ ...parts, publicUrl, jobs: makeJobs(parts.clock) }),
    'send-mail': ({ eventKey }: { eventKey: string }) =>
      sendMail(parts.db, parts.mailer, parts.clock, eventKey),
  };
}

import type { Trx } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { REMINDER_HOURS, reminderKey } from './plan-reminders.ts';

/** Adds the mail about a cancellation and takes the reminders back. */
export async function tellCancelled(trx: Trx, jobs: Jobs, bookingId: string): Promise<void> {
  for (const hours of REMINDER_HOURS) await jobs.removeJob(trx, reminderKey(bookingId, hours));
  await jobs.addJob(trx, 'tell-booking-cancelled', { bookingId });
}

import type { Trx } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { planReminders, REMINDER_HOURS, reminderKey } from './plan-reminders.ts';

/**
 * Adds the mail about a move, and reminders of the new time in place of those of the old.
 *
 * @param booking `changes` counts this move; a mail about an earlier one is then out of date
 */
export async function tellMoved(
  trx: Trx,
  jobs: Jobs,
  booking: { id: string; startsAt: Date; fromStartsAt: Date; changes: number },
  now: Date,
): Promise<void> {
  const { id: bookingId, changes, fromStartsAt } = booking;
  for (const hours of REMINDER_HOURS) await jobs.removeJob(trx, reminderKey(bookingId, hours));
  await jobs.addJobs(trx, [
    {
      name: 'tell-booking-moved',
      payload: { bookingId, changes, fromStartsAt: fromStartsAt.toISOString() },
    },
    ...planReminders(booking, now),
  ]);
}

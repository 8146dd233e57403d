import type { Trx } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { planReminders } from './plan-reminders.ts';

/**
 * Adds the jobs that follow a booking: the confirmation at once, and a reminder a day and three
 * hours before the start, unless that moment has passed already.
 */
export async function tellBooked(
  trx: Trx,
  jobs: Jobs,
  booking: { id: string; startsAt: Date; at: Date },
): Promise<void> {
  await jobs.addJobs(trx, [
    { name: 'confirm-booking', payload: { bookingId: booking.id } },
    ...planReminders(booking, booking.at),
  ]);
}

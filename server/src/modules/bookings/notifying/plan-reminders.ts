import { REMINDER_HOURS } from '@limber/contract/terms/booking/reminders.ts';
import type { Trx } from '../../../platform/database/db.ts';
import type { NewJob } from '../../../platform/jobs.ts';
import { readDeskTerms } from '../../catalogue/settings/read-terms.ts';
import { type RemindedHours, remindedHoursOf } from '../../catalogue/settings/reminder-rules.ts';

/**
 * Keys of the jobs for the first and last reminder of a session: one job each, whatever the time.
 * They name the default hours, whatever is set, so that a changed setting leaves no job behind.
 */
export function reminderKeys(bookingId: string): [first: string, last: string] {
  const [first, last] = REMINDER_HOURS;
  return [`remind:${bookingId}:${first}`, `remind:${bookingId}:${last}`];
}

/**
 * The reminders of a session, without those that would be in the past when it is booked or moved.
 */
export function planReminders(
  booking: { id: string; startsAt: Date },
  remindedHours: RemindedHours,
  now: Date,
): NewJob[] {
  const keys = reminderKeys(booking.id);
  return remindedHours
    .map((hours, which) => ({
      name: 'remind-of-booking' as const,
      payload: { bookingId: booking.id, hours, startsAt: booking.startsAt.toISOString() },
      runAt: new Date(booking.startsAt.getTime() - hours * 3_600_000),
      jobKey: keys[which],
    }))
    .filter(({ runAt }) => runAt > now);
}

/** The hours before a session at which the studio reminds its clients now. */
export async function readRemindedHours(trx: Trx): Promise<RemindedHours> {
  return remindedHoursOf(await readDeskTerms(trx));
}

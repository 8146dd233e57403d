import { REMINDER_HOURS } from '@limber/contract/terms/booking/reminders.ts';
import type { Trx } from '../../../platform/database/db.ts';
import type { NewJob } from '../../../platform/jobs.ts';
import { readDeskTerms } from '../../catalogue/settings/read-terms.ts';
import { type RemindedHours, remindedHoursOf } from '../../catalogue/settings/reminder-rules.ts';

/**
 * Keys under which the first and the last reminder of a session wait: one job each, whatever the time. They
 * name the hours of a new studio, whatever they are set to, so that another setting leaves none behind.
 */
export function reminderKeys(bookingId: string): [first: string, last: string] {
  const [first, last] = REMINDER_HOURS;
  return [`remind:${bookingId}:${first}`, `remind:${bookingId}:${last}`];
}

/** The reminders of a session, without those whose moment has passed when it is booked or moved. */
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

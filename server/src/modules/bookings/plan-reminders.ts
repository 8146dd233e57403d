import type { NewJob } from '../../platform/jobs.ts';

/** Hours before a session at which the client is reminded. */
export const REMINDER_HOURS = [24, 3] as const;

/** Key under which the reminder `hours` hours before a session waits: one job, whatever the time. */
export function reminderKey(bookingId: string, hours: number): string {
  return `remind:${bookingId}:${hours}`;
}

/** The reminders of a session, without those whose moment has passed when it is booked or moved. */
export function planReminders(booking: { id: string; startsAt: Date }, now: Date): NewJob[] {
  return REMINDER_HOURS.map((hours) => ({
    name: 'remind-of-booking',
    payload: { bookingId: booking.id, hours, startsAt: booking.startsAt.toISOString() },
    runAt: new Date(booking.startsAt.getTime() - hours * 3_600_000),
    jobKey: reminderKey(booking.id, hours),
  })).filter(({ runAt }) => runAt > now);
}

import type { Trx } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';

/** Hours before a session at which the client is reminded. */
export const REMINDER_HOURS = [24, 3] as const;

/**
 * Adds the jobs that follow a booking: the confirmation at once and a reminder at each of
 * {@link REMINDER_HOURS} before the start, unless that moment has passed already.
 */
export async function tellBooked(
  trx: Trx,
  jobs: Jobs,
  booking: { id: string; startsAt: Date; at: Date },
): Promise<void> {
  const reminders = REMINDER_HOURS.map((hours) => ({
    hours,
    runAt: new Date(booking.startsAt.getTime() - hours * 3_600_000),
  })).filter(({ runAt }) => runAt > booking.at);
  await jobs.addJobs(trx, [
    { name: 'confirm-booking', payload: { bookingId: booking.id } },
    ...reminders.map(({ hours, runAt }) => ({
      name: 'remind-of-booking',
      payload: { bookingId: booking.id, hours, startsAt: booking.startsAt.toISOString() },
      runAt,
      jobKey: `remind:${booking.id}:${hours}`,
    })),
  ]);
}

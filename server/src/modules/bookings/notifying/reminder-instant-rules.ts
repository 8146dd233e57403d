import type { RemindedHours } from '../../catalogue/settings/reminder-rules.ts';

/** When a client is reminded of a session. */
interface Reminder {
  /** The first or the last of the two. */
  readonly which: 0 | 1;
  readonly hours: number;
  readonly at: Date;
}

/**
 * The reminders of a session, so many real hours before it, without those that would be in the past
 * when it is booked or moved.
 */
export function remindersOf(startsAt: Date, hours: RemindedHours, now: Date): Reminder[] {
  return ([0, 1] as const)
    .map((which) => ({
      which,
      hours: hours[which],
      at: new Date(startsAt.getTime() - hours[which] * 3_600_000),
    }))
    .filter(({ at }) => at > now);
}

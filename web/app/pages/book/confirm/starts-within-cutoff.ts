import { civilDay, minutesTo } from '../../../lib/dates.ts';

/**
 * Whether a session begins less than `cutoffHours` after `now` (epoch milliseconds), so that it
 * cannot be cancelled free of charge. `date` and `time` are the studio's; false until both are
 * chosen.
 */
export function startsWithinCutoff(
  { date, time }: { date: string; time: string },
  cutoffHours: number,
  now: number,
): boolean {
  if (!date || !time) return false;
  return (minutesTo(civilDay(date, time), time) - cutoffHours * 60) * 60_000 < now;
}

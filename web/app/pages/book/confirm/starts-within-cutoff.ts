import { civilDay, minutesTo } from '../../../lib/dates.ts';

/**
 * Whether a session of this day of the studio and time begins so soon after `now` (epoch milliseconds)
 * that it can no longer be cancelled for nothing: less than `cutoffHours`. False until both are chosen.
 */
export function startsWithinCutoff(
  { date, time }: { date: string; time: string },
  cutoffHours: number,
  now: number,
): boolean {
  if (!date || !time) return false;
  return (minutesTo(civilDay(date, time), time) - cutoffHours * 60) * 60_000 < now;
}

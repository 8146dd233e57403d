import { FREE_HOURS } from '@limber/contract/terms/booking.ts';
import { civilDay, minutesTo } from '../../../lib/dates.ts';

/**
 * Whether a session of this day of the studio and time begins so soon after `now` (epoch milliseconds)
 * that it can no longer be cancelled for nothing. False until both are chosen.
 */
export function startsWithinCutoff(
  { date, time }: { date: string; time: string },
  now: number,
): boolean {
  if (!date || !time) return false;
  return (minutesTo(civilDay(date, time), time) - FREE_HOURS * 60) * 60_000 < now;
}

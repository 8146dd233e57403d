import { FREE_HOURS } from '@limber/contract/terms/booking.ts';

/**
 * Whether a session of this day and time in Dubai begins so soon after `now` (epoch milliseconds)
 * that it can no longer be cancelled for nothing. False until both are chosen.
 */
export function startsWithinCutoff(
  { date, time }: { date: string; time: string },
  now: number,
): boolean {
  if (!date || !time) return false;
  // Dubai has no summer time.
  return Date.parse(`${date}T${time.slice(0, 5)}:00+04:00`) - FREE_HOURS * 3_600_000 < now;
}

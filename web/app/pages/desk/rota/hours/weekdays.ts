import { addDays, formatWeekday } from '../../../../lib/dates.ts';

/** ISO: 1 Monday to 7 Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Monday to Sunday, as the page names them. */
export function weekdayName(weekday: number): string {
  // The fifth of January 2026 was a Monday.
  return formatWeekday(addDays('2026-01-05', weekday - 1));
}

import { addDays, isoWeekday } from '../../../lib/dates.ts';

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - isoWeekday(day));
}

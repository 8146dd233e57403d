import { addDays, isoWeekday } from '../../lib/dates.ts';

const stripDays = 14;

/**
 * First day of the two weeks that show a day (`YYYY-MM-DD`): `start` if the day is within two weeks
 * of it, otherwise today, otherwise the Monday before the day.
 */
export function twoWeeksWith(date: string, start: string, today: string): string {
  if (date === '' || isWithin(date, start)) return start;
  if (isWithin(date, today)) return today;
  return addDays(date, 1 - isoWeekday(date));
}

/** The days of two weeks from `start` on. */
export function twoWeeksFrom(start: string): string[] {
  return Array.from({ length: stripDays }, (_, day) => addDays(start, day));
}

function isWithin(date: string, start: string): boolean {
  return start <= date && date < addDays(start, stripDays);
}

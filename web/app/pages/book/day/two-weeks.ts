import { addDays, isoWeekday } from '../../../lib/dates.ts';

const stripDays = 14;

/**
 * The first day of the two weeks that show a day (`YYYY-MM-DD`): those from `start` on as long as the
 * day is among them, else those from today, else those from the Monday before it.
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

/** Place of the day that a key leads to in a row of `count`, staying inside; undefined for other keys. */
export function placeAfter(
  key: string,
  from: number,
  { count, rtl }: { count: number; rtl: boolean },
): number | undefined {
  const last = count - 1;
  switch (key) {
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return Math.min(last, from + 1);
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return Math.max(0, from - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

function isWithin(date: string, start: string): boolean {
  return start <= date && date < addDays(start, stripDays);
}

import { CalendarDate } from '@internationalized/date';
import { latinDigits } from '@limber/contract/digits.ts';

/** Reads `MM/DD/YYYY` as `YYYY-MM-DD`; null if that is not a calendar day. */
export function readTypedDate(text: string): string | null {
  const parts = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(latinDigits(text));
  if (!parts) return null;
  const [month, day, year] = parts.slice(1).map(Number) as [number, number, number];
  const date = new CalendarDate(year, month, day);
  // CalendarDate turns February 30 into the 28th; a typed day must not move.
  return date.month === month && date.day === day ? date.toString() : null;
}

/** Writes `YYYY-MM-DD` as `MM/DD/YYYY`; '' stays ''. */
export function writeTypedDate(date: string): string {
  if (date === '') return '';
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
}

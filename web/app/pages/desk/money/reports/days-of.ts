import { addDays } from '../../../../lib/dates.ts';

/** Days of the studio, `YYYY-MM-DD`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The month that a day is in, whole. */
export function monthOf(day: string): Days {
  const from = `${day.slice(0, 7)}-01`;
  // The 32nd of a month is in the next one, whichever it is.
  const next = `${addDays(from, 31).slice(0, 7)}-01`;
  return { from, to: addDays(next, -1) };
}

/** The month before the one that a day is in, whole. */
export function monthBefore(day: string): Days {
  return monthOf(addDays(monthOf(day).from, -1));
}

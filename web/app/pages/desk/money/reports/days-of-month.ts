import { addDays } from '../../../../lib/dates.ts';

/** Days of the studio, `YYYY-MM-DD`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The whole month of a day. */
export function monthOf(day: string): Days {
  const from = `${day.slice(0, 7)}-01`;
  // The 32nd of any month lies in the next one.
  const next = `${addDays(from, 31).slice(0, 7)}-01`;
  return { from, to: addDays(next, -1) };
}

/** The whole month before that of a day. */
export function monthBefore(day: string): Days {
  return monthOf(addDays(monthOf(day).from, -1));
}

import { addDays } from '@limber/contract/clock/add-days.ts';

/** Days of the studio, `YYYY-MM-DD`, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Days as they are shown, and those that they are compared with. */
export interface Compared {
  /** Without days that have not come. */
  readonly shown: Days;
  readonly before: Days;
  readonly kind: 'day' | 'month' | 'month_so_far' | 'days';
}

/**
 * A month is compared with the one before, the running one with as many of its days; a day with that a
 * week before; other days with as many before them.
 */
export function compareDays({ from, to }: Days, today: string): Compared {
  const last = to > today && from <= today ? today : to;
  const shown = { from, to: last };
  const isMonth = from.endsWith('-01') && to === lastOfMonth(from);
  if (isMonth) {
    const first = firstOfMonth(addDays(from, -1));
    if (last === to)
      return { shown, kind: 'month', before: { from: first, to: addDays(from, -1) } };
    const until = addDays(first, daysBetween(from, last));
    const before = { from: first, to: until < from ? until : addDays(from, -1) };
    return { shown, kind: 'month_so_far', before };
  }
  if (from === last) {
    const day = addDays(from, -7);
    return { shown, kind: 'day', before: { from: day, to: day } };
  }
  const days = daysBetween(from, last) + 1;
  return { shown, kind: 'days', before: { from: addDays(from, -days), to: addDays(from, -1) } };
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;
// The 32nd of any month lies in the next one.
const lastOfMonth = (first: string) => addDays(firstOfMonth(addDays(first, 31)), -1);

/** Each of some days, in order. */
export function daysIn({ from, to }: Days): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

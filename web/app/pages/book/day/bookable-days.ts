import { addDays } from '../../../lib/dates.ts';

/** What bounds the days of a session; days are `YYYY-MM-DD` in Dubai. */
export interface DayBounds {
  today: string;
  /** How many days after today the diary is open for the client. */
  daysAhead: number;
  /** Last day of use of the package that pays; '' when it has none. */
  lastDay: string;
  /** Days on which an unlimited package has its session already. */
  takenDays: readonly string[];
}

/** Why the booking would refuse a day: `beyond` the diary, after the package's end, or used. */
export type DayProblem = 'beyond' | 'afterEnd' | 'taken';

export function dayProblem(
  day: string,
  { today, daysAhead, lastDay, takenDays }: DayBounds,
): DayProblem | null {
  if (lastDay !== '' && day > lastDay) return 'afterEnd';
  if (day > addDays(today, daysAhead)) return 'beyond';
  return takenDays.includes(day) ? 'taken' : null;
}

/** The last day that the calendar lets one pick. */
export function lastBookableDay({
  today,
  daysAhead,
  lastDay,
}: Omit<DayBounds, 'takenDays'>): string {
  const end = addDays(today, daysAhead);
  return lastDay !== '' && lastDay < end ? lastDay : end;
}

/** The first day from `from` on that can be booked; else the last one before; null: none is left. */
export function nearestBookableDay(
  from: string,
  bounds: DayBounds,
  isClosed: (day: string) => boolean,
): string | null {
  const last = lastBookableDay(bounds);
  const isGood = (day: string) => dayProblem(day, bounds) === null && !isClosed(day);
  for (let day = from < bounds.today ? bounds.today : from; day <= last; day = addDays(day, 1)) {
    if (isGood(day)) return day;
  }
  for (let day = from < last ? from : last; day >= bounds.today; day = addDays(day, -1)) {
    if (isGood(day)) return day;
  }
  return null;
}

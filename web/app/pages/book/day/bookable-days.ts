import { addDays } from '../../../lib/dates.ts';

/** Limits for the day of a session; days are `YYYY-MM-DD` by the studio's clock. */
export interface DayBounds {
  today: string;
  /** How many days from today the client can book ahead. */
  daysAhead: number;
  /** Last day of the package that pays; '' when it has none. */
  lastDay: string;
  /** Days on which an unlimited package already has its session. */
  takenDays: readonly string[];
}

/**
 * Why a day cannot be booked: `beyond` the booking window, after the package's end, or already
 * used.
 */
export type DayProblem = 'beyond' | 'afterEnd' | 'taken';

export function dayProblem(
  day: string,
  { today, daysAhead, lastDay, takenDays }: DayBounds,
): DayProblem | null {
  if (lastDay !== '' && day > lastDay) return 'afterEnd';
  if (day > addDays(today, daysAhead)) return 'beyond';
  return takenDays.includes(day) ? 'taken' : null;
}

/** The last day that the calendar offers. */
export function lastBookableDay({
  today,
  daysAhead,
  lastDay,
}: Omit<DayBounds, 'takenDays'>): string {
  const end = addDays(today, daysAhead);
  return lastDay !== '' && lastDay < end ? lastDay : end;
}

/** The first bookable day from `from` on, otherwise the last one before it; null: none is left. */
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

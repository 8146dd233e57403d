import type { Closure } from '@limber/contract/studio.ts';
import { addDays } from '../../../lib/dates.ts';

/** The closure of the branch on that day, if any. A closure without a branch applies to all. */
export function closureOn(
  date: string,
  closures: readonly Closure[],
  location: string,
): Closure | undefined {
  return closures.find(
    (closure) =>
      closure.starts_on <= date &&
      date <= closure.ends_on &&
      (closure.location === null || closure.location === location),
  );
}

/** The first day from `today` on without a closure. */
export function firstOpenDay(
  today: string,
  closures: readonly Closure[],
  location: string,
): string {
  const closure = closureOn(today, closures, location);
  return closure ? firstOpenDay(addDays(closure.ends_on, 1), closures, location) : today;
}

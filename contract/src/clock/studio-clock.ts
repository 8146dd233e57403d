import { DEFAULT_CLOCK } from '../country/default-country-and-currency.ts';
import { type ClockChange, daysBy, type ZonedDays } from './zoned-days.ts';

// A process, or a page, belongs to one studio, whose zone is set once at set-up.
let clock: readonly ClockChange[] = DEFAULT_CLOCK;
let days = daysBy(clock);

/** The days by the studio's clock. */
export const studioDays = (): ZonedDays => days;

/** Counts days by another clock from now on. */
export function countDaysBy(changes: readonly ClockChange[]): void {
  if (changes === clock) return;
  days = daysBy(changes);
  clock = changes;
}

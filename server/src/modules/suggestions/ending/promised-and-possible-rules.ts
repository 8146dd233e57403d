import { addDays } from '@limber/contract/clock/add-days.ts';
import type { PromisedWeek } from '@limber/contract/desk/money/promised.ts';
import { PROMISED_WEEKS } from '@limber/contract/terms/reports.ts';

/** What ends on a day, `YYYY-MM-DD`. */
export interface EndingDay {
  readonly day: string;
  readonly packages: number;
  readonly minutes: number;
}

/** What is free on a day. */
export interface FreeDay {
  readonly day: string;
  readonly minutes: number;
}

/** The first and the last of the days that are looked at. */
export function promisedSpan(today: string): { from: string; to: string } {
  return { from: today, to: addDays(today, PROMISED_WEEKS * 7 - 1) };
}

/**
 * The coming weeks with what ends in them and what is free in them. A minute can be used in any week
 * until the one in which it ends, so minutes are short where all that ends by then is more than all that
 * is free until then.
 */
export function promisedAndPossible(
  today: string,
  ending: readonly EndingDay[],
  free: readonly FreeDay[],
): PromisedWeek[] {
  let endingSoFar = 0;
  let freeSoFar = 0;
  return Array.from({ length: PROMISED_WEEKS }, (_, week) => {
    const from = addDays(today, week * 7);
    const to = addDays(from, 6);
    const isInWeek = ({ day }: { readonly day: string }) => day >= from && day <= to;
    const ends = ending.filter(isInWeek);
    const endingMinutes = sumOf(ends);
    const freeMinutes = sumOf(free.filter(isInWeek));
    endingSoFar += endingMinutes;
    freeSoFar += freeMinutes;
    return {
      ...{ from, to, ending_minutes: endingMinutes, free_minutes: freeMinutes },
      packages: ends.reduce((sum, { packages }) => sum + packages, 0),
      short_minutes: Math.max(0, endingSoFar - freeSoFar),
    };
  });
}

function sumOf(days: readonly { readonly minutes: number }[]): number {
  return days.reduce((sum, { minutes }) => sum + minutes, 0);
}

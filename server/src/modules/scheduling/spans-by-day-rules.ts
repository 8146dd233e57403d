import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import type { Span } from './bookable-days-rules.ts';
import type { ClockChangeOfDay } from './free-start-rules.ts';

/** The days of a diary during which, or between which, the clock changes. */
export interface DiaryClock {
  /** Minutes from the first midnight to that of a day. */
  midnightOf(day: number): number;
  /** What becomes of a day's hours and shifts, where the clock changes. */
  changeOn(day: number): ClockChangeOfDay | null;
}

/**
 * The spans of one owner on one day of the studio, counted from 0, each cut by `partOf` to that
 * day, in minutes from its midnight. In a month nearly all lie within one day, and are not searched
 * for every day.
 */
export function dayByDay<Each extends Span, Part>(
  clock: DiaryClock | undefined,
  spans: readonly Each[],
  ownerOf: (each: Each) => number,
  partOf: (each: Each, startMinute: number, endMinute: number) => Part,
): (owner: number, day: number) => Part[] {
  const daysOf = new Map(
    [...Map.groupBy(spans, ownerOf)].map(([owner, its]) => [
      owner,
      Map.groupBy(its, clock ? () => null : oneDayOf),
    ]),
  );
  return (owner, day) => {
    const days = daysOf.get(owner);
    const midnight = clock?.midnightOf(day) ?? day * DAY_MINUTES;
    const begins = midnight + DAY_BEGINS_MINUTE;
    const ends = (clock?.midnightOf(day + 1) ?? midnight + DAY_MINUTES) + DAY_BEGINS_MINUTE;
    const parts: Part[] = [];
    for (const key of [day, null]) {
      for (const each of days?.get(key) ?? []) {
        if (each.endMinute <= begins || each.startMinute >= ends) continue;
        const startMinute = Math.max(begins, each.startMinute) - midnight;
        parts.push(partOf(each, startMinute, Math.min(ends, each.endMinute) - midnight));
      }
    }
    return parts;
  };
}

/** The one day of the studio on which a span is; null when it is on several. */
function oneDayOf({ startMinute, endMinute }: Span): number | null {
  const first = Math.floor((startMinute - DAY_BEGINS_MINUTE) / DAY_MINUTES);
  const last = Math.ceil((endMinute - DAY_BEGINS_MINUTE) / DAY_MINUTES) - 1;
  return first === last ? first : null;
}

import { DAY_BEGINS_MINUTE } from '../terms/booking/bookable-times.ts';
import { DAY_MINUTES } from '../terms/minutes-of-day.ts';

/**
 * From an instant on (epoch seconds), a clock is ahead of UTC by a number of minutes, negative west
 * of it. The first of a list has held since ever.
 */
export type ClockChange = readonly [fromSeconds: number, aheadMinutes: number];

/**
 * The days of a studio, whose clock may change. Instants are epoch milliseconds, days `YYYY-MM-DD`.
 * A time that the clock skips is the moment at which it does so; of a time that it shows twice, the
 * first is meant.
 *
 * The minutes of a studio's day are real ones, counted from the hour at which it begins as if the
 * clock had not changed since midnight. A session so lasts as long as it does, and a minute is what
 * the clock shows, except after a change until the next day begins.
 */
export interface ZonedDays {
  /** The calendar day at an instant. Each instant belongs to exactly one. */
  dayOf(instant: number): string;
  /** The studio's day at an instant: after midnight still the one before. */
  studioDayOf(instant: number): string;
  /** The instant at which a calendar day begins. */
  startOfDay(day: string): number;
  /** The wall time at an instant, `HH:MM`. */
  timeOf(instant: number): string;
  /** The instant at which the clock shows a number of minutes after a day's midnight. */
  atClock(day: string, clockMinutes: number): number;
  /** What the clock shows at an instant, in minutes after a day's midnight. */
  clockAt(day: string, instant: number): number;
  /** The instant of a minute of the studio's day. */
  minuteOf(day: string, minutes: number): number;
  /** The minute of the studio's day at an instant. */
  minutesInto(day: string, instant: number): number;
  /** Whether the clock changes during the studio's day. */
  changesOn(day: string): boolean;
  /** Minutes by which the clock is ahead of UTC at an instant. */
  aheadAt(instant: number): number;
}

/** The days by a clock with these changes, in order. */
export function daysBy(changes: readonly ClockChange[]): ZonedDays {
  const spans = changes.map(([from, ahead], nth) => ({
    begins: nth === 0 ? Number.NEGATIVE_INFINITY : from * 1000,
    ahead: ahead * MINUTE_MS,
    /** What the clock would show as it changes next. */
    shownUntil: (changes[nth + 1]?.[0] ?? Number.POSITIVE_INFINITY) * 1000 + ahead * MINUTE_MS,
  }));
  const spanAt = (instant: number) => lastWhere(spans, ({ begins }) => begins <= instant);
  const shown = (instant: number) => instant + (spans[spanAt(instant)]?.ahead ?? 0);
  /** The same without stepping back: what is shown again counts as the end of what was shown. */
  const reached = (instant: number) => {
    const nth = spanAt(instant);
    const before = spans[nth - 1]?.shownUntil ?? Number.NEGATIVE_INFINITY;
    return Math.max(instant + (spans[nth]?.ahead ?? 0), before - 1);
  };
  /** The first instant at which the clock has reached what it would show. */
  const instantOf = (wall: number) => {
    const span = spans[lastWhere(spans, ({ shownUntil }) => shownUntil <= wall, -1) + 1];
    return span ? Math.max(span.begins, wall - span.ahead) : wall;
  };
  const midnightOf = (day: string) => Date.parse(day);
  const beginningOf = cached((day: string) => instantOf(midnightOf(day) + BEGINS_MS));
  const startOfDay = cached((day: string) => instantOf(midnightOf(day)));
  return {
    dayOf: (instant) => dayIn(reached(instant)),
    studioDayOf: (instant) => dayIn(reached(instant) - BEGINS_MS),
    startOfDay,
    timeOf: (instant) => timeText(Math.floor(shown(instant) / MINUTE_MS)),
    atClock: (day, minutes) => instantOf(midnightOf(day) + minutes * MINUTE_MS),
    clockAt: (day, instant) => (shown(instant) - midnightOf(day)) / MINUTE_MS,
    minuteOf: (day, minutes) => beginningOf(day) - BEGINS_MS + minutes * MINUTE_MS,
    minutesInto: (day, instant) => (instant - beginningOf(day) + BEGINS_MS) / MINUTE_MS,
    changesOn: (day) => {
      const begins = beginningOf(day);
      return spanAt(begins) !== spanAt(begins + DAY_MS - 1);
    },
    aheadAt: (instant) => (spans[spanAt(instant)]?.ahead ?? 0) / MINUTE_MS,
  };
}

const MINUTE_MS = 60_000;
const DAY_MS = DAY_MINUTES * MINUTE_MS;
const BEGINS_MS = DAY_BEGINS_MINUTE * MINUTE_MS;

/** `HH:MM` of minutes after any midnight. */
function timeText(minutes: number): string {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

const dayIn = (wall: number) => nthDay(Math.floor(wall / DAY_MS));
const nthDay = cached((nth: number) => new Date(nth * DAY_MS).toISOString().slice(0, 10));

/** The index of the last of an ordered list for which `is`, those after it not; `none` without one. */
function lastWhere<Each>(ordered: readonly Each[], is: (each: Each) => boolean, none = 0): number {
  let [first, behind] = [0, ordered.length];
  while (first < behind) {
    const middle = (first + behind) >> 1;
    if (is(ordered[middle] as Each)) first = middle + 1;
    else behind = middle;
  }
  return first === 0 ? none : first - 1;
}

/** Writing and reading a date costs more than the arithmetic, and it is always the same few hundred days. */
function cached<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find(key);
    if (known.size >= MOST_CACHED) known.clear();
    known.set(key, found);
    return found;
  };
}

const MOST_CACHED = 5000;

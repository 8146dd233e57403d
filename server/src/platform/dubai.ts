import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import type { Language } from '@limber/contract/values/people.ts';

/** Dubai's calendar and wall clock. The studio is there, wherever the visitor is. */

export const STUDIO_ZONE = 'Asia/Dubai';

const LOCALES = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' } as const;

/** The calendar day in Dubai at `instant`, `YYYY-MM-DD`. */
export function dayOf(instant: Date): string {
  return dayOfQuarter(Math.floor(instant.getTime() / QUARTER_MS));
}

/** The day of the studio at `instant`, `YYYY-MM-DD`: after midnight still the one before. */
export function studioDayOf(instant: Date): string {
  return dayOf(new Date(instant.getTime() - DAY_BEGINS_MINUTE * 60_000));
}

/**
 * The day of the studio of wall time `time` (`HH:MM`) on a calendar day: at 00:30 still the one
 * before.
 */
export function studioDayAt(day: string, time: string): string {
  return minutesOf(time) < DAY_BEGINS_MINUTE ? addDays(day, -1) : day;
}

/** The wall time in Dubai at `instant`, `HH:MM`. */
export function timeOf(instant: Date): string {
  return timeFromMinutes(Math.floor(minutesInto(dayOf(instant), instant)));
}

/**
 * Caches results. Asking a time zone or calendar costs more than all other arithmetic of a
 * therapist's free times, and it is always the same few hundred days.
 */
function stored<Asked, Found>(find: (asked: Asked) => Found): (asked: Asked) => Found {
  const known = new Map<Asked, Found>();
  return (asked) => {
    const before = known.get(asked);
    if (before !== undefined) return before;
    const found = find(asked);
    if (known.size >= MOST_KEPT) known.clear();
    known.set(asked, found);
    return found;
  };
}

const MOST_KEPT = 5000;
/** Anywhere in the world, and so in Dubai, a day begins on one of these. */
const QUARTER_MS = 15 * 60_000;

const beginningOf = stored((day: string) => at(day, '00:00').getTime());
const endingOf = stored((day: string) => at(addDays(day, 1), '00:00').getTime());
const dayOfQuarter = stored((quarter: number) =>
  zoned(new Date(quarter * QUARTER_MS))
    .toPlainDate()
    .toString(),
);

/** The instant at which `day` (`YYYY-MM-DD`) begins in Dubai. */
export function startOfDay(day: string): Date {
  return new Date(beginningOf(day));
}

/** The instant at which `day` (`YYYY-MM-DD`) ends in Dubai and the next one begins. */
export function endOfDay(day: string): Date {
  return new Date(endingOf(day));
}

/** The instant of wall time `time` (`HH:MM`) on `day` (`YYYY-MM-DD`) in Dubai. */
export function at(day: string, time: string): Date {
  const zonedTime = Temporal.PlainDate.from(day).toZonedDateTime({
    timeZone: STUDIO_ZONE,
    plainTime: Temporal.PlainTime.from(time),
  });
  return new Date(zonedTime.epochMilliseconds);
}

/** `day` written out, such as '21 November 2026'; Latin digits in Arabic too. */
export function longDateOf(day: string, language: Language = 'en'): string {
  return Temporal.PlainDate.from(day).toLocaleString(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}

/** `day` with its weekday and without its year, such as 'Saturday 21 November'. */
export function weekdayAndDateOf(day: string, language: Language): string {
  return Temporal.PlainDate.from(day).toLocaleString(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
}

/** ISO weekday of `day`, 1 Monday to 7 Sunday. */
export const weekdayOf = stored((day: string) => Temporal.PlainDate.from(day).dayOfWeek);

/** The day `count` days after `day` (before, if negative). */
export function addDays(day: string, count: number): string {
  return Temporal.PlainDate.from(day).add({ days: count }).toString();
}

/** Days from `from` to `to` (`YYYY-MM-DD`); negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days;
}

/** Minutes from midnight of `HH:MM` or `HH:MM:SS`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The instant a number of minutes after midnight of `day` (`YYYY-MM-DD`) in Dubai. */
export function minuteOf(day: string, minutes: number): Date {
  return new Date(beginningOf(day) + minutes * 60_000);
}

/** Wall time `HH:MM` of a number of minutes from midnight, also past the next one. */
export function timeFromMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24;
  return `${String(hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Minutes from midnight of `day` in Dubai to `instant`; negative before that day. */
export function minutesInto(day: string, instant: Date): number {
  return (instant.getTime() - startOfDay(day).getTime()) / 60_000;
}

function zoned(instant: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(STUDIO_ZONE);
}

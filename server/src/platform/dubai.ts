import type { Language } from '@limber/contract/values.ts';

/** Dubai's calendar and wall clock. The studio lives here, wherever the visitor is. */

export const STUDIO_ZONE = 'Asia/Dubai';

const LOCALES = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' } as const;

/** The calendar day in Dubai at `instant`, `YYYY-MM-DD`. */
export function dayOf(instant: Date): string {
  return zoned(instant).toPlainDate().toString();
}

/** The wall time in Dubai at `instant`, `HH:MM`. */
export function timeOf(instant: Date): string {
  return zoned(instant).toPlainTime().toString({ smallestUnit: 'minute' });
}

// Asking the time zone costs more than all other arithmetic of a therapist's free times, and it is
// always the same few hundred days that are asked about.
const midnights = new Map<string, number>();
const MOST_MIDNIGHTS = 5000;

/** The instant at which `day` (`YYYY-MM-DD`) begins in Dubai. */
export function startOfDay(day: string): Date {
  const known = midnights.get(day);
  if (known !== undefined) return new Date(known);
  const midnight = at(day, '00:00');
  if (midnights.size < MOST_MIDNIGHTS) midnights.set(day, midnight.getTime());
  return midnight;
}

/** The instant of wall time `time` (`HH:MM`) on `day` (`YYYY-MM-DD`) in Dubai. */
export function at(day: string, time: string): Date {
  const zonedTime = Temporal.PlainDate.from(day).toZonedDateTime({
    timeZone: STUDIO_ZONE,
    plainTime: Temporal.PlainTime.from(time),
  });
  return new Date(zonedTime.epochMilliseconds);
}

/** `day` written out, such as '21 November 2026'; in Arabic too with Latin digits. */
export function longDateOf(day: string, language: Language = 'en'): string {
  return Temporal.PlainDate.from(day).toLocaleString(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}

/** ISO weekday of `day`, 1 Monday to 7 Sunday. */
export function weekdayOf(day: string): number {
  return Temporal.PlainDate.from(day).dayOfWeek;
}

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

/** `HH:MM` of a number of minutes from midnight. */
export function timeFromMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${String(hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Minutes from midnight of `day` in Dubai to `instant`; negative before that day. */
export function minutesInto(day: string, instant: Date): number {
  return (instant.getTime() - startOfDay(day).getTime()) / 60_000;
}

function zoned(instant: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(STUDIO_ZONE);
}

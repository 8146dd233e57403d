import { addDays } from '@limber/contract/clock/add-days.ts';
import { countDaysBy, studioDays } from '@limber/contract/clock/studio-clock.ts';
import type { ClockChange } from '@limber/contract/clock/zoned-days.ts';
import { DEFAULT_COUNTRY_FACTS } from '@limber/contract/country/default-country-and-currency.ts';
import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import type { Language } from '@limber/contract/values/people.ts';

/**
 * The studio's calendar and wall clock, wherever the visitor is. A process belongs to one studio,
 * whose zone is set once at set-up and followed as its other facts are.
 */

export { addDays };

/** `DateOnly` of the wire is of this century. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;

const LOCALES = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' } as const;

let zone = DEFAULT_COUNTRY_FACTS.zone;

/** The zone in which this process counts days, such as 'Europe/London'. */
export const studioZone = () => zone;

/** Counts days in another zone from now on. */
export function countDaysIn(wanted: string): void {
  if (wanted === zone) return;
  countDaysBy(clockChangesOf(wanted, FIRST_YEAR, LAST_YEAR));
  zone = wanted;
}

/** When the clock of a zone changes from the beginning of one year to the end of another. */
export function clockChangesOf(zone: string, firstYear: number, lastYear: number): ClockChange[] {
  const first = Temporal.Instant.from(`${firstYear}-01-01T00:00Z`).toZonedDateTimeISO(zone);
  const changes = [[0, aheadOf(first)] as ClockChange];
  for (
    let next = first.getTimeZoneTransition('next');
    next && next.year <= lastYear;
    next = next.getTimeZoneTransition('next')
  ) {
    changes.push([next.epochMilliseconds / 1000, aheadOf(next)]);
  }
  return changes;
}

function aheadOf(time: Temporal.ZonedDateTime): number {
  return time.offsetNanoseconds / 60e9;
}

/** The calendar day at `instant`, `YYYY-MM-DD`. */
export function dayOf(instant: Date): string {
  return studioDays().dayOf(instant.getTime());
}

/** The day of the studio at `instant`, `YYYY-MM-DD`: after midnight still the one before. */
export function studioDayOf(instant: Date): string {
  return studioDays().studioDayOf(instant.getTime());
}

/**
 * The day of the studio of wall time `time` (`HH:MM`) on a calendar day: at 00:30 still the one
 * before.
 */
export function studioDayAt(day: string, time: string): string {
  return minutesOf(time) < DAY_BEGINS_MINUTE ? addDays(day, -1) : day;
}

/** The wall time at `instant`, `HH:MM`. */
export function timeOf(instant: Date): string {
  return studioDays().timeOf(instant.getTime());
}

/** The instant at which `day` (`YYYY-MM-DD`) begins. */
export function startOfDay(day: string): Date {
  return new Date(studioDays().startOfDay(day));
}

/** The instant at which `day` (`YYYY-MM-DD`) ends and the next one begins. */
export function endOfDay(day: string): Date {
  return startOfDay(addDays(day, 1));
}

/** The instant of wall time `time` (`HH:MM`) on `day` (`YYYY-MM-DD`). */
export function at(day: string, time: string): Date {
  return atClock(day, minutesOf(time));
}

/** `day` written out, such as '21 November 2026'; Latin digits in Arabic too. */
export function longDateOf(day: string, language: Language = 'en'): string {
  return longDates[language].format(Temporal.PlainDate.from(day));
}

/** `day` with its weekday and without its year, such as 'Saturday 21 November'. */
export function weekdayAndDateOf(day: string, language: Language): string {
  return weekdaysAndDates[language].format(Temporal.PlainDate.from(day));
}

// Made once: making one takes ten times as long as using it.
const longDates = inBoth({ day: 'numeric', month: 'long', year: 'numeric' });
const weekdaysAndDates = inBoth({ weekday: 'long', day: 'numeric', month: 'long' });

function inBoth(
  parts: Intl.DateTimeFormatOptions,
): Readonly<Record<Language, Intl.DateTimeFormat>> {
  return {
    en: new Intl.DateTimeFormat(LOCALES.en, parts),
    ar: new Intl.DateTimeFormat(LOCALES.ar, parts),
  };
}

/** ISO weekday of `day`, 1 Monday to 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** Days from `from` to `to` (`YYYY-MM-DD`); negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days;
}

/** Minutes from midnight of `HH:MM` or `HH:MM:SS`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The instant at which the clock shows a number of minutes after midnight of `day`. */
export function atClock(day: string, minutes: number): Date {
  return new Date(studioDays().atClock(day, minutes));
}

/** What the clock shows at `instant`, in minutes after midnight of `day`. */
export function clockAt(day: string, instant: Date): number {
  return studioDays().clockAt(day, instant.getTime());
}

/**
 * The instant of a minute of the studio's day, which are real ones counted from when it begins: see
 * {@link ZonedDays}.
 */
export function minuteOf(day: string, minutes: number): Date {
  return new Date(studioDays().minuteOf(day, minutes));
}

/** From when the studio's day `from` begins until when its day `to` has ended, which is not included. */
export function spanOfDays(from: string, to = from): { begins: Date; ends: Date } {
  return {
    begins: minuteOf(from, DAY_BEGINS_MINUTE),
    ends: minuteOf(addDays(to, 1), DAY_BEGINS_MINUTE),
  };
}

/** The minute of the studio's day at `instant`; negative before midnight. */
export function minutesInto(day: string, instant: Date): number {
  return studioDays().minutesInto(day, instant.getTime());
}

/** The minute of the studio's day at which the clock shows a number of minutes after midnight. */
function minuteAtClock(day: string, minutes: number): number {
  return studioDays().minutesInto(day, studioDays().atClock(day, minutes));
}

/** The wall time of a minute of the studio's day, `HH:MM`. */
export function timeOfMinute(day: string, minutes: number): string {
  return studioDays().timeOf(studioDays().minuteOf(day, minutes));
}

/** How hours by the clock become minutes of a day during which it changes; null: it does not. */
export function clockChangeOn(day: string) {
  if (!studioDays().changesOn(day)) return null;
  return {
    minuteAt: (clockMinutes: number) => minuteAtClock(day, clockMinutes),
    isShownAgain: (minute: number) => {
      const instant = studioDays().minuteOf(day, minute);
      return studioDays().atClock(day, studioDays().clockAt(day, instant)) !== instant;
    },
  };
}

/** Wall time `HH:MM` of a number of minutes from midnight, also past the next one. */
export function timeFromMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24;
  return `${String(hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

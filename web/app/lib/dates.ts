import { studioDays } from '@limber/contract/clock/studio-clock.ts';
import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import { formatLanguage, numberLocales } from './language.ts';

/** Days are 'YYYY-MM-DD' and times 'HH:MM', both by the studio's clock; they are never shifted. */

/** The studio's calendar day at an instant (epoch milliseconds or ISO text). */
export function dayOfInstant(instant: number | string): string {
  return studioDays().dayOf(new Date(instant).getTime());
}

/** The studio's wall time at an instant, 'HH:MM'. */
export function timeOfInstant(instant: number | string): string {
  return studioDays().timeOf(new Date(instant).getTime());
}

/** Whether this device's clock currently differs from the studio's. */
export function isOffStudioClock(): boolean {
  const now = new Date();
  return now.getTimezoneOffset() !== -studioDays().aheadAt(now.getTime());
}

/** '21 November 2026' */
export function formatDay(day: string): string {
  return written(
    day,
    { day: 'numeric', month: 'long', year: 'numeric' },
    ({ date, month, year }) => `${date} ${month} ${year}`,
  );
}

/** 'Saturday 21 November 2026' */
export function formatDayWithWeekday(day: string): string {
  return `${formatWeekday(day)} ${formatDay(day)}`;
}

/** 'Saturday' */
export function formatWeekday(day: string): string {
  return written(day, { weekday: 'long' }, ({ weekday }) => weekday);
}

/** 'Nov 21', for dashboard cards. */
export function formatShortDay(day: string): string {
  return written(
    day,
    { day: 'numeric', month: 'short' },
    ({ date, month }) => `${short(month)} ${date}`,
  );
}

/** 'Nov 21, 2026', for dashboard cards. */
export function formatShortDayWithYear(day: string): string {
  return written(
    day,
    { day: 'numeric', month: 'short', year: 'numeric' },
    ({ date, month, year }) => `${short(month)} ${date}, ${year}`,
  );
}

/** 'March 2026' for a range of days; 'March – April 2026' across two months. */
export function formatMonths(from: string, to: string): string {
  const locale = numberLocales[formatLanguage()];
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return formatOf(locale, options).formatRange(atNoon(from), atNoon(to));
}

/** 'Sat'; in Arabic the whole name, which has no short form. */
export function formatShortWeekday(day: string): string {
  return written(day, { weekday: 'short' }, ({ weekday }) => short(weekday));
}

/** '14:30' of '14:30:00'. */
export function formatTime(time: string): string {
  return time.slice(0, 5);
}

/** '2:00 PM' of '14:00'. */
export function formatTwelveHours(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** 'June 5th' */
export function formatOrdinalDay(day: string): string {
  const text = written(
    day,
    { day: 'numeric', month: 'long' },
    ({ date, month }) => `${month} ${ordinal(date)}`,
  );
  // No line break between day and month.
  return formatLanguage() === 'ar' ? text.replace(' ', '\u00a0') : text;
}

/** Start of the studio's day: earlier times belong to the evening before. */
const dayBegins = `${String(DAY_BEGINS_MINUTE / 60).padStart(2, '0')}:00`;

/**
 * The calendar day of a time on the studio's day; the next one after midnight. '' for no time yet.
 */
export function civilDay(day: string, time: string): string {
  return time !== '' && time < dayBegins ? addDays(day, 1) : day;
}

/** The studio's day of a calendar day and time, as free times are requested. */
export function studioDay(day: string, time: string): string {
  return time < dayBegins ? addDays(day, -1) : day;
}

/** Sorts times (`HH:MM`) in the order of the studio's day. */
export function inOrderOfDay(one: string, other: string): number {
  return minuteOfDay(one) - minuteOfDay(other);
}

/** Minutes from the midnight of the studio's day to a time, even past the next midnight. */
export function minuteOfDay(time: string): number {
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return minute < DAY_BEGINS_MINUTE ? minute + DAY_MINUTES : minute;
}

/** Minutes of a calendar day and time since a fixed moment, for comparison. */
export function minutesTo(day: string, time: string): number {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return studioDays().atClock(day, minutes) / 60_000;
}

/** The day a number of days later (earlier if negative). */
export function addDays(day: string, days: number): string {
  const moved = atNoon(day);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The same day one year later; 29 February becomes 28 February. */
export function addYear(day: string): string {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return next.endsWith('02-29') ? `${next.slice(0, 8)}28` : next;
}

/** ISO weekday, 1 Monday to 7 Sunday. */
export function isoWeekday(day: string): number {
  return atNoon(day).getUTCDay() || 7;
}

/** A day in English words. */
interface Words {
  readonly date: number;
  readonly month: string;
  readonly year: string;
  readonly weekday: string;
}

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

const short = (word: string) => word.slice(0, 3);

/**
 * A date in the language of the pages. English, which most visitors read first, needs no format:
 * creating the first one takes a phone a tenth of a second, during which nothing is rendered.
 */
function written(
  day: string,
  options: Intl.DateTimeFormatOptions,
  inEnglish: (words: Words) => string,
): string {
  if (formatLanguage() === 'ar')
    return formatOf(numberLocales.ar, { ...options, timeZone: 'UTC' }).format(atNoon(day));
  return inEnglish({
    date: Number(day.slice(8, 10)),
    month: months[Number(day.slice(5, 7)) - 1] ?? '',
    year: day.slice(0, 4),
    weekday: weekdays[isoWeekday(day) - 1] ?? '',
  });
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are slow to create, so each is cached; a page of appointments would create a hundred. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** A day has no time zone; noon UTC, read in UTC, gives it back unshifted. */
function atNoon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

function ordinal(count: number): string {
  const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(count);
  return `${count}${endings[rule] ?? 'th'}`;
}

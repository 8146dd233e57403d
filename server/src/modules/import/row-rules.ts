import type {
  ImportedBooking,
  ImportedClient,
  ImportedPackage,
  ImportField,
} from '@limber/contract/desk/studio/import-rows.ts';
import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import {
  IMPORT_MINUTES,
  IMPORT_RIVALS,
  IMPORT_SAID_LENGTH,
} from '@limber/contract/terms/import.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import {
  amountIn,
  type DateOrder,
  dayIn,
  genderIn,
  languageIn,
  minutesAhead,
  minutesIn,
  partsOfName,
  phoneIn,
  timeIn,
} from './cell-rules.ts';

/** The content of one line, by field; fields without a column or with an empty cell are missing. */
export type Said = Readonly<Partial<Record<ImportField, string>>>;

/** The content of a row, independent of its position. */
export type Unplaced<Row> = Omit<Row, 'line' | 'key'>;

/** A line in our terms, or why it cannot be read; `called` is its label for people. */
export type Read<Row> = { readonly called: string } & (
  | { readonly row: Row; readonly problem: null }
  | { readonly row: null; readonly problem: Sentence }
);

export function clientIn(said: Said): Read<Unplaced<ImportedClient>> {
  const { first, last } = partsOfName(said.name ?? '');
  const first_name = said.first_name ?? first;
  const last_name = said.last_name ?? (said.first_name ? '' : last);
  const reached = reachedBy(said);
  const called = [first_name, last_name].join(' ').trim() || reached.phone_number || '';
  if (first_name === '') return { called, row: null, problem: NO_NAME };
  const gender = genderIn(said.gender ?? '');
  const language = languageIn(said.language ?? '');
  return { called, row: { first_name, last_name, ...reached, gender, language }, problem: null };
}

export function packageIn(said: Said, order: DateOrder): Read<Unplaced<ImportedPackage>> {
  const owner = ownerIn(said);
  const called = [owner.name ?? owner.client_id ?? owner.email ?? owner.phone_number, said.package]
    .filter(Boolean)
    .join(', ');
  const wrong = (problem: Sentence) => ({ called, row: null, problem });
  if (!said.package) return wrong(NO_PACKAGE);
  const minutes_left = numberIn(said.minutes_left, minutesIn);
  const minutes = numberIn(said.minutes, minutesIn);
  if (minutes_left === WRONG) return wrong(noMinutes(said.minutes_left));
  if (minutes === WRONG) return wrong(noMinutes(said.minutes));
  const price = numberIn(said.price, amountIn);
  const value = numberIn(said.value, amountIn);
  if (price === WRONG) return wrong(noAmount(said.price));
  if (value === WRONG) return wrong(noAmount(said.value));
  const bought_on = said.bought_on ? dayIn(said.bought_on, order) : null;
  if (said.bought_on && !bought_on) return wrong(noDay(said.bought_on));
  const expires_on = said.expires_on ? dayIn(said.expires_on, order) : null;
  if (said.expires_on && !expires_on) return wrong(noDay(said.expires_on));
  const numbers = { minutes_left, minutes, price, value };
  return {
    called,
    row: { owner, package: said.package, ...numbers, bought_on, expires_on },
    problem: null,
  };
}

export function bookingIn(said: Said, order: DateOrder): Read<Unplaced<ImportedBooking>> {
  const owner = ownerIn(said);
  const called = [owner.name ?? owner.client_id ?? owner.email ?? owner.phone_number, said.date]
    .filter(Boolean)
    .join(', ');
  const wrong = (problem: Sentence) => ({ called, row: null, problem });
  if (/cancel|no.?show|complete|declined|ملغ/i.test(said.status ?? '')) return wrong(NOT_COMING);
  // A time with a zone is on that zone's day, which may be another one in Dubai.
  const isElsewhere = minutesAhead(said.time ?? '') !== null;
  const date = dayIn((isElsewhere ? said.time : said.date) ?? '', order);
  if (!date) return wrong(isElsewhere ? noTime(said.time) : noDay(said.date));
  const time = timeIn(said.time ?? said.date ?? '');
  if (!time) return wrong(noTime(said.time ?? said.date));
  const minutes = said.minutes ? minutesIn(said.minutes) : minutesUntil(time, said.ends ?? '');
  if (minutes === null)
    return wrong(!said.minutes && said.ends ? noTime(said.ends) : noMinutes(said.minutes));
  if (minutes < IMPORT_MINUTES.least || minutes > IMPORT_MINUTES.most)
    return wrong(outOfBounds(minutes));
  if (!said.service) return wrong(NO_SERVICE);
  if (!said.therapist) return wrong(NO_THERAPIST);
  const { service, therapist, location = null } = said;
  const paid = said.package ?? null;
  const row = { owner, date, time, minutes, service, therapist, location, package: paid };
  return { called, row, problem: null };
}

function ownerIn(said: Said): ImportedPackage['owner'] {
  const whole = [said.first_name, said.last_name].filter(Boolean).join(' ') || said.name;
  const { first, last } = partsOfName(whole ?? '');
  const name = [first, last].join(' ').trim() || null;
  return { client_id: said.client_id ?? null, name, ...reachedBy(said) };
}

function reachedBy(said: Said) {
  const phone_number = phoneIn(said.phone_number ?? '') || null;
  return { phone_number, email: said.email ?? null };
}

function minutesUntil(from: string, ends: string): number | null {
  const until = timeIn(ends);
  if (!until) return null;
  const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  // One that ends at midnight or later ends on the next day.
  return (minutesOf(until) - minutesOf(from) + DAY_MINUTES) % DAY_MINUTES;
}

const WRONG = Symbol('wrong');

function numberIn(said: string | undefined, read: (cell: string) => number | null) {
  return said === undefined ? null : (read(said) ?? WRONG);
}

/** A line as far as it decides whether two of a file can both be. */
export interface RowLine {
  readonly line: number;
  readonly key: string;
  readonly email?: string | null;
  readonly booking?: Pick<ImportedBooking, 'therapist' | 'date' | 'time' | 'minutes'>;
}

/** An earlier line that keeps another one out once it is imported itself, with the sentence. */
export interface Rival {
  readonly line: number;
  readonly why: Sentence;
}

/**
 * Earlier lines of the same file that conflict with others, by line. Which of them are imported is
 * unknown when a file is read, and a refused one keeps nobody out.
 */
export function rivalsOf(rows: readonly RowLine[]): ReadonlyMap<number, readonly Rival[]> {
  const keys = new Map<string, Rival[]>();
  const emails = new Map<string, Rival[]>();
  const days = new Map<string, (Rival & { from: number; until: number })[]>();
  return new Map(
    rows.map(({ line, key, email, booking }) => {
      const rivals = joined(keys, key, { line, why: sameAs(line) });
      if (email)
        rivals.push(...joined(emails, email.toLowerCase(), { line, why: sameAddress(line) }));
      if (booking) rivals.push(...atThatTime(days, line, booking));
      const once = new Map(rivals.toReversed().map((rival) => [rival.line, rival]));
      const first = [...once.values()].sort((one, other) => one.line - other.line);
      return [line, first.slice(0, IMPORT_RIVALS).map(({ line, why }) => ({ line, why }))];
    }),
  );
}

/** Those that are there under a name, which a line joins. */
function joined(all: Map<string, Rival[]>, name: string, its: Rival): Rival[] {
  const there = all.get(name) ?? [];
  if (there.length < IMPORT_RIVALS) all.set(name, [...there, its]);
  return [...there];
}

function atThatTime(
  days: Map<string, (Rival & { from: number; until: number })[]>,
  line: number,
  { therapist, date, time, minutes }: NonNullable<RowLine['booking']>,
): Rival[] {
  const from = Date.parse(`${date}T${time.slice(0, 5)}Z`) / 60_000;
  // By the studio's days: two sessions of one night conflict.
  const day = `${therapist.toLowerCase()} ${Math.floor((from - DAY_BEGINS_MINUTE) / DAY_MINUTES)}`;
  const until = from + minutes;
  const taken = days.get(day) ?? [];
  const rivals = taken.filter((each) => each.from < until && from < each.until);
  if (rivals.length < IMPORT_RIVALS)
    days.set(day, [...taken, { line, why: sameTime(line), from, until }]);
  return rivals;
}

const NO_NAME: Sentence = { en: 'There is no first name.', ar: 'لا يوجد اسم أول.' };
const NO_PACKAGE: Sentence = { en: 'No package is named.', ar: 'لم تُذكر باقة.' };
const NO_SERVICE: Sentence = { en: 'No service is named.', ar: 'لم تُذكر خدمة.' };
const NO_THERAPIST: Sentence = { en: 'No therapist is named.', ar: 'لم يُذكر معالج.' };
const NOT_COMING: Sentence = {
  en: 'This session is over, or was cancelled.',
  ar: 'هذه الجلسة انتهت أو أُلغيت.',
};

const said = (cell = '') => (cell === '' ? '–' : cell.slice(0, IMPORT_SAID_LENGTH));
const noDay = (cell?: string): Sentence => ({
  en: `“${said(cell)}” is not a day that can be told. Please write it as YYYY-MM-DD.`,
  ar: `«${said(cell)}» ليس يوماً يمكن تحديده. يرجى كتابته بالصيغة YYYY-MM-DD.`,
});
const noTime = (cell?: string): Sentence => ({
  en: `“${said(cell)}” is not a time. Please write it as HH:MM.`,
  ar: `«${said(cell)}» ليس وقتاً. يرجى كتابته بالصيغة HH:MM.`,
});
const noMinutes = (cell?: string): Sentence => ({
  en: `“${said(cell)}” is not a number of minutes.`,
  ar: `«${said(cell)}» ليس عدداً من الدقائق.`,
});
const outOfBounds = (minutes: number): Sentence => ({
  en: `A session lasts from ${IMPORT_MINUTES.least} to ${IMPORT_MINUTES.most} minutes, not ${minutes}.`,
  ar: `مدة الجلسة من ${IMPORT_MINUTES.least} إلى ${IMPORT_MINUTES.most} دقيقة، وليست ${minutes}.`,
});
const noAmount = (cell?: string): Sentence => ({
  en: `“${said(cell)}” is not an amount in AED.`,
  ar: `«${said(cell)}» ليس مبلغاً بالدرهم.`,
});
const sameAs = (line: number): Sentence => ({
  en: `Line ${line} is the same one.`,
  ar: `السطر ${line} هو نفسه.`,
});
const sameAddress = (line: number): Sentence => ({
  en: `Line ${line} has this e-mail address too. Please leave it with one of them.`,
  ar: `في السطر ${line} البريد الإلكتروني نفسه. يرجى إبقاؤه لأحدهما فقط.`,
});
const sameTime = (line: number): Sentence => ({
  en: `Line ${line} has this therapist at this time.`,
  ar: `المعالج نفسه في هذا الوقت في السطر ${line}.`,
});

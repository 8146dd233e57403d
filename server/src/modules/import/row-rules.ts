import type {
  ImportedBooking,
  ImportedClient,
  ImportedPackage,
  ImportField,
} from '@limber/contract/desk/studio/import-rows.ts';
import { IMPORT_MINUTES, IMPORT_SAID_LENGTH } from '@limber/contract/terms/import.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import { LONGEST_HOME_ADDRESS } from '@limber/contract/terms/texts.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import {
  amountIn,
  type DateOrder,
  dayIn,
  genderIn,
  isYes,
  languageIn,
  minutesAhead,
  minutesIn,
  partsOfName,
  phoneIn,
  sessionsIn,
  timeIn,
} from './cell-rules.ts';

/** The content of one line, by field; fields without a column or with an empty cell are missing. */
export type Said = Readonly<Partial<Record<ImportField, string>>>;

/** The content of a row, independent of its position. */
export type Unplaced<Row> = Omit<Row, 'line' | 'key'>;

/** A line in our terms, or why it cannot be read; `called` is its label for people. */
export type Read<Row> = { readonly called: string } & (
  | { readonly row: Row; readonly problem: null }
  | {
      readonly row: null;
      readonly problem: Sentence;
      /** In whose column it is; undefined: the file may have none. */
      readonly field?: ImportField;
    }
);

export function clientIn(said: Said, reading: Reading): Read<Unplaced<ImportedClient>> {
  const { first, last } = partsOfName(said.name ?? '');
  const first_name = said.first_name ?? first;
  const last_name = said.last_name ?? (said.first_name ? '' : last);
  const reached = reachedBy(said);
  const called = [first_name, last_name].join(' ').trim() || reached.phone_number || '';
  if (first_name === '') {
    return {
      called,
      row: null,
      problem: NO_NAME,
      field: said.name === undefined ? 'first_name' : 'name',
    };
  }
  const gender = genderIn(said.gender ?? '');
  const language = languageIn(said.language ?? '');
  const health_notes = agreesToNotes(said, reading) ? said.health_notes : undefined;
  // One that cannot be read, such as a day without its year, keeps nobody out.
  const birthday = dayIn(said.birthday ?? '', reading.orders.birthday ?? null, reading.today);
  const address = [said.address, said.city]
    .filter(Boolean)
    .join(', ')
    .slice(0, LONGEST_HOME_ADDRESS);
  const blocked_reason = blockedBy(said);
  return {
    called,
    row: {
      ...{ first_name, last_name, ...reached, gender, language },
      ...(birthday && { birthday }),
      ...(address !== '' && { address }),
      ...(blocked_reason && { blocked_reason }),
      ...(health_notes !== undefined && { health_notes }),
    },
    problem: null,
  };
}

/** Why somebody is blocked: the reason that is given, else the cell itself; null: they are not. */
function blockedBy({ blocked, blocked_reason }: Said): string | null {
  if (blocked === undefined) return blocked_reason ?? null;
  if (/^(?:n|no|false|0|-|لا)$/i.test(blocked)) return null;
  return blocked_reason ?? blocked;
}

/** Whether a client agreed to health notes: as their column says, else as the manager does. */
export function agreesToNotes({ health_consent }: Said, { healthAgreed, hasConsent }: Reading) {
  return hasConsent ? isYes(health_consent ?? '') : healthAgreed;
}

/** How each column with dates is written, and what was answered about the file. */
export interface Reading {
  readonly orders: Readonly<Partial<Record<ImportField, DateOrder>>>;
  /** Minutes of a session, where packages are counted in sessions; null: not answered. */
  readonly sessionMinutes: number | null;
  /** `YYYY-MM-DD`; no birthday is later. */
  readonly today: string;
  /** Whether a column says who agreed to health notes, and … */
  readonly hasConsent: boolean;
  /** … otherwise, whether the manager said that all did. */
  readonly healthAgreed: boolean;
}

const dayOf = (said: Said, field: ImportField, { orders }: Reading) =>
  said[field] === undefined ? null : dayIn(said[field], orders[field] ?? null);

export function packageIn(said: Said, reading: Reading): Read<Unplaced<ImportedPackage>> {
  const owner = ownerIn(said);
  const called = calledBy(owner, said.package);
  const wrong = (problem: Sentence, field: ImportField) => ({ called, row: null, problem, field });
  if (!said.package) return wrong(NO_PACKAGE, 'package');
  const counted = countedIn(said, reading);
  if ('problem' in counted) return wrong(counted.problem, counted.field);
  const price = numberIn(said.price, amountIn);
  const value = numberIn(said.value, amountIn);
  if (price === WRONG) return wrong(noAmount(said.price), 'price');
  if (value === WRONG) return wrong(noAmount(said.value), 'value');
  const bought_on = dayOf(said, 'bought_on', reading);
  if (said.bought_on && !bought_on) return wrong(noDay(said.bought_on), 'bought_on');
  const expires_on = dayOf(said, 'expires_on', reading);
  if (said.expires_on && !expires_on) return wrong(noDay(said.expires_on), 'expires_on');
  return {
    called,
    row: { owner, package: said.package, ...counted, price, value, bought_on, expires_on },
    problem: null,
  };
}

/** What is left and what was bought, in minutes; a session counts for what was answered. */
function countedIn(
  said: Said,
  { sessionMinutes }: Reading,
):
  | { problem: Sentence; field: ImportField }
  | Pick<ImportedPackage, 'minutes_left' | 'minutes' | 'session_minutes'> {
  const isInSessions =
    sessionMinutes !== null && said.minutes_left === undefined && said.sessions_left !== undefined;
  const [left, all] = isInSessions
    ? [said.sessions_left, said.sessions]
    : [said.minutes_left, said.minutes];
  const read = isInSessions ? sessionsIn : minutesIn;
  const leftOver = numberIn(left, read);
  const bought = numberIn(all, read);
  const wrong = isInSessions ? noSessions : noMinutes;
  const fields = isInSessions
    ? (['sessions_left', 'sessions'] as const)
    : (['minutes_left', 'minutes'] as const);
  if (leftOver === WRONG) return { problem: wrong(left), field: fields[0] };
  if (bought === WRONG) return { problem: wrong(all), field: fields[1] };
  if (!isInSessions) return { minutes_left: leftOver, minutes: bought };
  const inMinutes = (sessions: number | null) =>
    sessions === null ? null : Math.round(sessions * sessionMinutes);
  return {
    minutes_left: inMinutes(leftOver),
    minutes: inMinutes(bought) ?? minutesIn(said.minutes ?? ''),
    session_minutes: sessionMinutes,
  };
}

export function bookingIn(said: Said, reading: Reading): Read<Unplaced<ImportedBooking>> {
  const owner = ownerIn(said);
  const called = calledBy(owner, said.date);
  const wrong = (problem: Sentence, field: ImportField) => ({ called, row: null, problem, field });
  if (/cancel|no.?show|complete|declined|ملغ/i.test(said.status ?? '')) {
    return wrong(NOT_COMING, 'status');
  }
  // A time with a zone is on that zone's day, which may be another one in Dubai.
  const isElsewhere = minutesAhead(said.time ?? '') !== null;
  const date = dayOf(isElsewhere ? { date: said.time ?? '' } : said, 'date', reading);
  if (!date)
    return isElsewhere ? wrong(noTime(said.time), 'time') : wrong(noDay(said.date), 'date');
  const time = timeIn(said.time ?? said.date ?? '');
  if (!time) return wrong(noTime(said.time ?? said.date), said.time ? 'time' : 'date');
  const minutes = said.minutes ? minutesIn(said.minutes) : minutesUntil(time, said.ends ?? '');
  const lasts = said.minutes ? 'minutes' : 'ends';
  if (minutes === null)
    return wrong(
      lasts === 'ends' && said.ends ? noTime(said.ends) : noMinutes(said.minutes),
      lasts,
    );
  if (minutes < IMPORT_MINUTES.least || minutes > IMPORT_MINUTES.most)
    return wrong(outOfBounds(minutes), lasts);
  if (!said.service) return wrong(NO_SERVICE, 'service');
  if (!said.therapist) return wrong(NO_THERAPIST, 'therapist');
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

/** A row's label: its client as far as known, and what of theirs it is. */
function calledBy(
  { name, client_id, email, phone_number }: ImportedPackage['owner'],
  what: string | undefined,
): string {
  return [name ?? client_id ?? email ?? phone_number, what].filter(Boolean).join(', ');
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
  ar: `مدة الجلسة بالدقائق من ${IMPORT_MINUTES.least} إلى ${IMPORT_MINUTES.most}، وليست ${minutes}.`,
});
const noSessions = (cell?: string): Sentence => ({
  en: `“${said(cell)}” is not a number of sessions.`,
  ar: `«${said(cell)}» ليس عدداً من الجلسات.`,
});
const noAmount = (cell?: string): Sentence => ({
  en: `“${said(cell)}” is not an amount in AED.`,
  ar: `«${said(cell)}» ليس مبلغاً بالدرهم.`,
});

/** A problem with the heading of its column. */
export function inColumn(heading: string, problem: Sentence): Sentence {
  const { en, ar } = problem;
  return {
    en: `Column “${said(heading)}”: ${en}`,
    ar: (named) => `العمود «${said(heading)}»: ${typeof ar === 'string' ? ar : ar(named)}`,
  };
}

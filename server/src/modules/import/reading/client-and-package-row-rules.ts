import type {
  ImportedClient,
  ImportedPackage,
  ImportField,
} from '@limber/contract/desk/studio/import-rows.ts';
import { inCurrency } from '@limber/contract/money/currency.ts';
import { IMPORT_QUOTED_LENGTH } from '@limber/contract/terms/import.ts';
import {
  LONGEST_DESK_NOTE,
  LONGEST_HOME_ADDRESS,
  LONGEST_PROSE,
} from '@limber/contract/terms/texts.ts';
import { MOST_AMOUNT } from '@limber/contract/terms/till.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import {
  agreementIn,
  amountIn,
  type DateOrder,
  dayIn,
  genderIn,
  isYes,
  languageIn,
  minutesIn,
  partsOfName,
  phoneIn,
  sessionsIn,
} from './cell-value-rules.ts';

/** The content of one line, by field; fields without a column or with an empty cell are missing. */
export type CellsByField = Readonly<Partial<Record<ImportField, string>>>;

/** The content of a row, independent of its position. */
export type RowContent<Row> = Omit<Row, 'line' | 'key'>;

/** A line in our terms, or why it cannot be read; `label` names it to people. */
export type Read<Row> = { readonly label: string } & (
  | { readonly row: Row; readonly problem: null }
  | {
      readonly row: null;
      readonly problem: Sentence;
      /** In whose column it is; undefined: the file may have none. */
      readonly field?: ImportField;
    }
);

export function clientIn(cells: CellsByField, reading: Reading): Read<RowContent<ImportedClient>> {
  const { first, last } = partsOfName(cells.name ?? '');
  const first_name = cells.first_name ?? first;
  const last_name = cells.last_name ?? (cells.first_name ? '' : last);
  const contact = contactOf(cells);
  const label = [first_name, last_name].join(' ').trim() || contact.phone_number || '';
  if (first_name === '') {
    return {
      label,
      row: null,
      problem: NO_NAME,
      field: cells.name === undefined ? 'first_name' : 'name',
    };
  }
  const gender = genderIn(cells.gender ?? '');
  const language = languageIn(cells.language ?? '');
  const health_notes = agreesToNotes(cells, reading)
    ? cells.health_notes?.slice(0, LONGEST_PROSE)
    : undefined;
  const offers_by_mail = agreementIn(cells.offers_by_mail ?? '');
  const offers_by_message = agreementIn(cells.offers_by_message ?? '');
  const desk_note = cells.desk_note?.slice(0, LONGEST_DESK_NOTE);
  // One that cannot be read, such as a day without its year, keeps nobody out.
  const birthday = dayIn(cells.birthday ?? '', reading.orders.birthday ?? null, reading.today);
  const address = [cells.address, cells.city]
    .filter(Boolean)
    .join(', ')
    .slice(0, LONGEST_HOME_ADDRESS);
  const blocked_reason = blockedBy(cells);
  const credit = creditIn(cells.credit);
  return {
    label,
    row: {
      ...{ first_name, last_name, ...contact, gender, language },
      ...(birthday && { birthday }),
      ...(address !== '' && { address }),
      ...(blocked_reason && { blocked_reason }),
      ...(desk_note !== undefined && { desk_note }),
      ...(offers_by_mail && { offers_by_mail }),
      ...(offers_by_message && { offers_by_message }),
      ...(credit !== null && { credit }),
      ...(health_notes !== undefined && { health_notes }),
    },
    problem: null,
  };
}

/** Money on account; null: not said, or below zero, which is a debt and stays behind. */
function creditIn(cell: string | undefined): number | null {
  const amount = cell === undefined ? null : amountIn(cell);
  return amount !== null && amount >= 0 && amount <= MOST_AMOUNT ? amount : null;
}

/** Why somebody is blocked: the reason that is given, else the cell itself; null: they are not. */
function blockedBy({ blocked, blocked_reason }: CellsByField): string | null {
  if (blocked === undefined) return blocked_reason ?? null;
  if (/^(?:n|no|false|0|-|لا)$/i.test(blocked)) return null;
  return blocked_reason ?? blocked;
}

/** Whether a client agreed to health notes: as their column says, else as the manager does. */
export function agreesToNotes(
  { health_consent }: CellsByField,
  { healthAgreed, hasConsent }: Reading,
) {
  return hasConsent ? isYes(health_consent ?? '') : healthAgreed;
}

/** How each column with dates is written, and what was answered about the file. */
export interface Reading {
  readonly orders: Readonly<Partial<Record<ImportField, DateOrder>>>;
  /** Minutes of a session, where packages are counted in sessions; null: not answered. */
  readonly sessionMinutes: number | null;
  /** `YYYY-MM-DD`; no birthday is later. */
  readonly today: string;
  /** A column says which clients agreed to health notes. */
  readonly hasConsent: boolean;
  /** Without such a column: the manager says that all of them did. */
  readonly healthAgreed: boolean;
  /** The code of the branch whose stock the file has; null: its rows say. */
  readonly stockBranch: string | null;
}

export const dayOf = (cells: CellsByField, field: ImportField, { orders }: Reading) =>
  cells[field] === undefined ? null : dayIn(cells[field], orders[field] ?? null);

export function packageIn(
  cells: CellsByField,
  reading: Reading,
): Read<RowContent<ImportedPackage>> {
  const owner = ownerIn(cells);
  const label = labelOf(owner, cells.package);
  const wrong = (problem: Sentence, field: ImportField) => ({ label, row: null, problem, field });
  if (!cells.package) return wrong(NO_PACKAGE, 'package');
  const counted = countedIn(cells, reading);
  if ('problem' in counted) return wrong(counted.problem, counted.field);
  const price = numberIn(cells.price, amountIn);
  const value = numberIn(cells.value, amountIn);
  if (price === WRONG) return wrong(noAmount(cells.price), 'price');
  if (value === WRONG) return wrong(noAmount(cells.value), 'value');
  const bought_on = dayOf(cells, 'bought_on', reading);
  if (cells.bought_on && !bought_on) return wrong(noDay(cells.bought_on), 'bought_on');
  const expires_on = dayOf(cells, 'expires_on', reading);
  if (cells.expires_on && !expires_on) return wrong(noDay(cells.expires_on), 'expires_on');
  return {
    label,
    row: { owner, package: cells.package, ...counted, price, value, bought_on, expires_on },
    problem: null,
  };
}

/** What is left and what was bought, in minutes; a session counts for what was answered. */
function countedIn(
  cells: CellsByField,
  { sessionMinutes }: Reading,
):
  | { problem: Sentence; field: ImportField }
  | Pick<ImportedPackage, 'minutes_left' | 'minutes' | 'session_minutes'> {
  const isInSessions =
    sessionMinutes !== null &&
    cells.minutes_left === undefined &&
    cells.sessions_left !== undefined;
  const [left, all] = isInSessions
    ? [cells.sessions_left, cells.sessions]
    : [cells.minutes_left, cells.minutes];
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
    minutes: inMinutes(bought) ?? minutesIn(cells.minutes ?? ''),
    session_minutes: sessionMinutes,
  };
}

export function ownerIn(cells: CellsByField): ImportedPackage['owner'] {
  const whole = [cells.first_name, cells.last_name].filter(Boolean).join(' ') || cells.name;
  const { first, last } = partsOfName(whole ?? '');
  const name = [first, last].join(' ').trim() || null;
  return { client_id: cells.client_id ?? null, name, ...contactOf(cells) };
}

/** A row's label: its client as far as known, and what it is. */
export function labelOf(
  { name, client_id, email, phone_number }: ImportedPackage['owner'],
  what: string | undefined,
): string {
  return [name ?? client_id ?? email ?? phone_number, what].filter(Boolean).join(', ');
}

function contactOf(cells: CellsByField) {
  const phone_number = phoneIn(cells.phone_number ?? '') || null;
  return { phone_number, email: cells.email ?? null };
}

const WRONG = Symbol('wrong');

function numberIn(cell: string | undefined, read: (cell: string) => number | null) {
  return cell === undefined ? null : (read(cell) ?? WRONG);
}

const NO_NAME: Sentence = { en: 'There is no first name.', ar: 'لا يوجد اسم أول.' };
const NO_PACKAGE: Sentence = { en: 'No package is named.', ar: 'لم تُذكر باقة.' };
export const quoted = (cell = '') => (cell === '' ? '–' : cell.slice(0, IMPORT_QUOTED_LENGTH));
export const noDay = (cell?: string): Sentence => ({
  en: `“${quoted(cell)}” is not a date that can be read. Please write it as YYYY-MM-DD.`,
  ar: `«${quoted(cell)}» ليس يوماً يمكن تحديده. يرجى كتابته بالصيغة YYYY-MM-DD.`,
});
export const noMinutes = (cell?: string): Sentence => ({
  en: `“${quoted(cell)}” is not a number of minutes.`,
  ar: `«${quoted(cell)}» ليس عدداً من الدقائق.`,
});
const noSessions = (cell?: string): Sentence => ({
  en: `“${quoted(cell)}” is not a number of sessions.`,
  ar: `«${quoted(cell)}» ليس عدداً من الجلسات.`,
});
export const noAmount = (cell?: string): Sentence => ({
  en: `“${quoted(cell)}” is not an amount in ${inCurrency('en')}.`,
  ar: `«${quoted(cell)}» ليس مبلغاً ${inCurrency('ar')}.`,
});

/** A problem with the heading of its column. */
export function inColumn(heading: string, problem: Sentence): Sentence {
  const { en, ar } = problem;
  return {
    en: `Column “${quoted(heading)}”: ${en}`,
    ar: (named) => `العمود «${quoted(heading)}»: ${typeof ar === 'string' ? ar : ar(named)}`,
  };
}

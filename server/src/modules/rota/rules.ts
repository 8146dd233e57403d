import type { Sentence } from '../../platform/language/sentence.ts';

/** Minutes from midnight of a day, also past the next one. */
export interface Span {
  readonly from_minute: number;
  readonly to_minute: number;
}

/** A weekly rule for a weekday, between two days (`YYYY-MM-DD`), null being open. */
export interface Dated {
  readonly id: number;
  readonly weekday: number;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** The days on which other rules replace the present ones: both inclusive. */
export interface Period {
  readonly from: string;
  /** Null: for good. */
  readonly to: string | null;
}

/** What happens to rules that are replaced for a period. */
export interface Replaced<Row> {
  /** Valid until the day before. */
  readonly ended: readonly Row[];
  /** Would have begun within it, and begin on the day after. */
  readonly delayed: readonly Row[];
  /** Would have been valid within it alone. */
  readonly dropped: readonly Row[];
  /** Ended ones that begin again on the day after. */
  readonly resumed: readonly Row[];
}

/** Makes room for other rules on some weekdays of a period. Earlier days keep what applied. */
export function replaceDated<Row extends Dated>(
  rows: readonly Row[],
  weekdays: readonly number[],
  { from, to }: Period,
): Replaced<Row> {
  const met = rows.filter(
    ({ weekday, validFrom, validTo }) =>
      weekdays.includes(weekday) &&
      (validTo === null || validTo >= from) &&
      (to === null || validFrom === null || validFrom <= to),
  );
  const isBegun = ({ validFrom }: Row) => validFrom === null || validFrom < from;
  const goesOn = ({ validTo }: Row) => to !== null && (validTo === null || validTo > to);
  return {
    ended: met.filter(isBegun),
    delayed: met.filter((row) => !isBegun(row) && goesOn(row)),
    dropped: met.filter((row) => !isBegun(row) && !goesOn(row)),
    resumed: met.filter((row) => isBegun(row) && goesOn(row)),
  };
}

/** A rule as the audit log shows it: `4 A 12:00-20:00`, with its first and last day. */
export function plannedText(
  rows: readonly (Omit<Dated, 'id'> & Span & { readonly location: string })[],
): string[] {
  return rows.map(
    ({ weekday, location, from_minute, to_minute, validFrom, validTo }) =>
      `${weekday} ${location} ${clock(from_minute)}-${clock(to_minute)} (${validFrom ?? ''}..${validTo ?? ''})`,
  );
}

/** The shifts of one day as the audit log shows them: `A 12:00-20:00`; none: off. */
export function dayText(shifts: readonly (Span & { readonly location: string })[]): string[] {
  return shifts.map(
    ({ location, from_minute, to_minute }) =>
      `${location} ${clock(from_minute)}-${clock(to_minute)}`,
  );
}

function clock(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60) % 24, minute % 60];
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
}

/** What is wrong with the spans of a day; null when nothing is. */
export function refuseSpans(spans: readonly Span[]): Sentence | null {
  if (spans.some(({ from_minute, to_minute }) => to_minute <= from_minute)) return ENDS_FIRST;
  const sorted = spans.toSorted((a, b) => a.from_minute - b.from_minute);
  const overlaps = sorted.some((each, index) => {
    const next = sorted[index + 1];
    return next !== undefined && next.from_minute < each.to_minute;
  });
  return overlaps ? OVERLAP : null;
}

/** What is invalid about a period that begins no earlier than `today`, by the wire's field name. */
export function problemsOfPeriod(
  { from, to }: Period,
  today: string,
  names: { readonly from: string; readonly to: string },
): Record<string, Sentence> {
  return {
    ...(from < today ? { [names.from]: IS_PAST } : {}),
    ...(to !== null && to < from ? { [names.to]: ENDS_FIRST } : {}),
  };
}

export const ENDS_FIRST: Sentence = {
  en: 'It cannot end before it begins.',
  ar: 'لا يمكن أن ينتهي قبل أن يبدأ.',
};
export const IS_PAST: Sentence = {
  en: 'What was is not changed. Please choose today or later.',
  ar: 'ما مضى لا يُغيَّر. يرجى اختيار اليوم أو ما بعده.',
};
const OVERLAP: Sentence = {
  en: 'Two of these times overlap.',
  ar: 'يتداخل وقتان من هذه الأوقات.',
};

import type { Sentence } from '../../platform/language/sentence.ts';
import { ENDS_FIRST } from './overlapping-shift-rules.ts';

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

export const IS_PAST: Sentence = {
  en: 'What was is not changed. Please choose today or later.',
  ar: 'ما مضى لا يُغيَّر. يرجى اختيار اليوم أو ما بعده.',
};

import { REPORT_DAYS } from '@limber/contract/terms/reports.ts';
import type { Sentence } from '../../platform/language/sentence.ts';

/** What was held on days with one pay rate; rates null: none was set. Fils and minutes. */
export interface WorkAtOneRate {
  readonly minutes: number;
  readonly valueFils: number;
  readonly perHourFils: number | null;
  readonly shareBasisPoints: number | null;
}

/**
 * The pay due, in minor units, rounded half up once: by the hour, plus a share of the value without VAT.
 * Null where no rate is set for any of it.
 */
export function payOf(held: readonly WorkAtOneRate[]): number | null {
  const rated = held.filter(({ perHourFils }) => perHourFils !== null);
  if (rated.length === 0) return null;
  return Math.round(
    rated.reduce(
      (sum, { minutes, valueFils, perHourFils, shareBasisPoints }) =>
        sum + ((perHourFils ?? 0) * minutes) / 60 + (valueFils * (shareBasisPoints ?? 0)) / 10_000,
      0,
    ),
  );
}

/** What is wrong with the days of a report (`YYYY-MM-DD`), by field; `days` is their number. */
export function problemsOfReport(days: number): Readonly<Record<string, Sentence>> {
  if (days < 1) return { to: BEFORE };
  if (days > REPORT_DAYS) return { to: TOO_LONG };
  return {};
}

const BEFORE: Sentence = {
  en: 'The last day is before the first.',
  ar: 'اليوم الأخير قبل اليوم الأول.',
};
const TOO_LONG: Sentence = {
  en: `A report covers at most ${REPORT_DAYS} days.`,
  ar: `أقصى عدد لأيام التقرير ${REPORT_DAYS}.`,
};

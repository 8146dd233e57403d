import { REPORT_DAYS } from '@limber/contract/terms/reports.ts';
import type { Sentence } from '../../platform/language/sentence.ts';

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

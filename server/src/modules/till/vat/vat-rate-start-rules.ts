import { addDays } from '@limber/contract/clock/add-days.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { IS_OVER } from '../../staff/pay-rates/pay-rate-start-rules.ts';

/** What the books contain from a day on. */
export interface LastBooks {
  /** The latest day (`YYYY-MM-DD`) with a sale or a closed drawer; null: there is none. */
  readonly day: string | null;
}

/** The first day from which another rate can begin: today, or after everything sold or closed. */
export function firstDayToRate(today: string, { day }: LastBooks): string {
  if (day === null || day < today) return today;
  return addDays(day, 1);
}

/** Why the rate of the days from one on cannot be changed; null when it can. */
export function refuseRating(from: string, today: string, books: LastBooks): Sentence | null {
  if (from < today) return IS_OVER;
  return from < firstDayToRate(today, books) ? IS_IN_BOOKS : null;
}

export const UNKNOWN_RATE: Sentence = {
  en: 'No rate begins on this day.',
  ar: 'لا تبدأ نسبة في هذا اليوم.',
};
const IS_IN_BOOKS: Sentence = {
  en: 'Invoices of this day are issued, or its books are closed. Please choose a later day.',
  ar: 'صدرت فواتير لهذا اليوم أو أُغلقت دفاتره. يرجى اختيار يوم بعده.',
};

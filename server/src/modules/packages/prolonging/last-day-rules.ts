import { addDays } from '@limber/contract/clock/add-days.ts';
import { MOST_PROLONGED_DAYS, PROLONGED_WITHIN_DAYS } from '@limber/contract/terms/packages.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { isExpired } from '../ending/package-expiry-rules.ts';
import { CLOSED } from '../may-package-pay-rules.ts';
import type { DaySpan } from './frozen-days-rules.ts';

/** The facts that decide which last day a package can have. */
export interface LastDayFacts {
  readonly active: boolean;
  readonly expiresOn: string | null;
  readonly sessionDays: readonly string[];
  readonly frozen: readonly DaySpan[];
}

/**
 * Why the last day of a package cannot be `until` (`YYYY-MM-DD`), judged on `today`; null when it
 * can. An expired package can be revived for some time; booked sessions and frozen days must stay
 * within it.
 */
export function refuseLastDay(
  { active, expiresOn, sessionDays, frozen }: LastDayFacts,
  until: string,
  today: string,
): Sentence | null {
  if (expiresOn === null) return NO_END;
  if (!active) return CLOSED;
  if (isExpired(addDays(expiresOn, PROLONGED_WITHIN_DAYS), today)) return LONG_OVER;
  if (until < today) return BEFORE_TODAY;
  if (sessionDays.some((day) => until < day && day >= today)) return BOOKED_LATER;
  return frozen.some(({ to }) => until < to) ? FROZEN_LATER : null;
}

/**
 * The latest possible last day of a package: a limited number of days after its own, or after
 * today.
 */
export function latestLastDay(expiresOn: string | null, today: string): string {
  const from = expiresOn !== null && expiresOn > today ? expiresOn : today;
  return addDays(from, MOST_PROLONGED_DAYS);
}

export const NO_END = { en: 'This package has no last day.', ar: 'ليس لهذه الباقة يوم أخير.' };
export const TOO_LONG = { en: 'Please choose a year at most.', ar: 'يرجى اختيار سنة كحد أقصى.' };
const LONG_OVER = {
  en: `This package ended more than ${PROLONGED_WITHIN_DAYS} days ago. A manager can give minutes to a new one.`,
  ar: `انتهت هذه الباقة قبل أكثر من ${countInArabic(PROLONGED_WITHIN_DAYS, 'days')}. يمكن للمدير منح دقائق لباقة جديدة.`,
};
const BEFORE_TODAY = {
  en: 'The last day of a package cannot be before today.',
  ar: 'لا يمكن أن يكون اليوم الأخير للباقة قبل اليوم.',
};
const BOOKED_LATER = {
  en: 'Sessions of this package are booked after this day. Please move them first.',
  ar: 'توجد جلسات محجوزة من هذه الباقة بعد هذا اليوم. يرجى تغيير موعدها أولاً.',
};
const FROZEN_LATER = {
  en: 'This package is frozen after this day. Please end that first.',
  ar: 'هذه الباقة مجمّدة بعد هذا اليوم. يرجى إنهاء التجميد أولاً.',
};

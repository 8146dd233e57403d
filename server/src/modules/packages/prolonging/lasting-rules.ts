import { PROLONGED_WITHIN_DAYS } from '@limber/contract/terms/booking.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { CLOSED } from '../refusal-rules.ts';
import { type DaySpan, daysIn, isExpired } from '../rules.ts';

/** What decides which last day a package can have. */
interface Lasting {
  readonly active: boolean;
  readonly expiresOn: string | null;
  readonly sessionDays: readonly string[];
  readonly frozen: readonly DaySpan[];
}

/**
 * Why the last day of a package cannot be `until` (`YYYY-MM-DD`) as things are on `today`; null when it
 * can. One that is over has a while in which it is revived; nothing that is booked or frozen falls out.
 */
export function refuseLastDay(
  { active, expiresOn, sessionDays, frozen }: Lasting,
  until: string,
  today: string,
): Sentence | null {
  if (expiresOn === null) return NO_END;
  if (!active) return CLOSED;
  const revivable = Temporal.PlainDate.from(expiresOn).add({ days: PROLONGED_WITHIN_DAYS });
  if (isExpired(revivable.toString(), today)) return LONG_OVER;
  if (until < today) return BEFORE_TODAY;
  if (sessionDays.some((day) => until < day && day >= today)) return BOOKED_LATER;
  return frozen.some(({ to }) => until < to) ? FROZEN_LATER : null;
}

/**
 * Why a package cannot be frozen on these days; null when it can. A session that was held or missed counts
 * like one to come: taking that back would have it booked for a frozen day.
 */
export function refuseFreeze(
  { active, expiresOn, sessionDays, frozen }: Lasting,
  span: DaySpan,
  today: string,
): Sentence | null {
  if (expiresOn === null) return NO_END;
  if (!active) return CLOSED;
  if (isExpired(expiresOn, today)) return OVER;
  if (sessionDays.some((day) => span.from <= day && day <= span.to)) return BOOKED;
  return frozen.some(({ from, to }) => from <= span.to && span.from <= to) ? FROZEN : null;
}

/** The days of a freeze that are still to come on `today`, itself among them; null: it is over. */
export function restOf({ from, to }: DaySpan, today: string): (DaySpan & { days: number }) | null {
  const rest = { from: from < today ? today : from, to };
  return rest.from > to ? null : { ...rest, days: daysIn(rest) };
}

const NO_END = { en: 'This package has no last day.', ar: 'ليس لهذه الباقة يوم أخير.' };
export const OVER = {
  en: 'This package is over. Please prolong it first.',
  ar: 'انتهت هذه الباقة. يرجى تمديدها أولاً.',
};
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
const BOOKED = {
  en: 'There are sessions of this package in these days. Please move them first.',
  ar: 'توجد جلسات من هذه الباقة في هذه الأيام. يرجى تغيير موعدها أولاً.',
};
const FROZEN = {
  en: 'This package is frozen in these days already.',
  ar: 'هذه الباقة مجمّدة في هذه الأيام بالفعل.',
};
export const TOO_LONG = {
  en: 'Please choose a year at most.',
  ar: 'يرجى اختيار سنة كحد أقصى.',
};

import { addDays } from '@limber/contract/clock/add-days.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { isExpired } from '../ending/package-expiry-rules.ts';
import { CLOSED } from '../may-package-pay-rules.ts';
import { type DaySpan, daysIn } from './frozen-days-rules.ts';
import { type LastDayFacts, NO_END } from './last-day-rules.ts';

/**
 * Why a package cannot be frozen on these days; null when it can. A past session or no-show counts
 * like an upcoming one: taking it back would book it on a frozen day.
 */
export function refuseFreeze(
  { active, expiresOn, sessionDays, frozen }: LastDayFacts,
  span: DaySpan,
  today: string,
): Sentence | null {
  if (expiresOn === null) return NO_END;
  if (!active) return CLOSED;
  if (isExpired(expiresOn, today)) return OVER;
  if (sessionDays.some((day) => span.from <= day && day <= span.to)) return BOOKED;
  return frozen.some(({ from, to }) => from <= span.to && span.from <= to) ? FROZEN : null;
}

/**
 * The new last day of a package that is frozen on some days: it is usable for as many days more.
 */
export function lastDayFrozen(expiresOn: string, span: DaySpan): string {
  return addDays(expiresOn, daysIn(span));
}

/** The new last day of a package whose freeze ends: minus the days that are no longer frozen. */
export function lastDayUnfrozen(expiresOn: string, rest: { readonly days: number }): string {
  return addDays(expiresOn, -rest.days);
}

/** The remaining days of a freeze on `today`, that day included; null: it is over. */
export function restOf({ from, to }: DaySpan, today: string): (DaySpan & { days: number }) | null {
  const rest = { from: from < today ? today : from, to };
  return rest.from > to ? null : { ...rest, days: daysIn(rest) };
}

export const OVER = {
  en: 'This package is over. Please prolong it first.',
  ar: 'انتهت هذه الباقة. يرجى تمديدها أولاً.',
};
const BOOKED = {
  en: 'There are sessions of this package in these days. Please move them first.',
  ar: 'توجد جلسات من هذه الباقة في هذه الأيام. يرجى تغيير موعدها أولاً.',
};
const FROZEN = {
  en: 'This package is frozen in these days already.',
  ar: 'هذه الباقة مجمّدة في هذه الأيام بالفعل.',
};

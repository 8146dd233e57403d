import type { Sentence } from '../../platform/language/sentence.ts';
import { type MonthState, monthAfter } from './correction-rules.ts';

/** Why a month (its first day) cannot be closed on a day; null when it can. */
export function refuseClosing(month: string, state: MonthState, today: string): Sentence | null {
  if (today < monthAfter(month)) return NOT_OVER;
  if (state === 'left') return LEFT;
  return state === 'open' ? EARLIER_FIRST : null;
}

const NOT_OVER: Sentence = {
  en: 'A month is closed when its last day is over.',
  ar: 'يُغلق الشهر بعد انتهاء آخر يوم فيه.',
};
const EARLIER_FIRST: Sentence = {
  en: 'Please close the months before it first.',
  ar: 'يرجى إغلاق الأشهر التي قبله أولاً.',
};
const LEFT: Sentence = {
  en: 'A later month was closed first, so this one stays open.',
  ar: 'أُغلق شهر بعده أولاً، لذلك يبقى هذا الشهر مفتوحاً.',
};

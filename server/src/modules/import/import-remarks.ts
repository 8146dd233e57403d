import type { OverridableRule } from '@limber/contract/desk/day/bookings.ts';
import type { ImportedBooking } from '@limber/contract/desk/studio/import-rows.ts';
import { longDateOf } from '../../platform/dubai.ts';
import { inTurn, type Sentence } from '../../platform/language/sentence.ts';
import { OVERRIDABLE_RULES } from '../bookings/booking/overridable-rules.ts';

/**
 * Remarks about a session that can be booked: that it belongs to the evening before, on the
 * studio's `day`, and which wishes are overridden; null: none.
 */
export function remarkOnSession(
  { date }: Pick<ImportedBooking, 'date'>,
  day: string,
  wishes: readonly OverridableRule[],
): Sentence | null {
  const told = [
    ...(day === date ? [] : [ofTheEvening(day)]),
    ...(wishes.length === 0
      ? []
      : [ALL_THE_SAME, ...wishes.map((wish) => OVERRIDABLE_RULES[wish])]),
  ];
  return told.length === 0 ? null : inTurn(told);
}

const ofTheEvening = (day: string): Sentence => ({
  en: `After midnight, on the evening of ${longDateOf(day)}.`,
  ar: `بعد منتصف الليل، من مساء ${longDateOf(day, 'ar')}.`,
});
const ALL_THE_SAME: Sentence = {
  en: 'It is booked all the same:',
  ar: 'تُحجز الجلسة رغم ما يلي:',
};

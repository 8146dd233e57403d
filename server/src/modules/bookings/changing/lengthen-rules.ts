import { LENGTHENED_BY_MINUTES } from '@limber/contract/terms/booking/session-lengths.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { BLOCKED } from '../../accounts/personal-details-rules.ts';
import {
  refuseAtOnce,
  refuseMinutesOfDay,
  secondsUntilChange,
  TOO_MANY_CHANGES,
} from '../booking/overlap-and-daily-limit-rules.ts';
import { wrong } from '../booking/requested-session-rules.ts';
import { type MoveFacts, moveByDesk, type WholeMove } from './desk-move-rules.ts';
import {
  type BookingToChange,
  type Decision,
  lengthOf,
  refuseOver,
} from './who-may-change-until-when-rules.ts';

/**
 * The result of making a session longer, until its end: one step more from the minutes of its package,
 * within every rule of the studio. A length that it has already changes nothing.
 *
 * @param byClient the limits of clients hold
 */
export function lengthenSession(
  booking: BookingToChange,
  move: WholeMove,
  facts: MoveFacts,
  { byClient }: { readonly byClient: boolean },
  now: Date,
): Decision {
  const refused = refuseOver(booking, now);
  if (refused) return { refused };
  const { lastsMinutes } = move;
  if (lastsMinutes === lengthOf(booking)) return null;
  if (lastsMinutes !== lengthOf(booking) + LENGTHENED_BY_MINUTES) {
    return { refused: wrong('total_duration', ONE_STEP) };
  }
  if (booking.packageMinutes === null) return { refused: NO_PACKAGE };
  if (byClient) {
    const { own } = facts;
    if (own.blocked) return { refused: BLOCKED };
    const seconds = secondsUntilChange(own, now);
    if (seconds > 0) return { refused: { verdict: 'too_many', reason: TOO_MANY_CHANGES, seconds } };
    const tooMuch = refuseAtOnce(own, lastsMinutes) ?? refuseMinutesOfDay(own, lastsMinutes);
    if (tooMuch) return { refused: tooMuch };
  }
  const way = { keepsCharge: false, back: null, override: null };
  const decision = moveByDesk(booking, move, way, facts, now);
  // The desk can override rules of the studio, with a reason.
  const isBroken = decision && 'refused' in decision && Array.isArray(decision.refused);
  return isBroken ? { refused: NOT_OPEN_AFTER } : decision;
}

const ONE_STEP: Sentence = {
  en: `A session becomes longer by ${LENGTHENED_BY_MINUTES} minutes at a time.`,
  ar: `تطول الجلسة ${countInArabic(LENGTHENED_BY_MINUTES, 'minutes')} في كل مرة.`,
};
const NO_PACKAGE: Sentence = {
  en: 'Only a session from a package can be made longer here. Please ask the desk.',
  ar: 'يمكن هنا تمديد جلسة من باقة فقط. يرجى سؤال الاستقبال.',
};
const NOT_OPEN_AFTER: Sentence = {
  en: 'The rules of the studio do not allow more time here. Please ask the desk.',
  ar: 'لا تسمح قواعد الاستوديو بوقت أطول هنا. يرجى سؤال الاستقبال.',
};

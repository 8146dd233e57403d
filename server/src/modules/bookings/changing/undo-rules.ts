import type { Sentence } from '../../../platform/language/sentence.ts';
import { type Booked, chargeBefore } from './charge-rules.ts';
import { type BeforeMove, refuseOver } from './rules.ts';

/** Why the last move of a session is not taken back; null where it is, as long as its time is free. */
export function refuseMoveBack(
  booking: Booked & Parameters<typeof refuseOver>[0],
  before: BeforeMove,
  now: Date,
): Sentence | null {
  const over = refuseOver(booking, now);
  if (over !== null) return over;
  if (before.byClient) return MOVED_BY_CLIENT;
  if (before.endsAt <= now) return TIME_OVER;
  return chargeBefore(booking, before) ? null : COST_UNKNOWN;
}

const MOVED_BY_CLIENT: Sentence = {
  en: 'The client has moved this session. Please arrange another time with them instead.',
  ar: 'نُقلت هذه الجلسة من قِبل العميل. يرجى الاتفاق معه على وقت آخر بدلاً من ذلك.',
};

const TIME_OVER: Sentence = {
  en: 'The time at which this session was before is over.',
  ar: 'انتهى الوقت الذي كانت فيه هذه الجلسة من قبل.',
};

/** Said where nobody noted what a session cost before, or a package has paid for it since. */
export const COST_UNKNOWN: Sentence = {
  en: 'What this session cost before is not known, or a package has paid for it since. Please change the session instead.',
  ar: 'تكلفة هذه الجلسة من قبل غير معروفة أو دُفعت من باقة بعد ذلك. يرجى تعديل الجلسة بدلاً من ذلك.',
};

/** Said to who does not see the branch in which a session was. */
export const BRANCH_UNSEEN: Sentence = {
  en: 'This session was in another branch before, whose desk can take it back.',
  ar: 'كانت هذه الجلسة في فرع آخر من قبل، ويمكن لاستقبال ذلك الفرع التراجع عن نقلها.',
};

import type { Gender } from '@limber/contract/values/people.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import { countInEnglish } from '../../../platform/language/count-in-english.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { BLOCKED } from '../../accounts/personal-details-rules.ts';
import { refuseMove } from '../../packages/may-package-pay-rules.ts';
import { pickResources } from '../../scheduling/buffer-and-resource-rules.ts';
import type { Slot } from '../../scheduling/slot-rules.ts';
import { NO_LONGER_FREE } from '../../scheduling/time-taken-refusals.ts';
import {
  refuseAtOnce,
  refuseMinutesOfDay,
  secondsUntilChange,
  TOO_MANY_CHANGES,
} from '../booking/overlap-and-daily-limit-rules.ts';
import { wrong } from '../booking/requested-session-rules.ts';
import { weighMove } from '../booking/weigh-booking-rules.ts';
import { type CutOff, cutoffOf, freeUntil } from './cancel-rules.ts';
import type { MoveFacts } from './desk-move-rules.ts';
import {
  type BookingToChange,
  type Decision,
  refuseLeaving,
} from './who-may-change-until-when-rules.ts';

/**
 * The result of a client's move: until the cutoff, another time or another therapist of the same
 * branch, with the same length, price and package. The desk uses it too, later and beyond what
 * clients may book.
 */
export function moveByClient(
  booking: BookingToChange,
  { therapistId, slot, isOfDesk }: { therapistId: number; slot: Slot; isOfDesk: boolean },
  { session, own, held, dayBefore }: Omit<MoveFacts, 'theirs' | 'offered'>,
  now: Date,
): Decision {
  const refused =
    refuseLeaving(booking, now) ??
    (now > freeUntil(booking) && !isOfDesk ? tooLateToMove(booking) : null) ??
    (held ? refuseMove(held, slot.day) : null);
  if (refused) return { refused };
  const sameHands = therapistId === booking.therapistId;
  if (sameHands && slot.startsAt.getTime() === booking.startsAt.getTime()) return null;
  if (!isOfDesk) {
    if (own.blocked) return { refused: BLOCKED };
    const seconds = secondsUntilChange(own, now);
    if (seconds > 0) return { refused: { verdict: 'too_many', reason: TOO_MANY_CHANGES, seconds } };
    const tooMuch =
      refuseAtOnce(own, slot.lastsMinutes) ??
      (slot.day === dayBefore ? null : refuseMinutesOfDay(own, slot.lastsMinutes));
    if (tooMuch) return { refused: tooMuch };
  }
  const { locationCode } = booking;
  if (session?.therapist.locationCode !== locationCode) {
    return { refused: wrong('therapist_id', NOT_AT_BRANCH) };
  }
  // A therapist keeps the session they have, though the studio's skills have changed.
  const skills = sameHands ? [] : booking.skills;
  const [objection] = weighMove({ ...slot, locationCode }, skills, session);
  if (objection) return { refused: objection };
  const { takes } = session.day;
  const { startMinute, lastsMinutes, startsAt, endsAt } = slot;
  const resourceIds = pickResources(takes, startMinute, lastsMinutes, booking.resourceIds);
  if (!resourceIds) return { refused: { verdict: 'taken', reason: NO_LONGER_FREE } };
  const isChosen = !sameHands && !isOfDesk;
  const { gender } = session.therapist;
  const preferredGender = isChosen ? wishAfter(booking, gender) : booking.preferredGender;
  const { lines, priceMinor, discountMinor, packageMinutes } = booking;
  const stays = { lines, priceMinor, discountMinor, packageMinutes, locationCode };
  const given = { therapistId, startsAt, endsAt, takes, resourceIds, preferredGender };
  return {
    becomes: { kind: 'moved', ...stays, ...given, brokenRules: [], reason: null },
    minutes: null,
  };
}

/** The requested gender: a client who chooses another therapist gives it up. */
function wishAfter({ preferredGender }: BookingToChange, chosen: Gender): Gender | null {
  return preferredGender === chosen ? preferredGender : null;
}

function tooLateToMove(booking: CutOff): Sentence {
  return {
    en: `This session starts in less than ${countInEnglish(cutoffOf(booking), 'hour')}, so it can no longer be moved.`,
    ar: `تبدأ هذه الجلسة بعد أقل من ${countInArabic(cutoffOf(booking), 'hours')}، ولم يعد تغيير موعدها ممكناً.`,
  };
}

const NOT_AT_BRANCH: Sentence = {
  en: 'This therapist does not work at the branch of your session.',
  ar: 'هذا المعالج لا يعمل في فرع جلستك.',
};

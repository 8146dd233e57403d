import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { dayWithoutHolds } from '../../scheduling/diary-rules.ts';
import {
  fits,
  freeStarts,
  NO_LONGER_FREE,
  type TherapistDay,
} from '../../scheduling/free-start-rules.ts';
import { isBeyondDiary } from '../../scheduling/window-rules.ts';
import { type AskedSession, type Refused, type SessionFacts, wrong } from './session-rules.ts';

/** What is said when no therapist is left for a time that anyone may take. */
export const NOBODY_FREE = {
  en: 'Nobody is free at this time. Please choose another.',
  ar: 'لا يوجد معالج متاح في هذا الوقت. يرجى اختيار وقت آخر.',
};

/** Why the day cannot be booked yet, with whomever; null when the diary is open for it. */
export function refuseBeyond({
  nowMinute,
  daysAhead,
}: Pick<SessionFacts, 'nowMinute' | 'daysAhead'>): Refused | null {
  if (!isBeyondDiary(nowMinute, daysAhead)) return null;
  return wrong('date', {
    en: `You can book up to ${daysAhead} days ahead.`,
    ar: `يمكنك الحجز قبل الموعد بما لا يزيد على ${countInArabic(daysAhead, 'days')}.`,
  });
}

/** Why the session cannot be at its time; null when it can. */
export function refuseTime(
  asked: Pick<AskedSession, 'startMinute' | 'lastsMinutes'>,
  facts: Omit<SessionFacts, 'therapist'>,
): Refused | null {
  const beyond = refuseBeyond(facts);
  if (beyond) return beyond;
  const { closedFor } = facts;
  if (closedFor !== null) {
    const reason: Sentence = {
      en: `We are closed on this date for ${closedFor}.`,
      ar: (named) => `نحن مغلقون في هذا التاريخ بمناسبة ${named(closedFor)}.`,
    };
    return { verdict: 'refused', reason };
  }
  if (asked.startMinute < facts.nowMinute) {
    return {
      verdict: 'taken',
      reason: {
        en: 'This time has already passed. Please choose another.',
        ar: 'هذا الوقت مضى. يرجى اختيار وقت آخر.',
      },
    };
  }
  const isFree = (day: TherapistDay) =>
    fits(freeStarts(day, facts.nowMinute), asked.startMinute, asked.lastsMinutes);
  if (isFree(facts.day)) return null;
  const isHeld = isFree(dayWithoutHolds(facts.day));
  return { verdict: 'taken', reason: NO_LONGER_FREE, ...(isHeld && { isHeld }) };
}

import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import {
  fits,
  freeStarts,
  NO_LONGER_FREE,
  type TherapistDay,
} from '../../scheduling/free-start-rules.ts';
import { isBeyondDiary } from '../../scheduling/window-rules.ts';
import { type AskedSession, type Refused, type SessionFacts, wrong } from './session-rules.ts';

/** Why the session cannot be at its time; null when it can. */
export function refuseTime(
  asked: Pick<AskedSession, 'startMinute' | 'lastsMinutes'>,
  facts: Omit<SessionFacts, 'therapist'>,
): Refused | null {
  if (isBeyondDiary(facts.nowMinute, facts.daysAhead)) {
    return wrong('date', {
      en: `You can book up to ${facts.daysAhead} days ahead.`,
      ar: `يمكنك الحجز قبل الموعد بما لا يزيد على ${countInArabic(facts.daysAhead, 'days')}.`,
    });
  }
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
  const isHeld = facts.day.held.length > 0 && isFree({ ...facts.day, held: [] });
  return { verdict: 'taken', reason: NO_LONGER_FREE, ...(isHeld && { isHeld }) };
}

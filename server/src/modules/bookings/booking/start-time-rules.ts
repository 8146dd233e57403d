import { DESK_GRID_MINUTES } from '@limber/contract/terms/booking/bookable-times.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { isBeyondDiary } from '../../scheduling/bookable-days-rules.ts';
import { NO_LONGER_FREE } from '../../scheduling/time-taken-refusals.ts';
import { isOnlyHeld, obstaclesAt } from '../../scheduling/why-time-is-not-free-rules.ts';
import { isOverridable } from './overridable-rules.ts';
import {
  type Refused,
  type RequestedSession,
  type SessionFacts,
  wrong,
} from './requested-session-rules.ts';

/** Why the day cannot be booked yet, with any therapist; null when the diary is open for it. */
export function refuseBeyond({
  nowMinute,
  daysAhead,
}: Pick<SessionFacts, 'nowMinute' | 'daysAhead'>): Refused | null {
  if (!isBeyondDiary(nowMinute, daysAhead)) return null;
  const reason: Sentence = {
    en: `You can book up to ${daysAhead} days ahead.`,
    ar: `يمكنك الحجز قبل الموعد بما لا يزيد على ${countInArabic(daysAhead, 'days')}.`,
  };
  return wrong('date', reason, 'days_ahead');
}

/** Every objection to the session's time; a client is told the first. */
export function objectToTime(
  asked: Pick<RequestedSession, 'startMinute' | 'lastsMinutes'>,
  facts: Omit<SessionFacts, 'therapist'>,
): Refused[] {
  const { closedFor, day, nowMinute } = facts;
  const found: Refused[] = [];
  const beyond = refuseBeyond(facts);
  if (beyond) found.push(beyond);
  if (facts.hasRetired) {
    found.push({ verdict: 'refused', reason: SERVICE_RETIRED, rule: 'service_retired' });
  }
  if (closedFor !== null) {
    const reason: Sentence = {
      en: `We are closed on this date for ${closedFor}.`,
      ar: (named) => `نحن مغلقون في هذا التاريخ بمناسبة ${named(closedFor)}.`,
    };
    found.push({ verdict: 'refused', reason, rule: 'closure' });
  }
  const obstacles = obstaclesAt(day, nowMinute, asked.startMinute, asked.lastsMinutes)
    // A closure leaves no opening hours to check.
    .filter((each) => closedFor === null || each !== 'hours');
  const isHeld = isOnlyHeld(obstacles);
  const isOver = asked.startMinute + asked.lastsMinutes <= nowMinute;
  const objections = obstacles.map(
    (obstacle): Refused => ({
      verdict: 'taken',
      reason: obstacle === 'passed' ? PASSED : NO_LONGER_FREE,
      ...(isHeld && { isHeld }),
      ...(isOverridable(obstacle) && !(obstacle === 'passed' && isOver) && { rule: obstacle }),
    }),
  );
  return [...found, ...objections];
}

/** Whether the desk may start a session at this minute after midnight: any multiple of five. */
export function isDeskStart(startMinute: number): boolean {
  return startMinute % DESK_GRID_MINUTES === 0;
}

export const NO_DESK_START: Sentence = {
  en: `Please choose a time on ${DESK_GRID_MINUTES} minutes.`,
  ar: `يرجى اختيار وقت من مضاعفات ${countInArabic(DESK_GRID_MINUTES, 'minutes')}.`,
};

const SERVICE_RETIRED: Sentence = {
  en: 'This service is no longer given on this day. Please choose an earlier day or another service.',
  ar: 'لا تُقدَّم هذه الخدمة في هذا اليوم. يرجى اختيار يوم أسبق أو خدمة أخرى.',
};

const PASSED: Sentence = {
  en: 'This time has already passed. Please choose another.',
  ar: 'هذا الوقت مضى. يرجى اختيار وقت آخر.',
};

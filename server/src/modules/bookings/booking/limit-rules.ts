import { MOST_OPEN_SESSIONS, MOST_SESSIONS_AT_ONCE } from '@limber/contract/terms/booking.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import type { Span } from '../../scheduling/window-rules.ts';
import type { Refused } from './session-rules.ts';

/** What a client has booked beside the session that is asked about. */
export interface OwnSessions {
  /** Sessions to come that no package pays for. */
  readonly open: number;
  /** Those that touch it, in minutes from its start. */
  readonly overlapping: readonly Span[];
}

/** What is against one more session of a client. */
export function objectToOneMore(
  own: OwnSessions,
  session: { readonly lastsMinutes: number; readonly paidByPackage: boolean },
): Refused[] {
  const found: Refused[] = [];
  if (!session.paidByPackage && own.open >= MOST_OPEN_SESSIONS) {
    const reason: Sentence = {
      en: `You have ${own.open} sessions to come, and ${MOST_OPEN_SESSIONS} can be booked online besides those from a package. For more, please call us.`,
      ar: `عدد جلساتك القادمة ${own.open}، ويمكن حجز ${MOST_OPEN_SESSIONS} عبر الموقع عدا جلسات الباقات. لحجز المزيد يرجى الاتصال بنا.`,
    };
    found.push({ verdict: 'refused', reason, wish: 'open_sessions' });
  }
  const reason = refuseAtOnce(own, session.lastsMinutes);
  if (reason !== null) found.push({ verdict: 'refused', reason, wish: 'at_once' });
  return found;
}

/** Why a session cannot go on beside the others of its client; null when it can. */
export function refuseAtOnce({ overlapping }: OwnSessions, lastsMinutes: number): Sentence | null {
  const beside = mostAtOnce(overlapping, lastsMinutes);
  if (beside < MOST_SESSIONS_AT_ONCE) return null;
  return {
    en: `You have ${beside} sessions at this time already, and no more than ${MOST_SESSIONS_AT_ONCE} can be booked online. For more, please call us.`,
    ar: `عدد جلساتك في هذا الوقت ${beside}، ولا يمكن حجز أكثر من ${MOST_SESSIONS_AT_ONCE} عبر الموقع. لحجز المزيد يرجى الاتصال بنا.`,
  };
}

/** How many of the spans go on at the same moment, at most, in the first `lastsMinutes`. */
export function mostAtOnce(spans: readonly Span[], lastsMinutes: number): number {
  // Their number only grows where one begins.
  const moments = [0, ...spans.map(({ startMinute }) => startMinute)].filter(
    (moment) => moment >= 0 && moment < lastsMinutes,
  );
  const at = (moment: number) =>
    spans.filter(({ startMinute, endMinute }) => startMinute <= moment && moment < endMinute);
  return Math.max(...moments.map((moment) => at(moment).length));
}

import { GRID_MINUTES } from '@limber/contract/terms/booking/bookable-times.ts';
import {
  CHANGES_A_DAY,
  MOST_MINUTES_A_DAY,
  MOST_OPEN_SESSIONS,
  MOST_SESSIONS_AT_ONCE,
} from '@limber/contract/terms/booking/booking-limits.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import type { LockedPackage } from '../../packages/owned-package-rules.ts';
import type { Span } from '../../scheduling/bookable-days-rules.ts';
import type { Refused } from './requested-session-rules.ts';

/** A client's other bookings, seen from the session in question. */
export interface OwnSessions {
  /** Their unpaid upcoming sessions, and those that others take from their unpaid packages. */
  readonly open: number;
  /** Those that overlap or touch it, in minutes from its start. */
  readonly overlapping: readonly Span[];
  /** Minutes of their other sessions on its day, each counted by {@link countedMinutes}. */
  readonly dayMinutes: number;
  /**
   * When they made the first of their last {@link CHANGES_A_DAY} changes of a day; null: they made
   * fewer.
   */
  readonly busySince: Date | null;
  /** They have just moved or cancelled a session. */
  readonly hasJustChanged: boolean;
  /** The studio takes their bookings by telephone only. */
  readonly blocked: boolean;
}

/** What has to be known to judge one more session. */
interface OneMore {
  readonly lastsMinutes: number;
  readonly unpaid: boolean;
  /**
   * Unpaid upcoming sessions, as {@link OwnSessions.open}, of the owner of the unpaid package that
   * pays for it.
   */
  readonly openOfOwner: number;
}

/** Whether a session is still to be paid at the studio, on its own or with its package. */
export function isSessionUnpaid(
  payment:
    | { readonly paidBy: 'price' | 'purchase' }
    | { readonly paidBy: 'package'; readonly package: Pick<LockedPackage, 'unpaid'> },
): boolean {
  return payment.paidBy !== 'package' || payment.package.unpaid;
}

/** Whether paying for a session when it is booked cures an objection to it: it is not unpaid then. */
export function isCuredByPaying(
  { rule }: Pick<Refused, 'rule'>,
  payment: { readonly paidBy: 'price' | 'purchase' | 'package' },
): boolean {
  return rule === 'open_sessions' && payment.paidBy !== 'package';
}

/** The objections to one more session for a client. */
export function objectToOneMore(own: OwnSessions, session: OneMore): Refused[] {
  const open = session.unpaid ? refuseOpen(own, session) : null;
  const objections: [Sentence | null, Refused['rule']][] = [
    [open, 'open_sessions'],
    [refuseAtOnce(own, session.lastsMinutes), 'at_once'],
    [refuseMinutesOfDay(own, session.lastsMinutes), 'minutes_a_day'],
  ];
  return objections.flatMap(([reason, rule]): Refused[] =>
    reason && rule ? [{ verdict: 'refused', reason, rule }] : [],
  );
}

function refuseOpen({ open }: OwnSessions, { openOfOwner }: OneMore): Sentence | null {
  if (open >= MOST_OPEN_SESSIONS) {
    return {
      en: `You have ${open} unpaid upcoming sessions, and no more than ${MOST_OPEN_SESSIONS} can be booked online. For more, please contact us.`,
      ar: `عدد جلساتك القادمة غير المدفوعة ${open}، ولا يمكن حجز أكثر من ${MOST_OPEN_SESSIONS} عبر الموقع. لحجز المزيد يرجى التواصل معنا.`,
    };
  }
  // What the owner has booked is private.
  return openOfOwner >= MOST_OPEN_SESSIONS ? PACKAGE_UNPAID : null;
}

const PACKAGE_UNPAID: Sentence = {
  en: 'This package is not paid yet, and no more sessions can be booked from it online until it is. Please ask its owner, or contact us.',
  ar: 'لم تُدفع هذه الباقة بعد، ولا يمكن حجز المزيد من جلساتها عبر الموقع قبل دفعها. يرجى مراجعة صاحب الباقة أو التواصل معنا.',
};

/** Seconds until a client may book or move another session; 0: they may now. */
export function secondsUntilChange(
  { busySince }: Pick<OwnSessions, 'busySince'>,
  now: Date,
): number {
  if (busySince === null) return 0;
  return Math.max(0, busySince.getTime() / 1000 + DAY_MINUTES * 60 - now.getTime() / 1000);
}

export const TOO_MANY_CHANGES: Sentence = {
  en: `You have booked, moved and cancelled ${CHANGES_A_DAY} times within a day. Please try again later, or contact us.`,
  ar: `بلغ عدد عمليات الحجز والتعديل والإلغاء من حسابك ${CHANGES_A_DAY} خلال يوم واحد. يرجى المحاولة لاحقاً أو التواصل معنا.`,
};

/** Why a session cannot overlap the others of its client; null when it can. */
export function refuseAtOnce(
  { overlapping }: Pick<OwnSessions, 'overlapping'>,
  lastsMinutes: number,
): Sentence | null {
  const beside = mostAtOnce(overlapping, lastsMinutes);
  if (beside < MOST_SESSIONS_AT_ONCE) return null;
  return {
    en: `You have ${beside} sessions at this time already, and no more than ${MOST_SESSIONS_AT_ONCE} can be booked online. For more, please contact us.`,
    ar: `عدد جلساتك في هذا الوقت ${beside}، ولا يمكن حجز أكثر من ${MOST_SESSIONS_AT_ONCE} عبر الموقع. لحجز المزيد يرجى التواصل معنا.`,
  };
}

/** Why a session is too much for its client's day; null when it is not. */
export function refuseMinutesOfDay(
  { dayMinutes }: Pick<OwnSessions, 'dayMinutes'>,
  lastsMinutes: number,
): Sentence | null {
  if (dayMinutes + countedMinutes(lastsMinutes) <= MOST_MINUTES_A_DAY) return null;
  return {
    en: `No more than ${MOST_MINUTES_A_DAY} minutes can be booked online on one day. For more, please contact us.`,
    ar: `لا يمكن حجز أكثر من ${countInArabic(MOST_MINUTES_A_DAY, 'minutes')} عبر الموقع في اليوم الواحد. لحجز المزيد يرجى التواصل معنا.`,
  };
}

/** Minutes of a day that a session counts for: a short one also blocks the next start. */
export function countedMinutes(lastsMinutes: number): number {
  return Math.max(lastsMinutes, GRID_MINUTES);
}

/** The most spans that overlap at one moment within the first `lastsMinutes`. */
export function mostAtOnce(spans: readonly Span[], lastsMinutes: number): number {
  // The number only grows where a span begins.
  const moments = [0, ...spans.map(({ startMinute }) => startMinute)].filter(
    (moment) => moment >= 0 && moment < lastsMinutes,
  );
  const at = (moment: number) =>
    spans.filter(({ startMinute, endMinute }) => startMinute <= moment && moment < endMinute);
  return Math.max(...moments.map((moment) => at(moment).length));
}

import type { AppointmentStatus } from '@limber/contract/appointments.ts';
import type { WishCode } from '@limber/contract/desk/day/bookings.ts';
import { FREE_HOURS } from '@limber/contract/terms/booking.ts';
import type { AccountType } from '@limber/contract/values.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import type { PricedService } from '../booking/session-rules.ts';

/** Said of a session to which nothing more can happen. */
export const ALREADY_CANCELLED: Sentence = {
  en: 'This session is already cancelled.',
  ar: 'هذه الجلسة ملغاة بالفعل.',
};

/** When a session starts, and the cutoff that was agreed to when it was booked. */
export interface CutOff {
  readonly startsAt: Date;
  /** Null: booked before studios could set it. */
  readonly cutoffHours: number | null;
}

/** Until how many hours before its start a session can be cancelled or moved for nothing. */
export function cutoffOf({ cutoffHours }: Pick<CutOff, 'cutoffHours'>): number {
  return cutoffHours ?? FREE_HOURS;
}

/** The last instant at which a session can be cancelled or moved for nothing. */
export function freeUntil(booking: CutOff): Date {
  return new Date(booking.startsAt.getTime() - cutoffOf(booking) * 3_600_000);
}

/** The desk handles everybody's sessions. */
export function isOfDesk(actor: { readonly accountType: AccountType }): boolean {
  return actor.accountType === 'front_desk' || actor.accountType === 'manager';
}

/** May this account cancel or move the session? */
export function mayChange(
  actor: { readonly accountId: number; readonly accountType: AccountType },
  booking: { readonly clientId: number },
): boolean {
  return booking.clientId === actor.accountId || isOfDesk(actor);
}

/** What a session is at the moment, to judge a change by. */
export interface SessionState {
  readonly status: AppointmentStatus;
  readonly startsAt: Date;
}

/** Why a session can no longer be cancelled or moved, whenever one asks; null when it can. */
export function refuseLeaving({ status, startsAt }: SessionState, now: Date): Sentence | null {
  if (status === 'cancelled') return ALREADY_CANCELLED;
  if (status !== 'booked' || startsAt <= now)
    return { en: 'This session has already started.', ar: 'بدأت هذه الجلسة بالفعل.' };
  return null;
}

/** How many minutes a session lasts. */
export function lengthOf({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): number {
  return (endsAt.getTime() - startsAt.getTime()) / 60_000;
}

/** Why the desk can no longer change a session: until its end it can; null when it can. */
export function refuseOver(
  { status, endsAt }: Pick<SessionState, 'status'> & { readonly endsAt: Date },
  now: Date,
): Sentence | null {
  if (status === 'cancelled') return ALREADY_CANCELLED;
  return (status === 'booked' || status === 'check_in') && now < endsAt ? null : IS_OVER;
}

const IS_OVER: Sentence = {
  en: 'This session is over, and what was is not changed.',
  ar: 'انتهت هذه الجلسة، وما كان لا يُغيَّر.',
};

/** Where and when a session is. */
export interface Place {
  readonly therapistId: number;
  readonly locationCode: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * Wishes of the studio that a change does not touch, so that nobody is asked for a reason twice: who
 * keeps the start, the therapist, or a part of the time with the same one, keeps what was let pass then.
 *
 * @param same `skills`: it asks nothing of a therapist that it did not; `day`: it stays in its day of the studio
 */
export function untouchedWishes(
  before: Place,
  after: Place,
  { skills: sameSkills, day: sameDay }: { readonly skills: boolean; readonly day: boolean },
): WishCode[] {
  const sameStart = before.startsAt.getTime() === after.startsAt.getTime();
  const sameHands = before.therapistId === after.therapistId;
  const sameTime =
    sameHands &&
    before.locationCode === after.locationCode &&
    before.startsAt <= after.startsAt &&
    after.endsAt <= before.endsAt;
  const sameSession = sameStart && after.endsAt <= before.endsAt;
  const noLonger = lengthOf(after) <= lengthOf(before);
  return [
    ...(sameStart ? (['passed', 'grid', 'days_ahead', 'late', 'one_a_day'] as const) : []),
    ...(sameHands ? (['gender', 'by_phone'] as const) : []),
    ...(sameHands && sameSkills ? (['skill'] as const) : []),
    ...(sameTime ? (['hours', 'shift', 'time_off', 'closure'] as const) : []),
    ...(sameSession ? (['at_once'] as const) : []),
    ...(sameDay && noLonger ? (['minutes_a_day'] as const) : []),
  ];
}

/** How a session was before a move. */
export interface BeforeMove extends Place {
  /** Of the event. */
  readonly id: string;
  /** Whether its client has moved it themselves, also as one that was merged into them. */
  readonly byClient: boolean;
  /** What it was for; null: the same. */
  readonly lines: readonly PricedService[] | null;
  /** What it cost; null: that was not noted yet. */
  readonly priceFils: number | null;
  readonly discountFils: number | null;
  /** Null: no package paid. */
  readonly packageMinutes: number | null;
  /** Null: that was not noted yet. */
  readonly resourceIds: readonly number[] | null;
}

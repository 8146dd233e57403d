import type { OverridableRule } from '@limber/contract/desk/day/bookings.ts';
import {
  refuseExpired,
  refuseMinutes,
  refuseSecondOfDay,
  UNKNOWN_PACKAGE,
} from '../../packages/may-package-pay-rules.ts';
import type { LockedPackage } from '../../packages/owned-package-rules.ts';
import {
  type OwnSessions,
  refuseAtOnce,
  refuseMinutesOfDay,
} from '../booking/overlap-and-daily-limit-rules.ts';
import { OVERRIDABLE_RULES } from '../booking/overridable-rules.ts';
import type { Refused } from '../booking/requested-session-rules.ts';
import { type CutOff, freeUntil } from './cancel-rules.ts';
import { type BookedSlot, lengthOf } from './who-may-change-until-when-rules.ts';

/** What a move at the desk is checked against. */
export interface MoveContext {
  readonly own: OwnSessions;
  /** The package that pays, whoever owns it; null: none does. */
  readonly held: LockedPackage | null | undefined;
  /**
   * The same as its client has it, where it is to give more minutes; null: it is not theirs any
   * more.
   */
  readonly theirs: LockedPackage | null;
  /** Minutes that it is to give more. */
  readonly more: number;
}

/** The objections to a move at the desk, apart from therapist and time. */
export function objectToMove(
  booking: CutOff,
  to: { readonly day: string; readonly lastsMinutes: number },
  { own, held, theirs, more }: MoveContext,
  now: Date,
): Refused[] {
  const minutes = theirs ? refuseMinutes(theirs, more) : UNKNOWN_PACKAGE;
  const found: (Refused | false | null)[] = [
    now > freeUntil(booking) && brokenRule('late'),
    held ? refused(refuseExpired(held, to.day)) : null,
    held && refuseSecondOfDay(held, to.day) !== null ? brokenRule('one_a_day') : null,
    held && more > 0 ? refused(minutes) : null,
    refuseAtOnce(own, to.lastsMinutes) !== null && brokenRule('at_once'),
    refuseMinutesOfDay(own, to.lastsMinutes) !== null && brokenRule('minutes_a_day'),
  ];
  return found.filter((each): each is Refused => Boolean(each));
}

function refused(reason: Refused['reason'] | null): Refused | null {
  return reason === null ? null : { verdict: 'refused', reason };
}

function brokenRule(rule: keyof typeof OVERRIDABLE_RULES): Refused {
  return { verdict: 'refused', reason: OVERRIDABLE_RULES[rule], rule };
}

/**
 * Overridable rules that a move does not affect, so that nobody is asked for a reason twice:
 * where the start, the therapist, or part of the time stays, so does the earlier override.
 *
 * @param same `skills`: it needs no skill that it did not need before; `day`: it stays in its day
 * of the studio
 */
export function untouchedRules(
  before: BookedSlot,
  after: BookedSlot,
  { skills: sameSkills, day: sameDay }: { readonly skills: boolean; readonly day: boolean },
): OverridableRule[] {
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

/** Whether a session is at the same time with the same therapist in the same branch. */
export function isSameSlot(before: BookedSlot, after: BookedSlot): boolean {
  return (
    before.therapistId === after.therapistId &&
    before.locationCode === after.locationCode &&
    before.startsAt.getTime() === after.startsAt.getTime() &&
    before.endsAt.getTime() === after.endsAt.getTime()
  );
}

import {
  refuseExpired,
  refuseMinutes,
  refuseSecondOfDay,
  UNKNOWN_PACKAGE,
} from '../../packages/refusal-rules.ts';
import type { LockedPackage } from '../../packages/rules.ts';
import { type OwnSessions, refuseAtOnce, refuseMinutesOfDay } from '../booking/limit-rules.ts';
import type { Refused } from '../booking/session-rules.ts';
import { WISHES } from '../booking/wish-rules.ts';
import { type CutOff, freeUntil } from './rules.ts';

/** What a move at the desk is looked at beside. */
export interface Beside {
  readonly own: OwnSessions;
  /** The package that pays, as anybody has it; null: none does. */
  readonly held: LockedPackage | null | undefined;
  /** The same as its client has it, where it is to give more minutes; null: it is not theirs any more. */
  readonly theirs: LockedPackage | null;
  /** Minutes that it is to give more. */
  readonly more: number;
}

/** What is against a move at the desk, apart from the therapist and the time. */
export function objectToMove(
  booking: CutOff,
  to: { readonly day: string; readonly lastsMinutes: number },
  { own, held, theirs, more }: Beside,
  now: Date,
): Refused[] {
  const minutes = theirs ? refuseMinutes(theirs, more) : UNKNOWN_PACKAGE;
  const found: (Refused | false | null)[] = [
    now > freeUntil(booking) && brokenWish('late'),
    held ? refused(refuseExpired(held, to.day)) : null,
    held && refuseSecondOfDay(held, to.day) !== null ? brokenWish('one_a_day') : null,
    held && more > 0 ? refused(minutes) : null,
    refuseAtOnce(own, to.lastsMinutes) !== null && brokenWish('at_once'),
    refuseMinutesOfDay(own, to.lastsMinutes) !== null && brokenWish('minutes_a_day'),
  ];
  return found.filter((each): each is Refused => Boolean(each));
}

function refused(reason: Refused['reason'] | null): Refused | null {
  return reason === null ? null : { verdict: 'refused', reason };
}

function brokenWish(wish: keyof typeof WISHES): Refused {
  return { verdict: 'refused', reason: WISHES[wish], wish };
}

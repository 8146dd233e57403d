import { UNKNOWN_THERAPIST } from '../../accounts/unknown-person-refusals.ts';
import type { LockedPackage } from '../../packages/owned-package-rules.ts';
import { pickResources, takesChosen } from '../../scheduling/buffer-and-resource-rules.ts';
import { type SlotStart, slotOf } from '../../scheduling/slot-rules.ts';
import { NO_LONGER_FREE } from '../../scheduling/time-taken-refusals.ts';
import type { OwnSessions } from '../booking/overlap-and-daily-limit-rules.ts';
import { type Override, partObjections } from '../booking/overridable-rules.ts';
import {
  NOT_FOR_IT,
  type PricedService,
  type Refused,
  type SessionFacts,
  wrong,
} from '../booking/requested-session-rules.ts';
import { isDeskStart, NO_DESK_START } from '../booking/start-time-rules.ts';
import { weighMove } from '../booking/weigh-booking-rules.ts';
import { isSameSlot, objectToMove, untouchedRules } from './objections-to-move-rules.ts';
import { chargeForOthers, type RequestedService } from './other-services-rules.ts';
import {
  type Charge,
  COST_UNKNOWN,
  chargeBefore,
  chargeOf,
  refuseLength,
} from './repricing-rules.ts';
import {
  type BeforeMove,
  type BookingChange,
  type BookingToChange,
  type Decision,
  refuseOver,
} from './who-may-change-until-when-rules.ts';

/** What a session is to be, including everything that stays. */
export interface WholeMove {
  readonly start: SlotStart;
  readonly lastsMinutes: number;
  /** Null: the services stay. */
  readonly services: readonly RequestedService[] | null;
  readonly serviceIds: readonly number[];
  readonly therapistId: number;
  readonly locationCode: string;
  /** Rooms and beds chosen by hand. */
  readonly resourceIds: readonly number[] | undefined;
}

/** How a session becomes another. */
export interface Way {
  /** A shorter session keeps its minutes and price. */
  readonly keepsCharge: boolean;
  /** Null: the rules of the studio bind. */
  readonly override: Override;
  /**
   * The move that it takes back; it was so before, so no overridable rule is checked. Null: it takes none back.
   */
  readonly back: BeforeMove | null;
}

/** What decides about a move besides the booking. */
export interface MoveFacts {
  /** The branch of the session; null: the therapist is unknown. */
  readonly session: SessionFacts | null;
  /** Catalogue prices of the services, for every duration. */
  readonly offered: readonly PricedService[];
  readonly own: OwnSessions;
  /** The package that pays, whoever owns it; null: none does. */
  readonly held: LockedPackage | null;
  /** The same as its client has it; null: it is not theirs any more. */
  readonly theirs: LockedPackage | null;
  /** The studio's day on which it is so far, `YYYY-MM-DD`. */
  readonly dayBefore: string;
}

/**
 * The result of a desk's move, until the session's end. All objections are weighed together; rules
 * of the studio can be overridden with a reason.
 */
export function moveByDesk(
  booking: BookingToChange,
  move: WholeMove,
  way: Way,
  facts: MoveFacts,
  now: Date,
): Decision {
  const refused = refuseOver(booking, now);
  if (refused) return { refused };
  const { therapistId, locationCode } = move;
  const slot = slotOf(move.start, move.lastsMinutes);
  const isMoved = !way.back && slot.startsAt.getTime() !== booking.startsAt.getTime();
  if (isMoved && !isDeskStart(slot.startMinute)) return { refused: wrong('time', NO_DESK_START) };
  if (!facts.session) return { refused: wrong('therapist_id', UNKNOWN_THERAPIST) };
  const takes = takesChosen(facts.session.day.takes, move.resourceIds ?? []);
  if (!takes) return { refused: wrong('resource_ids', NOT_FOR_IT) };
  const session = { ...facts.session, day: { ...facts.session.day, takes } };
  const priced = priceOf(booking, move, way, facts);
  if ('refused' in priced) return priced;
  const { charge } = priced;
  const more = (charge.packageMinutes ?? 0) - (booking.packageMinutes ?? 0);
  const { own, held, theirs } = facts;
  const skills = charge.lines.flatMap((line) => (line.needsSkill ? [line.serviceId] : []));
  const where = { ...slot, locationCode, therapistGender: booking.preferredGender };
  const objections = [
    ...priced.objections,
    ...objectToMove(booking, slot, { own, held, theirs, more }, now),
    ...weighMove(where, skills, session),
  ];
  const after = { ...slot, therapistId, locationCode };
  const sameSkills = skills.every((skill) => booking.skills.includes(skill));
  const same = { skills: sameSkills, day: facts.dayBefore === slot.day };
  const untouched = untouchedRules(booking, after, same);
  const { physics, brokenRules } = partObjections(
    objections.filter(({ rule }) => !rule || !(way.back || untouched.includes(rule))),
  );
  if (physics) return { refused: physics };
  if (brokenRules.length > 0 && !way.override) return { refused: brokenRules };
  const keeps = (move.resourceIds ?? []).every((each) => booking.resourceIds.includes(each));
  if (!move.services && keeps && isSameSlot(booking, after) && !way.back) return null;
  const had = way.back?.resourceIds ?? booking.resourceIds;
  const resourceIds = pickResources(takes, slot.startMinute, slot.lastsMinutes, had);
  if (!resourceIds) return { refused: { verdict: 'taken', reason: NO_LONGER_FREE } };
  const reason = brokenRules.length > 0 ? (way.override?.reason ?? null) : null;
  const { preferredGender } = booking;
  const given = {
    ...after,
    takes,
    resourceIds,
    preferredGender,
    brokenRules,
    reason,
    undoes: way.back?.id,
  };
  return { becomes: { kind: 'moved', ...charge, ...given }, minutes: settled(more, theirs) };
}

/** A longer session takes more minutes of its package, a shorter one gives some back. */
function settled(more: number, theirs: LockedPackage | null): BookingChange['minutes'] {
  if (more < 0) return { returned: -more };
  return more > 0 && theirs ? { taken: more, from: theirs } : null;
}

interface Priced {
  readonly charge: Charge;
  readonly objections: readonly Refused[];
}

/** What a session costs after the move, or why these services or this length are impossible. */
function priceOf(
  booking: BookingToChange,
  { services, lastsMinutes }: WholeMove,
  { keepsCharge, back }: Way,
  { offered, held }: MoveFacts,
): Priced | { readonly refused: Refused | typeof COST_UNKNOWN } {
  if (back) {
    const charge = chargeBefore(booking, back);
    return charge ? { charge, objections: [] } : { refused: COST_UNKNOWN };
  }
  if (services) {
    const asked = { services, lastsMinutes, keepsCharge };
    const found = chargeForOthers(booking, asked, { offered, held });
    return 'verdict' in found ? { refused: found } : { ...found, objections: [] };
  }
  const wrongLength = refuseLength(booking, lastsMinutes, keepsCharge);
  if (wrongLength !== null) return { refused: wrong('total_duration', wrongLength) };
  return chargeOf(booking, lastsMinutes, keepsCharge, offered);
}

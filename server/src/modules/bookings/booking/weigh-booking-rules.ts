import { objectToTherapist } from './can-therapist-take-rules.ts';
import { type Bill, billOf, type Payment, refusePrice } from './price-and-payment-rules.ts';
import type { Refused, RequestedSession, SessionFacts } from './requested-session-rules.ts';
import { objectToTime } from './start-time-rules.ts';

/**
 * What is due for a session, and all objections; without a bill it cannot be paid for in this way.
 */
export interface Weighed {
  readonly bill: Bill | null;
  /** A client is refused for the first, the desk for those that nobody can override. */
  readonly objections: readonly Refused[];
}

/** Judges a requested session; recomputes everything that the client sent. */
export function weighBooking(
  asked: RequestedSession,
  payment: Payment,
  facts: SessionFacts,
): Weighed {
  const found = billOf(asked, payment, facts.therapist.serviceIds);
  if ('verdict' in found) return { bill: null, objections: [found] };
  const { bill, objections } = found;
  const skills = bill.lines.filter((line) => line.needsSkill).map((line) => line.serviceId);
  const price = refusePrice(asked, bill);
  return {
    bill,
    objections: [
      ...objections,
      ...objectToTherapist(asked, facts, skills),
      ...objectToTime(asked, facts),
      ...(price ? [price] : []),
    ],
  };
}

/** All objections to moving a booked session; its services and price stay. */
export function weighMove(
  asked: Pick<
    RequestedSession,
    'startMinute' | 'lastsMinutes' | 'locationCode' | 'therapistGender'
  >,
  needsSkills: readonly number[],
  facts: SessionFacts,
): Refused[] {
  return [...objectToTherapist(asked, facts, needsSkills), ...objectToTime(asked, facts)];
}

import { type Bill, billOf, type Payment, refusePrice } from './payment-rules.ts';
import type { AskedSession, Refused, SessionFacts } from './session-rules.ts';
import { refuseTherapist } from './therapist-rules.ts';
import { refuseTime } from './time-rules.ts';

export type Verdict = ({ readonly verdict: 'book' } & Bill) | Refused;

/** Judges whether a session may be booked as asked; recomputes all that the client sent. */
export function judgeBooking(asked: AskedSession, payment: Payment, facts: SessionFacts): Verdict {
  const found = billOf(asked, payment, facts.therapist.serviceIds);
  if ('verdict' in found) return found;
  const skills = found.lines.filter((line) => line.needsSkill).map((line) => line.serviceId);
  return (
    refuseTherapist(asked, facts, skills) ??
    refuseTime(asked, facts) ??
    refusePrice(asked, found) ?? { verdict: 'book', ...found }
  );
}

/** Judges whether a booked session may be moved as asked, what it is for and its price being kept. */
export function judgeMove(
  asked: Pick<AskedSession, 'startMinute' | 'lastsMinutes' | 'locationCode'>,
  needsSkills: readonly number[],
  facts: SessionFacts,
): { readonly verdict: 'move' } | Refused {
  return (
    refuseTherapist(asked, facts, needsSkills) ?? refuseTime(asked, facts) ?? { verdict: 'move' }
  );
}

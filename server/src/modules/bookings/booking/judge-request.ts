import { dayOf, minutesInto } from '../../../platform/dubai.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import { filsOf } from '../../../platform/money.ts';
import { UNKNOWN_THERAPIST } from '../../accounts/rules.ts';
import { NO_LONGER_FREE } from '../../scheduling/free-start-rules.ts';
import { pickResources, type Takes } from '../../scheduling/takes-rules.ts';
import { refuseOneMore } from './limit-rules.ts';
import type { AskedBooking } from './parse-booking.ts';
import { type Bill, type Payment, refusePayment } from './payment-rules.ts';
import type { BookedTherapist } from './queries.ts';
import type { Facts } from './read-facts.ts';
import { judgeBooking } from './rules.ts';
import { sessionFacts } from './session-facts.ts';
import type { AskedSession } from './session-rules.ts';
import { NOBODY_FREE, refuseBeyond } from './time-rules.ts';
import { refusalOf, SlotTaken } from './verdict-errors.ts';

/** A request that was found good: by whom, where, what pays for it and what is due. */
export interface JudgedRequest {
  readonly therapist: BookedTherapist & { readonly id: number; readonly locationCode: string };
  readonly payment: Payment;
  readonly bill: Bill;
  /** What it takes beside the therapist, and which resources it is given. */
  readonly takes: Pick<Takes, 'bufferMinutes' | 'therapistMinutes'>;
  readonly resourceIds: readonly number[];
  /** Whether the client may hold a time, which the booking gives back. */
  readonly holds: boolean;
}

/** Judges a request by what was read for it. Refuses by throwing, like `book`. */
export function judgeRequest(request: AskedBooking, facts: Facts, now: Date): JudgedRequest {
  if ('verdict' in facts.payment) throw refusalOf(facts.payment);
  const asked = askedOf(request, now);
  const paidByPackage = facts.payment.paidBy !== 'price';
  const tooMany = refuseOneMore(facts.client, { lastsMinutes: asked.lastsMinutes, paidByPackage });
  if (tooMany !== null) throw refusal(409, tooMany);
  if (!facts.session) {
    // What the payment refuses no other time would mend.
    const refused = facts.payment.paidBy === 'price' ? null : refusePayment(asked, facts.payment);
    if (refused) throw refusalOf(refused);
    const nowMinute = minutesInto(request.slot.day, now);
    const beyond = refuseBeyond({ nowMinute, daysAhead: facts.window.daysAhead });
    if (beyond) throw refusalOf(beyond);
    throw new SlotTaken(NOBODY_FREE, false, facts.isHeld);
  }
  const { therapistId, therapist, found } = facts.session;
  if (!therapist || !found || !therapist.bookable) {
    throw wrongField('therapist_id', UNKNOWN_THERAPIST);
  }
  const payment: Payment =
    facts.payment.paidBy === 'price'
      ? { ...facts.payment, offered: therapist.offered }
      : facts.payment;
  const judgedBy = sessionFacts(therapist, found, request.slot.day, facts.window);
  const verdict = judgeBooking(asked, payment, judgedBy);
  if (verdict.verdict !== 'book') throw refusalOf(verdict, request.therapist_id === null);
  const { takes } = found.day;
  const resourceIds = pickResources(takes, asked.startMinute, asked.lastsMinutes);
  if (!resourceIds) throw new SlotTaken(NO_LONGER_FREE, request.therapist_id === null);
  return {
    therapist: { ...therapist, id: therapistId, locationCode: found.locationCode },
    payment,
    bill: verdict,
    takes,
    resourceIds,
    holds: facts.client.holds,
  };
}

function askedOf(request: AskedBooking, now: Date): AskedSession {
  return {
    services: request.services.map(({ id, time, type }) => ({
      serviceId: id,
      lastsMinutes: time,
      isService: type === 'service',
    })),
    locationCode: request.location,
    ...request.slot,
    therapistGender: request.therapist_gender,
    countedMinutes: request.duration,
    priceFils: filsOf(request.total_price),
    today: dayOf(now),
  };
}

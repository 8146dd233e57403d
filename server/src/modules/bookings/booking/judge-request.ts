import type { OverridableRule } from '@limber/contract/desk/day/bookings.ts';
import { minorOf } from '@limber/contract/money/currency.ts';
import { because, refusal, wrongField } from '../../../platform/http/errors.ts';
import { dayOf, minutesInto } from '../../../platform/studio-days.ts';
import { BLOCKED } from '../../accounts/personal-details-rules.ts';
import { UNKNOWN_THERAPIST } from '../../accounts/unknown-person-refusals.ts';
import type { RemindedHours } from '../../catalogue/settings/reminder-rules.ts';
import type { FeesByTerms } from '../../membership/read-member-terms.ts';
import {
  pickResources,
  type Takes,
  takesChosen,
} from '../../scheduling/buffer-and-resource-rules.ts';
import type { TherapistDay } from '../../scheduling/free-start-rules.ts';
import { NO_LONGER_FREE, NOBODY_FREE } from '../../scheduling/time-taken-refusals.ts';
import { sessionFacts } from './facts-of-therapist-day.ts';
import {
  isCuredByPaying,
  isSessionUnpaid,
  objectToOneMore,
} from './overlap-and-daily-limit-rules.ts';
import type { BookingToMake, ParsedBooking } from './parse-booking.ts';
import { type Bill, type Payment, refusePayment } from './price-and-payment-rules.ts';
import type { BookedTherapist } from './queries.ts';
import type { Facts } from './read-facts.ts';
import { admit, refusalOf, refuseMoreChanges, SlotTaken } from './refuse-or-override.ts';
import { NOT_FOR_IT, type Refused, type RequestedSession } from './requested-session-rules.ts';
import { refuseBeyond } from './start-time-rules.ts';
import { weighBooking } from './weigh-booking-rules.ts';

/** A valid request: by whom, where, what pays for it and what is due. */
export interface JudgedRequest {
  readonly therapist: BookedTherapist & { readonly id: number; readonly locationCode: string };
  readonly payment: Payment;
  readonly bill: Bill;
  /** What it needs besides the therapist, and the resources assigned to it. */
  readonly takes: Pick<Takes, 'bufferMinutes' | 'therapistMinutes'>;
  readonly resourceIds: readonly number[];
  /** Rules of the studio that the desk overrides. */
  readonly brokenRules: readonly OverridableRule[];
  /** Hours before its start until which it can be cancelled or moved free of charge. */
  readonly cutoffHours: number;
  readonly remindedHours: RemindedHours;
  /** What it costs once it is cancelled late or missed. */
  readonly fees: FeesByTerms;
  /** Why the client cannot have it unless all of it is paid when it is booked; null: they can. */
  readonly mustBePaid: Refused | null;
  /** Whether the client may hold a time, which the booking releases. */
  readonly holds: boolean;
  /** The client has just moved or cancelled a session. */
  readonly hasJustChanged: boolean;
}

/** Judges a request by the facts read for it. Refuses by throwing, like `book`. */
export function judgeRequest(
  { request, desk }: Pick<BookingToMake, 'request' | 'desk'>,
  facts: Facts,
  now: Date,
): JudgedRequest {
  if ('verdict' in facts.payment) throw refusalOf(facts.payment);
  const asked = askedOf(request, now);
  const { payment: paying, client } = facts;
  const allTooMany = objectToOneMore(client, {
    lastsMinutes: asked.lastsMinutes,
    unpaid: isSessionUnpaid(paying),
    openOfOwner: client.openOfOwner,
  });
  const curable = desk ? undefined : allTooMany.find((each) => isCuredByPaying(each, paying));
  const tooMany = allTooMany.filter((each) => each !== curable);
  if (!desk) {
    if (client.blocked) throw because('blocked', refusal(409, BLOCKED));
    refuseMoreChanges(client, now);
    admit(tooMany, null);
  }
  if (!facts.session) {
    // No other time would cure a refusal of the payment.
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
  const onDay = withChosenResources(found, desk?.resourceIds);
  const judgedBy = sessionFacts(therapist, onDay, request.slot.day, facts.window);
  const wasPicked = request.therapist_id === null;
  const { bill, objections } = weighBooking(asked, payment, judgedBy);
  const brokenRules = admit([...tooMany, ...objections], desk, wasPicked);
  const { takes } = onDay.day;
  const resourceIds = pickResources(takes, asked.startMinute, asked.lastsMinutes);
  if (!resourceIds || !bill) throw new SlotTaken(NO_LONGER_FREE, wasPicked);
  return {
    therapist: { ...therapist, id: therapistId, locationCode: found.locationCode },
    payment,
    bill,
    takes,
    resourceIds,
    brokenRules,
    cutoffHours: facts.cutoffHours,
    remindedHours: facts.remindedHours,
    fees: facts.fees,
    mustBePaid: curable ?? null,
    holds: facts.client.holds,
    hasJustChanged: !desk && facts.client.hasJustChanged,
  };
}

function askedOf(request: ParsedBooking, now: Date): RequestedSession {
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
    priceMinor: request.total_price === null ? null : minorOf(request.total_price),
    today: dayOf(now),
  };
}

/**
 * The facts of a day for a session whose room or bed is chosen by hand. Refuses 400 a resource of
 * another branch, or one that the session cannot use.
 */
function withChosenResources<Found extends { readonly day: TherapistDay }>(
  found: Found,
  chosen: readonly number[] = [],
): Found {
  if (chosen.length === 0) return found;
  const takes = takesChosen(found.day.takes, chosen);
  if (!takes) throw wrongField('resource_ids', NOT_FOR_IT);
  return { ...found, day: { ...found.day, takes } };
}

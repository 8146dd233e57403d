import type { Appointment } from '@limber/contract/appointments.ts';
import { ServiceType } from '@limber/contract/appointments.ts';
import type { BookedAppointment } from '@limber/contract/bookings.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { PaymentNeeded, WayToPay } from '@limber/contract/payments.ts';
import { OFFERS_READ_FROM_ADDRESS_AN_HOUR } from '@limber/contract/terms/booking/waiting-list.ts';
import type { Offer } from '@limber/contract/waiting-list.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { refusal, tooMany } from '../../../platform/http/errors.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { countedAddress, takeFromLimits } from '../../../platform/rate-limits.ts';
import { minutesInto, studioDayOf, timeOf } from '../../../platform/studio-days.ts';
import { plainWholeName } from '../../accounts/name-rules.ts';
import { isBooked } from '../../bookings/booking/book.ts';
import { freeUntil } from '../../bookings/changing/cancel-rules.ts';
import { lengthOf } from '../../bookings/changing/who-may-change-until-when-rules.ts';
import { readAppointment } from '../../bookings/read-booking.ts';
import { bookWithPayment } from '../../payments/ask-for-payment.ts';
import { accountHolder } from '../../scheduling/bookable-days-rules.ts';
import type { WaitingDeps } from '../deps.ts';
import { lockEntry, updateEntry } from '../queries/entries.ts';
import { findOffer, type OfferRow } from '../queries/offers.ts';
import { endOffer } from './end-offer.ts';
import { readOfferId } from './offer-key.ts';
import { lockWaiting } from './offer-or-book.ts';
import { requestOfEntry } from './request-of-entry.ts';

/** An offer by its secret key, and from which network address it is called. */
export interface OfferKey {
  readonly key: string;
  readonly address: string;
}

/** An offered time. Refuses 404 a key that is not ours, 429 too many calls from one address. */
export async function readOffer(
  deps: Pick<WaitingDeps, 'db' | 'secret'>,
  which: OfferKey,
  now: Date,
): Promise<Offer> {
  const offer = await openOffer(deps, which, now);
  const { startsAt } = offer;
  const isOver = offer.status === 'open' && offer.expiresAt <= now;
  return {
    status: isOver ? 'expired' : offer.status,
    date: studioDayOf(startsAt),
    time: timeOf(startsAt),
    total_duration: lengthOf(offer),
    services: [...offer.serviceNames],
    therapist_id: offer.therapistId,
    therapist_name: plainWholeName(offer.therapistFirstName, offer.therapistLastName),
    location: offer.locationCode,
    location_name: offer.locationName,
    total_price: amountOf(offer.priceMinor),
    free_until: freeUntil(offer).toISOString(),
    expires_at: offer.expiresAt.toISOString(),
  };
}

/**
 * Books an offered time for its client, under the ordinary rules, or asks for its payment first.
 * Repeated, it returns the same booking. Refuses like {@link readOffer} and a booking, and 409 an
 * offer that is over.
 */
export async function acceptOffer(
  deps: WaitingDeps,
  which: OfferKey,
  pay: WayToPay | undefined,
  now: Date,
): Promise<BookedAppointment | PaymentNeeded> {
  const offer = await openOffer(deps, which, now);
  if (offer.status === 'booked') return bookedBefore(deps.db, offer);
  refuseOver(offer, now);
  const { id, entryId, clientId, startsAt } = offer;
  const day = studioDayOf(startsAt);
  const request = await requestOfEntry(
    deps.db,
    { ...offer, day, startMinute: minutesInto(day, startsAt), lastsMinutes: lengthOf(offer) },
    offer.priceMinor,
    now,
  );
  const wanted = {
    ...{ request, clientId, holder: accountHolder(clientId), desk: null, pay },
    types: ServiceType.enum,
    before: async (trx: Trx) => {
      await lockWaiting(trx, { id: entryId, clientId });
      refuseOver(await findOffer(trx, id), now);
      return { clientId, request };
    },
    after: async (trx: Trx, { id: bookingId }: BookedAppointment) => {
      await endOffer(trx, id, 'booked');
      await updateEntry(trx, { id: entryId, clientId }, { status: 'booked', bookingId });
    },
  };
  const actor = { accountId: clientId, accountType: 'client' } as const;
  try {
    const made = await bookWithPayment(deps, actor, wanted, now);
    // The payment holds the time from now on; once it is booked, the waiting is over.
    if (!isBooked(made)) await endFor(deps.db, { id, entryId }, 'gone');
    return made;
  } catch (error) {
    const settled = await findOffer(deps.db, id);
    // A second press waited for the first.
    if (settled?.status === 'booked') return bookedBefore(deps.db, settled);
    throw error;
  }
}

/**
 * Lets an offered time go; its client goes on waiting for another, and the next is offered it.
 * Refuses like {@link readOffer}, and 409 an offer that is over.
 */
export async function declineOffer(
  deps: Pick<WaitingDeps, 'db' | 'secret'>,
  which: OfferKey,
  now: Date,
): Promise<null> {
  const { id, entryId } = await openOffer(deps, which, now);
  if (!(await endFor(deps.db, { id, entryId }, 'declined'))) throw refusal(409, OFFER_OVER);
  return null;
}

/** Ends an offer that nobody answered in time. */
export async function expireOffer(
  { db }: Pick<WaitingDeps, 'db'>,
  offerId: string,
  now: Date,
): Promise<void> {
  const offer = await findOffer(db, offerId);
  if (!offer || offer.expiresAt > now) return;
  await endFor(db, offer, 'expired');
}

/** Ends an offer in a transaction of its own; false: it was over. */
function endFor(
  db: Db,
  { id, entryId }: Pick<OfferRow, 'id' | 'entryId'>,
  to: 'gone' | 'expired' | 'declined',
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockEntry(trx, entryId);
    return endOffer(trx, id, to);
  });
}

async function openOffer(
  { db, secret }: Pick<WaitingDeps, 'db' | 'secret'>,
  { key, address }: OfferKey,
  now: Date,
): Promise<OfferRow> {
  const limit = {
    key: `offers read from ${countedAddress(address)}`,
    most: OFFERS_READ_FROM_ADDRESS_AN_HOUR,
    perMinutes: 60,
  };
  const exceeded = await takeFromLimits(db, [limit], now);
  if (exceeded) throw tooMany(TOO_MANY, exceeded.retryAfterSeconds);
  const id = readOfferId(secret, key);
  const offer = id === null ? undefined : await findOffer(db, id);
  if (!offer) throw refusal(404, UNKNOWN_OFFER);
  return offer;
}

function refuseOver(offer: OfferRow | undefined, now: Date): void {
  if (offer?.status !== 'open' || offer.expiresAt <= now) throw refusal(409, OFFER_OVER);
}

async function bookedBefore(db: Db, { clientId, bookingId }: OfferRow): Promise<Appointment> {
  if (bookingId === null) throw refusal(409, OFFER_OVER);
  return readAppointment(db, clientId, bookingId);
}

const OFFER_OVER: Sentence = {
  en: 'This offer is over. You are still on the waiting list while its days last.',
  ar: 'انتهى هذا العرض. ما زلت على قائمة الانتظار ما دامت أيامها قائمة.',
};
const UNKNOWN_OFFER: Sentence = { en: 'We do not know this offer.', ar: 'لا نعرف هذا العرض.' };
const TOO_MANY: Sentence = {
  en: 'Too many calls from here. Please try again later.',
  ar: 'طلبات كثيرة من هنا. يرجى المحاولة لاحقاً.',
};

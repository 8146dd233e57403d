import type { ServiceType } from '@limber/contract/appointments.ts';
import type { BookedAppointment } from '@limber/contract/bookings.ts';
import { amountOf, studioCurrency } from '@limber/contract/money/currency.ts';
import {
  type Deposit,
  dueOnline,
  payableOnline,
  splitWithGiftCard,
} from '@limber/contract/money/deposit-and-late-refund.ts';
import type { PaymentNeeded, WayToPay } from '@limber/contract/payments.ts';
import { PAYMENTS_A_DAY } from '@limber/contract/terms/booking/paying-online.ts';
import { ProviderFailed } from '../../platform/card-payments/provider.ts';
import { daysBefore } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/db.ts';
import { keepAnswer, onlyReading } from '../../platform/database/idempotency-key.ts';
import { because, refusal, tooMany, wrongField } from '../../platform/http/errors.ts';
import { currentKeyId } from '../../platform/http/request-id.ts';
import type { Actor } from '../../platform/http/session.ts';
import { bookOrAsk, type InsteadOfBooking } from '../bookings/booking/book.ts';
import type { JudgedRequest } from '../bookings/booking/judge-request.ts';
import type { BookingToMake } from '../bookings/booking/parse-booking.ts';
import { paidBy } from '../bookings/booking/price-and-payment-rules.ts';
import { refuseUnpaid } from '../bookings/booking/refuse-or-override.ts';
import { holdForPayment } from '../scheduling/holding/hold-for-payment.ts';
import { followLater, settlePayment } from './book-or-refund-payment.ts';
import { findKeptCard } from './cards/queries.ts';
import type { OnlineDeps, PaymentDeps } from './deps.ts';
import { payByOwnCard } from './pay-by-own-card.ts';
import {
  AGAIN_AFTER_SECONDS,
  ONLY_AT_STUDIO,
  ONLY_ONLINE,
  OTHER_IS_OPEN,
  PAY_IT_ONLINE,
  TOO_MANY_PAYMENTS,
} from './payment-refusals.ts';
import { nextAsked, paymentEndsAt } from './payment-status-rules.ts';
import { payAddress } from './payment-urls.ts';
import {
  countPayments,
  findLivePayment,
  insertPayment,
  type PaymentRow,
} from './queries/payments.ts';
import { sealRequest } from './sealed-booking-request.ts';
import { findPayer, findTerms } from './terms/queries.ts';
import {
  dependsOnPayer,
  needsCard,
  PAID_AT_STUDIO,
  type PaymentTermsOf,
  VISITOR,
  waysToPay,
} from './terms/ways-to-pay-rules.ts';

/**
 * A client's booking, and how they want to pay; omitted: online where the terms demand it,
 * otherwise at the studio.
 */
export interface BookingToPay extends BookingToMake {
  readonly types: readonly ServiceType[];
  readonly pay: WayToPay | undefined;
  /** A gift card of theirs, which pays what it can. */
  readonly giftCardId?: number | undefined;
}

/**
 * Books at once, or asks for a payment first and books when it is paid. The studio's terms decide;
 * where both are possible, the client chooses. An open payment of the same client is ended first.
 * Refuses like `book`, 400 a way of paying that is not possible.
 */
export async function bookWithPayment(
  deps: PaymentDeps,
  actor: Actor,
  { pay, giftCardId, ...asked }: BookingToPay,
  now: Date,
): Promise<BookedAppointment | PaymentNeeded> {
  const { provider } = deps;
  const card = giftCardId === undefined ? null : payByOwnCard(deps, actor, giftCardId);
  const wanted = card ? { ...asked, after: card.after, readPaidMinor: card.readMinor } : asked;
  if (!provider) {
    if (pay === 'online') throw wrongField('pay', ONLY_AT_STUDIO);
    return bookOrAsk(deps, actor, wanted, card?.asking(null) ?? null, now);
  }
  const online = { ...deps, provider };
  const isSame = (live: PaymentRow) =>
    // The same session may be paid at the studio after all, or with another gift card.
    live.requestHash === wanted.request.hash &&
    (pay !== 'studio' || live.amountMinor === 0) &&
    live.giftCardId === (giftCardId ?? null);
  const book = (ends: (live: PaymentRow) => boolean) => {
    const ask = askingFor(online, { types: wanted.types, pay, giftCard: card, ends });
    return bookOrAsk(deps, actor, wanted, card ? card.asking(ask) : ask, now);
  };
  try {
    return await book((live) => !isSame(live));
  } catch (error) {
    if (!(error instanceof OtherIsOpen)) throw error;
    await onlyReading(() => endOther(online, actor, isSame, now));
    return book(() => false);
  }
}

/** The client has another open payment, which is ended before anything is booked. */
class OtherIsOpen extends Error {}

/**
 * Ends the client's open payment, unless it is for the same request. If it has been paid meanwhile,
 * it is booked. If the provider does not answer, it stays open and blocks only another payment.
 */
async function endOther(
  deps: OnlineDeps,
  actor: Actor,
  isSame: (live: PaymentRow) => boolean,
  now: Date,
): Promise<void> {
  const live = await findLivePayment(deps.db, actor.accountId);
  if (!live || isSame(live)) return;
  await settlePayment(deps, live.id, { ends: true }, now).catch((error) => {
    if (!(error instanceof ProviderFailed)) throw error;
  });
}

interface Asking {
  readonly types: readonly ServiceType[];
  readonly pay: WayToPay | undefined;
  readonly giftCard: ReturnType<typeof payByOwnCard> | null;
  /** Whether an open payment has to be ended first. */
  ends(live: PaymentRow): boolean;
}

function askingFor(deps: OnlineDeps, asking: Asking): InsteadOfBooking<PaymentNeeded> {
  return (trx, wanted, now) => {
    const reading = readAhead(trx, wanted, asking.pay, now);
    // Where the request is refused nobody waits for it.
    reading.catch(() => {});
    return async (accepted) => ask(trx, deps, accepted, { ...asking, ...(await reading) }, now);
  };
}

async function ask(
  trx: Trx,
  deps: OnlineDeps,
  accepted: BookingToMake & JudgedRequest,
  { types, pay, giftCard, ends, known, begun, sessionTerms }: Asking & ReadAhead,
  now: Date,
): Promise<PaymentNeeded | null> {
  if (known && ends(known)) throw new OtherIsOpen();
  const { bill, clientId } = accepted;
  const { terms, ways, asksForCard } = await readDemands(trx, accepted, sessionTerms);
  const way = pay ?? (ways.includes('studio') ? 'studio' : 'online');
  if (!ways.includes(way)) throw wrongField('pay', way === 'online' ? ONLY_AT_STUDIO : ONLY_ONLINE);
  if (way === 'studio' && !giftCard && ways.includes('online') && isPaidWhole(terms, accepted)) {
    throw because('open_sessions', refusal(409, PAY_IT_ONLINE));
  }
  if (way === 'studio' && !asksForCard) return null;
  const isKnown =
    known?.requestHash === accepted.request.hash && known.giftCardId === (giftCard?.id ?? null);
  // What its card pays is held by it already.
  if (known && isKnown) return keepAnswer(trx, onWire(deps, known));
  const dueMinor = way === 'studio' ? 0 : dueOnline(terms, bill.priceMinor);
  const cardMinor = giftCard ? await giftCard.readMinor(trx, now) : 0;
  const split = splitWithGiftCard(dueMinor, cardMinor);
  if (split.onlineMinor === 0 && !asksForCard) return null;
  if (known) throw refusal(503, OTHER_IS_OPEN);
  const heldMinor =
    split.onlineMinor === 0 ? Math.min(cardMinor, bill.priceMinor) : split.byCardMinor;
  refuseUnpaid(accepted, split.onlineMinor + heldMinor);
  const begunToday = begun ?? (await countPayments(trx, clientId, daysBefore(now, 1)));
  if (begunToday >= PAYMENTS_A_DAY) throw tooMany(TOO_MANY_PAYMENTS, AGAIN_AFTER_SECONDS);
  const payment = {
    id: deps.random.uuid(),
    accountId: clientId,
    locationCode: accepted.therapist.locationCode,
    requestHash: accepted.request.hash,
    requestSealed: sealRequest(deps, { ...toStore(accepted), types }),
    amountMinor: split.onlineMinor,
    giftCardId: heldMinor === 0 ? null : (giftCard?.id ?? null),
    giftCardMinor: heldMinor === 0 ? null : heldMinor,
    keepsCard: asksForCard,
    currency: studioCurrency().code,
    lateBackPercent: terms.lateBackPercent,
    madeAt: now,
    expiresAt: paymentEndsAt(now),
    provider: deps.provider.name,
  };
  const needed = onWire(deps, { ...payment, status: 'open' });
  // Sent at once, and carried out in this order: what is held names the payment.
  await Promise.all([
    insertPayment(trx, payment),
    holdFor(trx, payment.id, accepted),
    followLater(trx, deps, payment.id, nextAsked(now, now)),
    keepAnswer(trx, needed),
  ]);
  return needed;
}

/** What decides about a payment, as far as it is needed before the booking is accepted. */
async function readAhead(
  trx: Trx,
  { clientId, request }: BookingToMake,
  pay: WayToPay | undefined,
  now: Date,
) {
  const [known, sessionTerms, begun] = await Promise.all([
    findLivePayment(trx, clientId),
    paidBy(request.serviceType).paidBy === 'price' ? findTermsOf(trx, null) : undefined,
    pay === 'online' ? countPayments(trx, clientId, daysBefore(now, 1)) : null,
  ]);
  return { known, sessionTerms, begun };
}

type ReadAhead = Awaited<ReturnType<typeof readAhead>>;

/** Whether a session that has to be paid when it is booked would be, if it were paid online. */
function isPaidWhole(terms: Deposit, { bill, mustBePaid }: JudgedRequest): boolean {
  return mustBePaid !== null && dueOnline(terms, bill.priceMinor) >= payableOnline(bill.priceMinor);
}

/**
 * Whether an accepted booking is only made once its client has paid, or added a card. Refuses like
 * `book` one that paying cannot make possible.
 */
export async function isPaidFirst(
  trx: Trx,
  { provider }: Pick<PaymentDeps, 'provider'>,
  accepted: BookingToMake & JudgedRequest,
): Promise<boolean> {
  if (!provider) {
    refuseUnpaid(accepted, 0);
    return false;
  }
  const { terms, ways, asksForCard } = await readDemands(trx, accepted);
  refuseUnpaid(accepted, ways.includes('online') ? dueOnline(terms, accepted.bill.priceMinor) : 0);
  return accepted.mustBePaid !== null || !ways.includes('studio') || asksForCard;
}

/** The ways in which an accepted booking may be paid, and whether a card has to be added first. */
async function readDemands(
  trx: Trx,
  { payment, bill, clientId }: BookingToMake & JudgedRequest,
  sessionTerms?: PaymentTermsOf,
) {
  const terms = sessionTerms ?? (await readTerms(trx, payment));
  const payer = dependsOnPayer(terms) ? await findPayer(trx, clientId) : VISITOR;
  const ways = bill.priceMinor === 0 ? AT_STUDIO : waysToPay(terms, payer);
  const asksForCard =
    bill.priceMinor > 0 && needsCard(terms, payer) && !(await findKeptCard(trx, clientId));
  return { terms, ways, asksForCard };
}

async function readTerms(trx: Trx, payment: JudgedRequest['payment']) {
  if (payment.paidBy === 'package') return PAID_AT_STUDIO;
  return findTermsOf(trx, payment.paidBy === 'purchase' ? payment.offer.productId : null);
}

async function findTermsOf(trx: Trx, productId: number | null): Promise<PaymentTermsOf> {
  return (await findTerms(trx, productId)) ?? PAID_AT_STUDIO;
}

/**
 * The request to be booked later, with the therapist who is held and the price that the client saw.
 */
function toStore({ request, bill, payment, therapist }: BookingToMake & JudgedRequest) {
  const names = bill.lines.map(({ name }) => name);
  const title = payment.paidBy === 'purchase' ? payment.offer.name : names.join(' + ');
  const stored = { ...request, therapist_id: therapist.id, total_price: null };
  return { request: stored, bill, title, keyId: currentKeyId() };
}

async function holdFor(trx: Trx, paymentId: string, accepted: BookingToMake & JudgedRequest) {
  const { clientId, therapist, request, takes, resourceIds, holder } = accepted;
  await holdForPayment(trx, holder, {
    ...{ paymentId, accountId: clientId, therapistId: therapist.id },
    ...{ slot: request.slot, takes, resourceIds },
  });
}

function onWire(
  { publicUrl }: { readonly publicUrl: string },
  payment: Pick<PaymentRow, 'id' | 'status' | 'amountMinor' | 'currency' | 'expiresAt'>,
): PaymentNeeded {
  return {
    payment: {
      id: payment.id,
      status: payment.status,
      url: payAddress(publicUrl, payment.id),
      amount: amountOf(payment.amountMinor),
      currency: payment.currency,
      expires_at: payment.expiresAt.toISOString(),
    },
  };
}

const AT_STUDIO: readonly WayToPay[] = ['studio'];

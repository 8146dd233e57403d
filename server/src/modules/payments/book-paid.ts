import type { BookedAppointment } from '@limber/contract/bookings.ts';
import type { Trx } from '../../platform/database/db.ts';
import { findStored } from '../../platform/database/lock-account.ts';
import { Refusal } from '../../platform/http/errors.ts';
import { byKey } from '../../platform/http/request-id.ts';
import { book } from '../bookings/booking/book.ts';
import { accountHolder } from '../scheduling/bookable-days-rules.ts';
import { isHeldForPayment, releaseAfterPayment } from '../scheduling/holding/hold-for-payment.ts';
import { sellOnline } from '../till/online/sell-online.ts';
import { carryOutOnce, SettledBefore } from './carry-out-once.ts';
import type { OnlineDeps } from './deps.ts';
import { type PaymentRow, updateFeesOfPaid, updateStatus } from './queries/payments.ts';
import { openRequest } from './sealed-booking-request.ts';

/**
 * Books what was paid for, under the ordinary locks and rules, in one transaction with the sale,
 * its payment and its invoice. The client pays the price that they saw. While their time is held,
 * the request is judged as of the moment at which they began to pay. Returns why it can no longer
 * be booked; null: it is booked.
 */
export async function bookPaid(
  deps: OnlineDeps,
  payment: PaymentRow,
  now: Date,
): Promise<Refusal | null> {
  const stored = openRequest(deps.secret, payment.requestSealed);
  const [clientId, isHeld] = await Promise.all([
    findStored(deps.db, payment.accountId),
    isHeldForPayment(deps.db, payment.id),
  ]);
  if (!stored || clientId === undefined) return new Refusal(409, CANNOT_BE_BOOKED);
  const { request, bill, types, keyId = null } = stored;
  const at = isHeld ? payment.madeAt : now;
  const wanted = {
    ...{ request, clientId, types, holder: accountHolder(clientId), desk: null },
    agreed: { bill, at },
    readPaidMinor: async () => payment.amountMinor + (payment.giftCardMinor ?? 0),
    after: (trx: Trx, booked: BookedAppointment) => settle(trx, deps, payment, booked, now),
  };
  const actor = { accountId: clientId, accountType: 'client' } as const;
  return carryOutOnce(() => byKey(keyId, () => book(deps, actor, wanted, now)));
}

async function settle(
  trx: Trx,
  deps: OnlineDeps,
  payment: PaymentRow,
  { id: bookingId, package: bought }: BookedAppointment,
  now: Date,
): Promise<void> {
  const { accountId: clientId, locationCode, amountMinor, giftCardId, giftCardMinor } = payment;
  const line = bought ? { owned_package_id: bought.id } : { booking_id: bookingId };
  const reference = payment.paymentReference ?? payment.id;
  const byGiftCard =
    giftCardId && giftCardMinor
      ? { giftCardId, minor: giftCardMinor, heldSince: payment.madeAt }
      : null;
  const sold = { clientId, locationCode, line, amountMinor, reference, byGiftCard };
  const paidMinor = amountMinor + (giftCardMinor ?? 0);
  // With nothing to pay only a card was added.
  const saleId = paidMinor === 0 ? null : await sellOnline(trx, deps, sold, now);
  const booked = { bookingId, saleId };
  const to = { status: 'booked', booked, forgetsRequest: true } as const;
  const [isFirst] = await Promise.all([
    updateStatus(trx, payment.id, ['paid'], to),
    paidMinor > 0 && !bought && updateFeesOfPaid(trx, bookingId, paidMinor),
    releaseAfterPayment(trx, payment.id),
  ]);
  if (!isFirst) throw new SettledBefore();
}

const CANNOT_BE_BOOKED = {
  en: 'This booking cannot be made any more.',
  ar: 'لم يعد هذا الحجز ممكناً.',
};

import type { BookedAppointment } from '@limber/contract/bookings.ts';
import type { PaymentNeeded } from '@limber/contract/payments.ts';
import type { Trx } from '../../platform/database/db.ts';
import { wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { InsteadOfBooking } from '../bookings/booking/book.ts';
import { readOwnUsable } from '../gift-cards/pay-and-refund-by-gift-card.ts';
import { sellByGiftCard } from '../till/online/sell-by-gift-card.ts';
import type { PaymentDeps } from './deps.ts';

/**
 * How a booking is paid by a gift card that its client keeps with their account: in its own
 * transaction, once it is written. Refuses 400 a booking that costs nothing, 404 a card of somebody
 * else, 409 one that is void, has expired or has nothing on it.
 */
export function payByOwnCard(deps: PaymentDeps, { accountId }: Actor, giftCardId: number) {
  let locationCode = '';
  let at = new Date(0);
  return {
    id: giftCardId,
    /** Notes what is paid for, before a payment is asked for by `ask`. */
    asking:
      (ask: InsteadOfBooking<PaymentNeeded> | null): InsteadOfBooking<PaymentNeeded> =>
      (trx, wanted, now) => {
        const askFirst = ask?.(trx, wanted, now);
        return async (accepted) => {
          if (accepted.bill.priceMinor === 0) throw wrongField('gift_card_id', NOTHING_TO_PAY);
          locationCode = accepted.therapist.locationCode;
          at = now;
          return askFirst ? askFirst(accepted) : null;
        };
      },
    /** What the card can pay; it is locked from here on. */
    readMinor: async (trx: Trx, now: Date): Promise<number> => {
      const { balanceMinor } = await readOwnUsable(trx, { giftCardId, accountId }, now);
      return balanceMinor;
    },
    /** Sells what was booked, and pays what the card can. */
    after: async (trx: Trx, { id, package: bought }: BookedAppointment): Promise<void> => {
      const { balanceMinor } = await readOwnUsable(trx, { giftCardId, accountId }, at);
      const line = bought ? { owned_package_id: bought.id } : { booking_id: id };
      const sold = { clientId: accountId, locationCode, line, giftCardId, mostMinor: balanceMinor };
      await sellByGiftCard(trx, deps, sold, at);
    },
  };
}

const NOTHING_TO_PAY = {
  en: 'There is nothing to pay for this booking.',
  ar: 'لا يوجد ما يُدفع عن هذا الحجز.',
};

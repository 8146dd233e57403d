import { findStored, lockAccount } from '../../../platform/database/lock-account.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import { sellGiftOnline } from '../../till/gift-cards-and-credit/sell-gift-online.ts';
import { carryOutOnce, SettledBefore } from '../carry-out-once.ts';
import type { OnlineDeps } from '../deps.ts';
import { type PaymentRow, updateStatus } from '../queries/payments.ts';
import { openGift } from './sealed-gift.ts';

/**
 * Makes the gift card that was paid for, as it was asked for, and tells its buyer, in one
 * transaction. Returns why that is not possible any more; null: it is made.
 */
export async function payGift(
  deps: OnlineDeps,
  payment: PaymentRow,
  now: Date,
): Promise<Refusal | null> {
  const { id: paymentId, locationCode, amountMinor: minor } = payment;
  const reference = payment.paymentReference ?? paymentId;
  return carryOutOnce(() =>
    deps.db.transaction().execute(async (trx) => {
      const accountId = await findStored(trx, payment.accountId);
      const ordered = openGift(deps.secret, payment.requestSealed);
      if (!ordered || accountId === undefined) throw new Refusal(409, CANNOT_BE_MADE);
      const { isForOther, ...gift } = { ...ordered, minor };
      await lockAccount(trx, accountId);
      const came = { accountId, locationCode, reference };
      const { cardId, saleId } = await sellGiftOnline(trx, deps, gift, came, now);
      const to = {
        ...{ status: 'booked' as const, boughtCardId: cardId, forgetsRequest: true },
        booked: { bookingId: null, saleId },
      } as const;
      if (!(await updateStatus(trx, paymentId, ['paid'], to))) throw new SettledBefore();
      await deps.jobs.addJob(trx, 'tell-gift-bought', { paymentId, isForOther });
    }),
  );
}

const CANNOT_BE_MADE = {
  en: 'This gift card cannot be made any more.',
  ar: 'لم يعد إصدار بطاقة الهدية هذه ممكناً.',
};

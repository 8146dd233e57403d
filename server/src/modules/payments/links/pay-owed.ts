import type { Trx } from '../../../platform/database/db.ts';
import { findStored, lockAccount } from '../../../platform/database/lock-account.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import { payOnline } from '../../till/online/pay-online.ts';
import { lockSessionOfFee, sellFee, TooMuch } from '../../till/online/sell-fee.ts';
import { sellOnline } from '../../till/online/sell-online.ts';
import { carryOutOnce, SettledBefore } from '../carry-out-once.ts';
import type { OnlineDeps } from '../deps.ts';
import { findOwedFee } from '../fees/queries.ts';
import { type PaymentRow, updateStatus } from '../queries/payments.ts';
import { findLink } from './queries.ts';

/**
 * Settles the debt of a link with the money received, as the till would: in one transaction, under
 * the locks of the account and the sale. Returns why that is no longer possible, for example
 * because it was paid at the counter meanwhile; null: it is paid.
 */
export async function payOwed(
  deps: OnlineDeps,
  payment: PaymentRow & { readonly linkId: string },
  now: Date,
): Promise<Refusal | null> {
  const { amountMinor, id } = payment;
  const reference = payment.paymentReference ?? id;
  const settle = () =>
    deps.db.transaction().execute(async (trx) => {
      const link = await findLink(trx, payment.linkId);
      if (!link) throw new Refusal(404, NOT_OWED);
      const clientId = (await findStored(trx, link.accountId)) ?? link.accountId;
      await lockAccount(trx, clientId);
      const { bookingId, packageId, locationCode } = link;
      const came = { locationCode, amountMinor, reference };
      const line = bookingId ? { booking_id: bookingId } : { owned_package_id: packageId ?? 0 };
      let { saleId } = link;
      const fee = saleId && (await lockFeeOf(trx, saleId, link.paysBookingId));
      if (fee) await sellFee(trx, deps, { ...came, ...fee, clientId }, now);
      else if (saleId)
        await payOnline(trx, deps, { ...came, id: saleId, accountId: clientId }, now);
      else saleId = await sellOnline(trx, deps, { ...came, clientId, line }, now);
      const to = { status: 'booked', booked: { bookingId: link.paysBookingId, saleId } } as const;
      if (!(await updateStatus(trx, id, ['paid'], to))) throw new SettledBefore();
    });
  return carryOutOnce(() =>
    settle().catch((error) => {
      throw error instanceof TooMuch ? new Refusal(409, NOT_OWED) : error;
    }),
  );
}

/** The session whose fee is the rest of a sale; null: the sale is not about a fee. */
async function lockFeeOf(
  trx: Trx,
  saleId: string,
  bookingId: string | null,
): Promise<{ readonly bookingId: string; readonly saleId: string } | null> {
  if (bookingId === null) return null;
  await lockSessionOfFee(trx, bookingId, saleId);
  const fee = await findOwedFee(trx, bookingId);
  return fee?.saleId === saleId ? { bookingId, saleId } : null;
}

const NOT_OWED = { en: 'This is no longer owed.', ar: 'لم يعد هذا مستحقاً.' };

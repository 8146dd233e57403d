import type { Trx } from '../../../platform/database/db.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { announceSale } from '../queries/announce-sale.ts';
import { upsertOnlineDay } from '../queries/drawers.ts';
import { findSaleOfRefund, insertPayments } from '../queries/new-sales.ts';
import { lockSale } from '../queries/sales.ts';

/**
 * Books that an online refund did not arrive: the amount counts as paid again, so the sale owes it
 * back. The credit note stays valid. A payment that was never booked is not in the books.
 */
export async function oweFailedRefund(
  trx: Trx,
  refund: { readonly refundId: string | null; readonly amountMinor: number },
  reference: string,
  now: Date,
): Promise<void> {
  const failed = refund.refundId && (await findSaleOfRefund(trx, refund.refundId));
  if (!failed) return;
  const { saleId, locationCode, actorId } = failed;
  const { amountMinor: minor } = refund;
  await lockSale(trx, saleId);
  const drawerId = await upsertOnlineDay(trx, { locationCode, day: studioDayOf(now), at: now });
  const booked = { saleId, refundId: null, drawerId, actorId, at: now };
  await insertPayments(trx, booked, [{ method: 'online', minor, reference }]);
  await announceSale(trx, saleId, now);
}

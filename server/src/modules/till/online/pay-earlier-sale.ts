import type { Trx } from '../../../platform/database/db.ts';
import type { TillDeps } from '../deps.ts';
import { markPackagesPaid } from '../mark-packages-paid.ts';
import { readLocked } from '../pay-for-sale.ts';
import { announceSale } from '../queries/announce-sale.ts';
import { sumsOf } from '../sale-total-rules.ts';
import { type PaymentMade, takePaymentsAndTips } from '../take-payments-and-tips.ts';

/**
 * Takes payments that came without the desk for an earlier sale; `paymentsOf` says which for what is
 * due. Refuses 404 an unknown sale, 409 more than is due and a voided one.
 */
export async function payEarlierSale(
  trx: Trx,
  deps: TillDeps,
  request: {
    readonly id: string;
    readonly locationCode: string;
    readonly drawerId: number;
    readonly actorId: number;
  },
  paymentsOf: (dueMinor: number) => readonly PaymentMade[],
  now: Date,
): Promise<void> {
  const { id: saleId, locationCode, drawerId, actorId } = request;
  const sale = await readLocked(trx, { id: saleId, locationCode });
  const booked = { saleId, refundId: null, drawerId, actorId, at: now };
  const payer = { payerId: sale.payer?.id ?? actorId, locationCode };
  const { dueMinor: owedMinor } = sumsOf(sale);
  const tender = { payments: paymentsOf(owedMinor), tips: [] };
  const dueMinor = await takePaymentsAndTips(trx, booked, payer, tender, owedMinor);
  const packageIds = sale.lines.flatMap(({ packageId }) => packageId ?? []);
  const clientId = sale.client?.id ?? actorId;
  await markPackagesPaid(trx, deps, { clientId, packageIds, dueMinor }, now);
  await announceSale(trx, saleId, now);
}

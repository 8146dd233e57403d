import type { Trx } from '../../../platform/database/db.ts';
import { aedOf } from '../../../platform/fils-of-amount.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import type { TillDeps } from '../deps.ts';
import { markPackagesPaid } from '../mark-packages-paid.ts';
import { readLocked } from '../pay-for-sale.ts';
import { announceSale } from '../queries/announce-sale.ts';
import { upsertOnlineDay } from '../queries/drawers.ts';
import { sumsOf } from '../sale-total-rules.ts';
import { takeMoney } from '../take-money.ts';

/**
 * Books an online payment for an earlier sale, on the day on which it arrived. Refuses 404 an
 * unknown sale, 409 more than is due and a voided one.
 */
export async function payOnline(
  trx: Trx,
  deps: TillDeps,
  asked: {
    readonly id: string;
    readonly locationCode: string;
    readonly accountId: number;
    readonly amountFils: number;
    /** The provider's reference of the payment. */
    readonly reference: string;
  },
  now: Date,
): Promise<void> {
  const { id: saleId, locationCode, accountId: actorId, amountFils, reference } = asked;
  const sale = await readLocked(trx, { id: saleId, locationCode });
  const day = studioDayOf(now);
  const drawerId = await upsertOnlineDay(trx, { locationCode, day, at: now });
  const booked = { saleId, refundId: null, drawerId, actorId, at: now };
  const payer = { payerId: sale.payer?.id ?? actorId, locationCode };
  const payments = [{ method: 'online', amount: aedOf(amountFils), reference } as const];
  const { dueFils: owedFils } = sumsOf(sale);
  const dueFils = await takeMoney(trx, booked, payer, { payments, tips: [] }, owedFils);
  const packageIds = sale.lines.flatMap(({ packageId }) => packageId ?? []);
  await markPackagesPaid(
    trx,
    deps,
    { clientId: sale.client?.id ?? actorId, packageIds, dueFils },
    now,
  );
  await announceSale(trx, saleId, now);
}

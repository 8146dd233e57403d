import { amountOf } from '@limber/contract/money/currency.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import type { TillDeps } from '../deps.ts';
import { upsertOnlineDay } from '../queries/drawers.ts';
import { payEarlierSale } from './pay-earlier-sale.ts';

/**
 * Books an online payment for an earlier sale, on the day on which it arrived. Refuses 404 an
 * unknown sale, 409 more than is due and a voided one.
 */
export async function payOnline(
  trx: Trx,
  deps: TillDeps,
  request: {
    readonly id: string;
    readonly locationCode: string;
    readonly accountId: number;
    readonly amountMinor: number;
    /** The provider's reference of the payment. */
    readonly reference: string;
  },
  now: Date,
): Promise<void> {
  const { id, locationCode, accountId: actorId, amountMinor, reference } = request;
  const day = studioDayOf(now);
  const drawerId = await upsertOnlineDay(trx, { locationCode, day, at: now });
  const payments = [{ method: 'online', amount: amountOf(amountMinor), reference } as const];
  await payEarlierSale(trx, deps, { id, locationCode, drawerId, actorId }, () => payments, now);
}

import type { Trx } from '../../../platform/database/db.ts';
import { ownReasons } from '../../../platform/language/own-reasons.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { markPackagePaid } from '../../packages/mark-package-paid.ts';
import type { TillDeps } from '../deps.ts';
import { announceSale } from '../queries/announce-sale.ts';
import { upsertOnlineDay } from '../queries/drawers.ts';
import { findSale, lockSale, type SaleRow } from '../queries/sales.ts';
import { readOwedBack, writeRefund } from '../refunding/write-refund.ts';
import { sumsOf } from '../sale-total-rules.ts';
import { writtenOff } from './lost-dispute-rules.ts';
import { insertLostPayment, listSessionStates } from './queries.ts';

/**
 * Books, today, that an online payment was lost in a dispute: the sale is due again, and the part
 * that nobody owes is credited.
 */
export async function loseDisputed(
  trx: Trx,
  deps: TillDeps,
  lost: {
    readonly saleId: string;
    readonly locationCode: string;
    readonly clientId: number;
    readonly amountMinor: number;
    readonly disputeId: string;
    /** The provider's reference of the dispute. */
    readonly reference: string;
  },
  now: Date,
): Promise<'owed' | 'written_off'> {
  const { saleId, locationCode, clientId, amountMinor, disputeId, reference } = lost;
  await lockSale(trx, saleId);
  const before = await findSale(trx, { id: saleId, locationCode });
  const owedBack = await readOwedBack(
    trx,
    (before?.lines ?? []).map((line) => ({ line })),
  );
  const drawerId = await upsertOnlineDay(trx, { locationCode, day: studioDayOf(now), at: now });
  const withdrawal = { disputeId, minor: amountMinor, reference, at: now };
  await insertLostPayment(trx, { saleId, drawerId, actorId: clientId, ...withdrawal });
  await announceSale(trx, saleId, now);
  const sale = await findSale(trx, { id: saleId, locationCode });
  if (!sale) throw new Error(`sale ${saleId} is not at ${locationCode}`);
  const { dueMinor } = sumsOf(sale);
  const states = await listSessionStates(trx, saleId);
  const lines = sale.lines.map((line) => ({
    ...line,
    // Nobody has what an unopened gift card is for; where a part was lost it can still be redeemed.
    session:
      isUnopened(line) && amountMinor >= line.grossMinor - line.refundedMinor
        ? ('cancelled' as const)
        : (states.get(line.id) ?? null),
  }));
  const credited = writtenOff({ lostMinor: amountMinor, dueMinor }, lines);
  if (credited === null) {
    // What a gift card became is its holder's, who owes nothing.
    const bought = sale.lines.filter(({ giftCardId }) => giftCardId === null);
    const packageIds = bought.flatMap(({ packageId }) => packageId ?? []);
    if (dueMinor > 0) await markPackagePaid(trx, packageIds, null);
    return 'owed';
  }
  const parts = sale.lines.flatMap((line, at) => {
    const grossMinor = credited[at] ?? 0;
    return grossMinor > 0
      ? [{ line, grossMinor, minutes: 0, closesPackage: false, piecesBack: null }]
      : [];
  });
  const credit = {
    ...{ drawerId, reason: ownReasons.lostDispute.en, voids: false, sessions: 'free' as const },
    ...{ owedBack, parts, payments: [], tips: [], because: 'cancelled' as const },
    mostPercent: 100,
  };
  await writeRefund(trx, deps, { accountId: clientId, accountType: 'client' }, sale, credit, now);
  return 'written_off';
}

function isUnopened({ giftCardId, packageId }: SaleRow['lines'][number]): boolean {
  return giftCardId !== null && packageId === null;
}

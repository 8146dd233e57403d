import type { Trx } from '../../../platform/database/db.ts';
import { ownReasons } from '../../../platform/language/own-reasons.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { closeLostMonth } from '../../packages/lost-month.ts';
import { markPackagePaid } from '../../packages/mark-package-paid.ts';
import type { TillDeps } from '../deps.ts';
import { announceSale } from '../queries/announce-sale.ts';
import { upsertOnlineDay } from '../queries/drawers.ts';
import { insertPayments } from '../queries/new-sales.ts';
import { findSale, lockSale, type SaleRow } from '../queries/sales.ts';
import { type RefundedPart, readOwedBack, writeRefund } from '../refunding/write-refund.ts';
import { sumsOf } from '../sale-total-rules.ts';
import { writtenOff } from './lost-dispute-rules.ts';
import { listSessionStates } from './queries.ts';
import { unusedOfMonth } from './unused-of-month.ts';

/** Money that a bank took back. */
export interface LostMoney {
  readonly saleId: string;
  readonly locationCode: string;
  readonly clientId: number;
  readonly amountMinor: number;
  readonly disputeId: string;
  /** The provider's reference of the dispute. */
  readonly reference: string;
  /** It paid a month of a plan. */
  readonly isPlan: boolean;
}

/**
 * Books, today, that an online payment was lost in a dispute: the sale is due again, and the part
 * that nobody owes is credited. Of a month of a plan that is what was not used, and the month is closed.
 */
export async function loseDisputed(
  trx: Trx,
  deps: TillDeps,
  lost: LostMoney,
  now: Date,
): Promise<'owed' | 'written_off'> {
  const { saleId, locationCode, clientId, amountMinor, disputeId, reference, isPlan } = lost;
  await lockSale(trx, saleId);
  const before = await findSale(trx, { id: saleId, locationCode });
  const owedBack = await readOwedBack(
    trx,
    (before?.lines ?? []).map((line) => ({ line })),
  );
  const drawerId = await upsertOnlineDay(trx, { locationCode, day: studioDayOf(now), at: now });
  const booked = { saleId, refundId: null, drawerId, actorId: clientId, at: now, disputeId };
  await insertPayments(trx, booked, [{ method: 'online', minor: -amountMinor, reference }]);
  await announceSale(trx, saleId, now);
  const sale = await findSale(trx, { id: saleId, locationCode });
  if (!sale) throw new Error(`sale ${saleId} is not at ${locationCode}`);
  const parts = isPlan
    ? await unusedOfMonth(trx, sale, amountMinor, now)
    : await notOwed(trx, sale, amountMinor);
  const creditedMinor = parts.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
  const isOwed = sumsOf(sale).dueMinor > creditedMinor;
  if (creditedMinor > 0) {
    const credit = {
      ...{ drawerId, reason: ownReasons.lostDispute.en, voids: false, sessions: 'free' as const },
      ...{ owedBack, parts, payments: [], tips: [], because: 'cancelled' as const },
      ...{ mostPercent: 100, disputeId },
    };
    await writeRefund(trx, deps, { accountId: clientId, accountType: 'client' }, sale, credit, now);
  }
  // What a gift card became is its holder's, who owes nothing.
  const bought = sale.lines.filter(({ giftCardId }) => giftCardId === null);
  const packageIds = bought.flatMap(({ packageId }) => packageId ?? []);
  if (isOwed) await markPackagePaid(trx, packageIds, null);
  for (const id of isPlan ? packageIds : []) await closeLostMonth(trx, id, { isOwed });
  return creditedMinor > 0 && !isOwed ? 'written_off' : 'owed';
}

/** The parts of a sale that nobody owes once it was lost. */
async function notOwed(trx: Trx, sale: SaleRow, amountMinor: number): Promise<RefundedPart[]> {
  const states = await listSessionStates(trx, sale.id);
  const lines = sale.lines.map((line) => ({
    ...line,
    // Nobody has what an unopened gift card is for; where a part was lost it can still be redeemed.
    session:
      isUnopened(line) && amountMinor >= line.grossMinor - line.refundedMinor
        ? ('cancelled' as const)
        : (states.get(line.id) ?? null),
  }));
  const { dueMinor } = sumsOf(sale);
  const credited = writtenOff({ lostMinor: amountMinor, dueMinor }, lines) ?? [];
  return sale.lines.flatMap((line, at) => {
    const grossMinor = credited[at] ?? 0;
    return grossMinor > 0
      ? [{ line, grossMinor, minutes: 0, closesPackage: false, piecesBack: null }]
      : [];
  });
}

function isUnopened({ giftCardId, packageId }: SaleRow['lines'][number]): boolean {
  return giftCardId !== null && packageId === null;
}

import type { Trx } from '../../../platform/database/db.ts';
import { ownReasons } from '../../../platform/language/own-reasons.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import type { TillDeps } from '../deps.ts';
import { upsertOnlineDay } from '../queries/drawers.ts';
import { findSale, lockSale } from '../queries/sales.ts';
import { moneyBack } from '../refunding/refund-rules.ts';
import { readOwedBack, writeRefund } from '../refunding/write-refund.ts';
import { sumsOf } from '../sale-total-rules.ts';
import { listCardMoney } from './queries.ts';

/**
 * Credits a cancelled session that was paid online, with its credit note, and refunds what was
 * paid, at most `mostFils`. After a late cancellation the studio keeps the rest, and what was still
 * due is waived. Earlier refunds count, so repeating it changes nothing.
 */
export async function creditCancelled(
  trx: Trx,
  deps: TillDeps,
  asked: {
    readonly id: string;
    readonly locationCode: string;
    readonly bookingId: string;
    readonly clientId: number;
  },
  { mostOf, late }: { mostOf(cardFils: number): number; readonly late: boolean },
  now: Date,
): Promise<void> {
  await lockSale(trx, asked.id);
  const [sale, came] = await Promise.all([findSale(trx, asked), listCardMoney(trx, asked.id)]);
  const backFilsBefore = came.reduce((sum, each) => sum + each.backFils, 0);
  const cameFils = came.reduce((sum, { leftFils }) => sum + leftFils, backFilsBefore);
  const mostFils = mostOf(cameFils) - backFilsBefore;
  if (!sale || sale.voided || mostFils <= 0) return;
  const lines = sale.lines.filter(({ bookingId }) => bookingId === asked.bookingId);
  const left = lines.map((line) => ({ line, fils: line.grossFils - line.refundedFils }));
  const { dueFils } = sumsOf(sale);
  let toCreditFils = late ? mostFils + Math.max(0, dueFils) : Number.POSITIVE_INFINITY;
  const parts = left.flatMap(({ line, fils }) => {
    const grossFils = Math.min(fils, toCreditFils);
    toCreditFils -= grossFils;
    return grossFils > 0
      ? [{ line, grossFils, minutes: 0, closesPackage: false, piecesBack: null }]
      : [];
  });
  const creditedFils = parts.reduce((sum, { grossFils }) => sum + grossFils, 0);
  const backFils = Math.min(mostFils, moneyBack(sale, creditedFils));
  if (backFils <= 0) return;
  const owedBack = await readOwedBack(trx, parts);
  const day = studioDayOf(now);
  const drawerId = await upsertOnlineDay(trx, { locationCode: asked.locationCode, day, at: now });
  const back = {
    ...{
      drawerId,
      reason: ownReasons.cancelled.en,
      voids: false,
      sessions: 'free' as const,
      owedBack,
      parts,
    },
    payments: [{ method: 'online' as const, fils: backFils, reference: null }],
    tips: [],
    because: 'cancelled' as const,
    mostPercent: 100,
  };
  const actor = { accountId: asked.clientId, accountType: 'client' } as const;
  await writeRefund(trx, deps, actor, sale, back, now);
}

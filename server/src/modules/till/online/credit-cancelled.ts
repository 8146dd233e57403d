import type { Trx } from '../../../platform/database/db.ts';
import { ownReasons } from '../../../platform/language/own-reasons.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { readPaidByGiftCards } from '../../gift-cards/pay-and-refund-by-gift-card.ts';
import type { TillDeps } from '../deps.ts';
import { upsertOnlineDay } from '../queries/drawers.ts';
import { findSale, lockSale } from '../queries/sales.ts';
import { moneyBack } from '../refunding/refund-limit-and-vat-rules.ts';
import { readOwedBack, writeRefund } from '../refunding/write-refund.ts';
import { sumsOf } from '../sale-total-rules.ts';
import { listCardMoney } from './queries.ts';

/**
 * Credits a cancelled session that was paid online or by gift cards, with its credit note, and gives
 * back what was paid so, at most `mostOf` of it: first to the bank, then to the gift cards. The rest
 * stays with the studio or is owed at the desk, and what was still due is let off. What went back
 * before counts, so that doing it again changes nothing. What a bank took back counts as well: it is due again, and
 * of that only what the terms keep stays due.
 */
export async function creditCancelled(
  trx: Trx,
  deps: TillDeps,
  request: {
    readonly id: string;
    readonly locationCode: string;
    readonly bookingId: string;
    readonly clientId: number;
  },
  mostOf: (paidMinor: number) => number,
  now: Date,
): Promise<void> {
  await lockSale(trx, request.id);
  const sale = await findSale(trx, request);
  const came = await listCardMoney(trx, request.id);
  const byGiftCard = await readPaidByGiftCards(trx, request.id, now);
  const backMinorBefore = came.reduce((sum, each) => sum + each.backMinor, byGiftCard.backMinor);
  const lostMinor = came.reduce((sum, each) => sum + each.lostMinor, 0);
  const bankMinor = came.reduce((sum, { leftMinor }) => sum + leftMinor, 0);
  const cameMinor = bankMinor + byGiftCard.leftMinor + backMinorBefore + lostMinor;
  const mostMinor = mostOf(cameMinor) - backMinorBefore - lostMinor;
  if (!sale || sale.voided || (mostMinor <= 0 && lostMinor === 0)) return;
  const lines = sale.lines.filter(({ bookingId }) => bookingId === request.bookingId);
  const left = lines.map((line) => ({ line, minor: line.grossMinor - line.refundedMinor }));
  const { dueMinor } = sumsOf(sale);
  let toCreditMinor = Math.max(0, mostMinor + Math.max(0, dueMinor));
  const parts = left.flatMap(({ line, minor }) => {
    const grossMinor = Math.min(minor, toCreditMinor);
    toCreditMinor -= grossMinor;
    return grossMinor > 0
      ? [{ line, grossMinor, minutes: 0, closesPackage: false, piecesBack: null }]
      : [];
  });
  const creditedMinor = parts.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
  const backMinor = Math.max(0, Math.min(mostMinor, moneyBack(sale, creditedMinor)));
  if (backMinor === 0 && (creditedMinor === 0 || lostMinor === 0)) return;
  const owedBack = await readOwedBack(trx, parts);
  const day = studioDayOf(now);
  const drawerId = await upsertOnlineDay(trx, { locationCode: request.locationCode, day, at: now });
  const back = {
    ...{
      drawerId,
      reason: ownReasons.cancelled.en,
      voids: false,
      sessions: 'free' as const,
      owedBack,
      parts,
    },
    payments: [
      { method: 'online' as const, minor: Math.min(backMinor, bankMinor), reference: null },
      { method: 'gift_card' as const, minor: Math.max(0, backMinor - bankMinor), reference: null },
    ],
    tips: [],
    because: 'cancelled' as const,
    mostPercent: 100,
  };
  const actor = { accountId: request.clientId, accountType: 'client' } as const;
  await writeRefund(trx, deps, actor, sale, back, now);
}

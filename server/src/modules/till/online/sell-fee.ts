import type { Trx } from '../../../platform/database/db.ts';
import { ownReasons } from '../../../platform/language/own-reasons.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import type { TillDeps } from '../deps.ts';
import { announceSale } from '../queries/announce-sale.ts';
import { upsertOnlineDay } from '../queries/drawers.ts';
import { lockBookingsToSell } from '../queries/items-to-sell.ts';
import { insertPayments } from '../queries/new-sales.ts';
import { findSale, lockSale } from '../queries/sales.ts';
import { readOwedBack, writeRefund } from '../refunding/write-refund.ts';
import { sumsOf } from '../sale-total-rules.ts';
import { type SoldOnline, sellOnline } from './sell-online.ts';

/** A fee charged to a card for a session that was cancelled late or missed. */
export interface FeeTaken
  extends Pick<SoldOnline, 'clientId' | 'locationCode' | 'amountMinor' | 'reference'> {
  readonly bookingId: string;
  /** The session's sale, if it was sold with a deposit; null: it was not sold. */
  readonly saleId: string | null;
}

/**
 * Books a fee: as a sale of its own or, where a deposit was paid, as a payment for that sale, whose
 * rest is credited. Returns the sale's id. Refuses 409 more than is due.
 */
export async function sellFee(
  trx: Trx,
  deps: TillDeps,
  { bookingId, saleId, ...taken }: FeeTaken,
  now: Date,
): Promise<string> {
  if (saleId === null)
    return sellOnline(trx, deps, { ...taken, line: { booking_id: bookingId } }, now);
  const { clientId, locationCode, amountMinor: minor, reference } = taken;
  const actor = { accountId: clientId, accountType: 'client' } as const;
  await lockSale(trx, saleId);
  const drawerId = await upsertOnlineDay(trx, { locationCode, day: studioDayOf(now), at: now });
  await creditRest(trx, deps, { saleId, locationCode, bookingId, drawerId, clientId }, now);
  const sale = await findSale(trx, { id: saleId, locationCode });
  if (!sale || sumsOf(sale).dueMinor < minor) throw new TooMuch();
  const booked = { saleId, refundId: null, drawerId, actorId: actor.accountId, at: now };
  await insertPayments(trx, booked, [{ method: 'online', minor, reference }]);
  await announceSale(trx, saleId, now);
  return saleId;
}

/**
 * Makes sales and changes of a session wait until the transaction ends.
 *
 * @param saleId the session's sale, which refunds lock first
 */
export async function lockSessionOfFee(
  trx: Trx,
  bookingId: string,
  saleId: string | null,
): Promise<void> {
  if (saleId) await lockSale(trx, saleId);
  await lockBookingsToSell(trx, [bookingId]);
}

/** Nothing, or less, is due now. */
export class TooMuch extends Error {}

/** Credits what a session was sold for beyond what it costs now; nothing is handed back for it. */
async function creditRest(
  trx: Trx,
  deps: TillDeps,
  its: {
    saleId: string;
    locationCode: string;
    bookingId: string;
    drawerId: number;
    clientId: number;
  },
  now: Date,
): Promise<void> {
  const { saleId, locationCode, bookingId, drawerId, clientId } = its;
  const sale = await findSale(trx, { id: saleId, locationCode });
  if (!sale || sale.voided) throw new TooMuch();
  const lines = sale.lines.filter((line) => line.bookingId === bookingId);
  const owedBack = await readOwedBack(
    trx,
    lines.map((line) => ({ line })),
  );
  let left = owedBack.get(bookingId) ?? 0;
  const parts = lines.flatMap((line) => {
    const grossMinor = Math.min(left, line.grossMinor - line.refundedMinor);
    left -= grossMinor;
    return grossMinor > 0
      ? [{ line, grossMinor, minutes: 0, closesPackage: false, piecesBack: null }]
      : [];
  });
  if (parts.length === 0) return;
  const credit = {
    ...{
      drawerId,
      reason: ownReasons.byTerms.en,
      voids: false,
      because: 'cancelled' as const,
    },
    sessions: 'free' as const,
    ...{ owedBack, parts, payments: [], tips: [], mostPercent: 100 },
  };
  await writeRefund(trx, deps, { accountId: clientId, accountType: 'client' }, sale, credit, now);
}

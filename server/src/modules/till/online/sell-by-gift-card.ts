import type { SaleLineInput } from '@limber/contract/desk/money/till-values.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import type { TillDeps } from '../deps.ts';
import { upsertOnlineDay } from '../queries/drawers.ts';
import { sellInBooks } from '../sell.ts';
import { payEarlierSale } from './pay-earlier-sale.ts';

/**
 * Sells what a client has booked and pays what one of their gift cards can, with its invoice, into the
 * books of the studio's day; what is left of the price is due. Refuses 409 a card that is void or
 * has expired.
 */
export async function sellByGiftCard(
  trx: Trx,
  deps: TillDeps,
  request: {
    readonly clientId: number;
    readonly locationCode: string;
    readonly line: SaleLineInput;
    readonly giftCardId: number;
    /** What is on the card. */
    readonly mostMinor: number;
  },
  now: Date,
): Promise<void> {
  const { clientId, locationCode, line, giftCardId, mostMinor } = request;
  const day = studioDayOf(now);
  const books = { id: await upsertOnlineDay(trx, { locationCode, day, at: now }), day };
  const actor = { accountId: clientId, accountType: 'client' } as const;
  const sale = { location: locationCode, client_id: clientId, lines: [line], payments: [] };
  const saleId = await sellInBooks(trx, deps, actor, sale, books, now);
  await payEarlierSale(
    trx,
    deps,
    { id: saleId, locationCode, drawerId: books.id, actorId: clientId },
    (dueMinor) => [
      { method: 'gift_card', amount: amountOf(Math.min(dueMinor, mostMinor)), giftCardId },
    ],
    now,
  );
}

import { amountOf } from '@limber/contract/money/currency.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { announceMoney } from '../../../platform/database/notify-changed-days.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import type { GiftCardDeps } from '../../gift-cards/deps.ts';
import { type Gift, issueGiftCard } from '../../gift-cards/read-and-issue-gift-card.ts';
import type { TillDeps } from '../deps.ts';
import { upsertOnlineDay } from '../queries/drawers.ts';
import { insertCreditPayments } from '../queries/new-sales.ts';
import { sellInBooks } from '../sell.ts';

/**
 * Makes the gift card that a client paid for online, into the books of the day on which the money
 * came: it is owed, and no sale, unless it is for a package whose VAT is due when it is sold. Returns
 * the ids of the card and of the sale.
 */
export async function sellGiftOnline(
  trx: Trx,
  deps: TillDeps & Pick<GiftCardDeps, 'secret'>,
  gift: Gift,
  came: {
    readonly accountId: number;
    readonly locationCode: string;
    /** What the provider calls the payment. */
    readonly reference: string;
  },
  now: Date,
): Promise<{ readonly cardId: number; readonly saleId: string | null }> {
  const { accountId, locationCode, reference } = came;
  const { minor, pack, vatPaid } = gift;
  const day = studioDayOf(now);
  const drawerId = await upsertOnlineDay(trx, { locationCode, day, at: now });
  const sold = { locationCode, actorId: accountId, boughtBy: accountId, at: now };
  const { id: cardId, creditEntryId } = await issueGiftCard(trx, deps, gift, sold);
  if (pack && vatPaid) {
    const payments = [{ method: 'online' as const, amount: amountOf(minor), reference }];
    const sale = { location: locationCode, client_id: accountId, lines: [], payments };
    const actor = { accountId, accountType: 'client' } as const;
    const books = { id: drawerId, day };
    const withCard = { ...sale, gift: { giftCardId: cardId, pack, minor } };
    return { cardId, saleId: await sellInBooks(trx, deps, actor, withCard, books, now) };
  }
  const booked = { creditEntryId, drawerId, actorId: accountId, at: now };
  await insertCreditPayments(trx, booked, [{ method: 'online', minor, reference }]);
  await announceMoney(trx, locationCode, now);
  return { cardId, saleId: null };
}

import type { Trx } from '../../../platform/database/db.ts';
import { announceMoney } from '../../../platform/database/notify-changed-days.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import type { GiftCardDeps } from '../../gift-cards/deps.ts';
import { type Gift, issueGiftCard } from '../../gift-cards/issue-gift-card.ts';
import { upsertOnlineDay } from '../queries/drawers.ts';
import { insertCreditPayments } from '../queries/new-sales.ts';

/**
 * Makes the gift card that a client paid for online, into the books of the day on which the money
 * came: it is owed, and no sale. Returns the id of the card.
 */
export async function sellGiftOnline(
  trx: Trx,
  deps: Pick<GiftCardDeps, 'secret' | 'random' | 'jobs'>,
  gift: Gift,
  came: {
    readonly accountId: number;
    readonly locationCode: string;
    readonly amountFils: number;
    /** What the provider calls the payment. */
    readonly reference: string;
  },
  now: Date,
): Promise<number> {
  const { accountId, locationCode, amountFils: fils, reference } = came;
  const drawerId = await upsertOnlineDay(trx, { locationCode, day: studioDayOf(now), at: now });
  const sold = { fils, locationCode, actorId: accountId, boughtBy: accountId, at: now };
  const { id, creditEntryId } = await issueGiftCard(trx, deps, gift, sold);
  const booked = { creditEntryId, drawerId, actorId: accountId, at: now };
  await insertCreditPayments(trx, booked, [{ method: 'online', fils, reference }]);
  await announceMoney(trx, locationCode, now);
  return id;
}

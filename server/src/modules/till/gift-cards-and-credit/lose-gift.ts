import type { Trx } from '../../../platform/database/db.ts';
import { announceMoney } from '../../../platform/database/notify-changed-days.ts';
import { ownReasons } from '../../../platform/language/own-reasons.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { enterOnGiftCard } from '../../credit/enter-credit.ts';
import { readLockedCard } from '../../gift-cards/gift-card-on-wire.ts';
import { emptyCard } from '../../gift-cards/void-gift-card.ts';
import { upsertOnlineDay } from '../queries/drawers.ts';
import { insertCreditPayments } from '../queries/new-sales.ts';

/**
 * Writes into the books of today that the bank took back what a gift card was bought with. It is taken
 * off the card, or off the one made in its place; what was used of it is a loss of the studio. A card on
 * which nothing is left is void.
 */
export async function loseGift(
  trx: Trx,
  lost: {
    readonly giftCardId: number;
    readonly locationCode: string;
    readonly clientId: number;
    readonly amountMinor: number;
    readonly disputeId: string;
    /** What the provider calls the dispute. */
    readonly reference: string;
  },
  now: Date,
): Promise<'written_off'> {
  const { giftCardId, locationCode, clientId: accountId, amountMinor, disputeId, reference } = lost;
  const card = await readLockedCard(trx, giftCardId);
  if (card.replacedBy) return loseGift(trx, { ...lost, giftCardId: card.replacedBy }, now);
  const reason = ownReasons.lostDispute.en;
  const entry = { giftCardId: card.id, locationCode, actorId: accountId, reason, at: now };
  const leftMinor = card.balanceMinor + card.heldMinor;
  const usedMinor = amountMinor - leftMinor;
  if (usedMinor > 0) await enterOnGiftCard(trx, { ...entry, kind: 'lost', minor: usedMinor });
  const kind = 'paid_out';
  const creditEntryId = await enterOnGiftCard(trx, { ...entry, kind, minor: -amountMinor });
  const drawerId = await upsertOnlineDay(trx, { locationCode, day: studioDayOf(now), at: now });
  const booked = { creditEntryId, drawerId, actorId: accountId, at: now, disputeId };
  await insertCreditPayments(trx, booked, [{ method: 'online', minor: -amountMinor, reference }]);
  if (usedMinor >= 0 && card.voidedAt === null) {
    const actor = { accountId, accountType: 'client' } as const;
    await emptyCard(trx, actor, { ...card, balanceMinor: 0 }, { kind, reason }, now);
  }
  await announceMoney(trx, locationCode, now);
  return 'written_off';
}

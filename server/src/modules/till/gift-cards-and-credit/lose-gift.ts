import type { Trx } from '../../../platform/database/db.ts';
import { announceMoney } from '../../../platform/database/notify-changed-days.ts';
import { ownReasons } from '../../../platform/language/own-reasons.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { readLockedCard } from '../../gift-cards/gift-card-on-wire.ts';
import { emptyCard } from '../../gift-cards/void-gift-card.ts';
import { upsertOnlineDay } from '../queries/drawers.ts';
import { insertCreditPayments } from '../queries/new-sales.ts';

/**
 * Writes into the books of today that the bank took back what a gift card was bought with: the card,
 * or the one made in its place, is void, and what is left on it is owed no more. What was used of it
 * is lost.
 */
export async function loseGift(
  trx: Trx,
  lost: {
    readonly giftCardId: number;
    readonly locationCode: string;
    readonly clientId: number;
    /** What the provider calls the dispute. */
    readonly reference: string;
  },
  now: Date,
): Promise<'written_off'> {
  const { giftCardId, locationCode, clientId: accountId, reference } = lost;
  const card = await readLockedCard(trx, giftCardId);
  if (card.replacedBy) return loseGift(trx, { ...lost, giftCardId: card.replacedBy }, now);
  if (card.voidedAt !== null) return 'written_off';
  const actor = { accountId, accountType: 'client' } as const;
  const minor = card.balanceMinor + card.heldMinor;
  const how = { kind: 'paid_out', reason: ownReasons.lostDispute.en, locationCode } as const;
  const creditEntryId = await emptyCard(trx, actor, { ...card, balanceMinor: minor }, how, now);
  if (creditEntryId === null) return 'written_off';
  const drawerId = await upsertOnlineDay(trx, { locationCode, day: studioDayOf(now), at: now });
  const booked = { creditEntryId, drawerId, actorId: accountId, at: now };
  await insertCreditPayments(trx, booked, [{ method: 'online', minor: -minor, reference }]);
  await announceMoney(trx, locationCode, now);
  return 'written_off';
}

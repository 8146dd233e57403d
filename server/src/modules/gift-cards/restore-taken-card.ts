import type { Trx } from '../../platform/database/db.ts';
import { ownReasons } from '../../platform/language/own-reasons.ts';
import { enterOnGiftCard } from '../credit/enter-credit.ts';
import { readLockedCard } from './gift-card-on-wire.ts';
import { updateUsableAgain } from './queries/cards.ts';
import { sumLostOnCard } from './queries/entries.ts';

/**
 * Puts on a gift card, or on the one made in its place, what a lost dispute took off it: the bank gave
 * the money back. What was used of it is no loss any more, and a card that was void because of that can
 * be used by its code again. Returns the id of the entry.
 */
export async function restoreTakenCard(
  trx: Trx,
  back: {
    readonly giftCardId: number;
    readonly minor: number;
    readonly locationCode: string;
    readonly actorId: number;
  },
  now: Date,
): Promise<string> {
  const card = await readLockedCard(trx, back.giftCardId);
  if (card.replacedBy) return restoreTakenCard(trx, { ...back, giftCardId: card.replacedBy }, now);
  const reason = ownReasons.wonDispute.en;
  const entry = { ...back, giftCardId: card.id, reason, at: now };
  const entryId = await enterOnGiftCard(trx, { ...entry, kind: 'paid_out' });
  const lostMinor = await sumLostOnCard(trx, card.id);
  if (lostMinor > 0) await enterOnGiftCard(trx, { ...entry, kind: 'lost', minor: -lostMinor });
  if (card.voidedBecause === ownReasons.lostDispute.en) await updateUsableAgain(trx, card.id);
  return entryId;
}

import type { Db } from '../../platform/database/db.ts';
import { dayOf } from '../../platform/studio-days.ts';
import { enterOnGiftCard } from '../credit/enter-credit.ts';
import { stateOf } from './gift-card-codes-and-states.ts';
import { findCard, listExpired, lockCard } from './queries/cards.ts';

/** Writes off what is left on cards whose last day is over. */
export async function expireGiftCards(db: Db, now: Date): Promise<void> {
  for (const { id } of await listExpired(db, dayOf(now))) {
    await db.transaction().execute(async (trx) => {
      await lockCard(trx, id);
      const card = await findCard(trx, id);
      if (!card || stateOf(card, now) !== 'expired' || card.balanceMinor === 0) return;
      // What is held may still pay; what comes back of it expires the next day.
      if (card.heldMinor > 0) return;
      const entry = { giftCardId: id, kind: 'expired' as const, minor: -card.balanceMinor };
      await enterOnGiftCard(trx, { ...entry, actorId: null, at: now });
    });
  }
}

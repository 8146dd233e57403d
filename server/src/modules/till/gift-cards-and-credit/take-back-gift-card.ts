import type { Trx } from '../../../platform/database/db.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { readLockedCard } from '../../gift-cards/gift-card-on-wire.ts';
import { emptyCard } from '../../gift-cards/void-gift-card.ts';

/**
 * Voids the gift card of a package whose sale is refunded, or the card in its place: nobody redeems it
 * any more. Refuses 409 one that was redeemed meanwhile.
 */
export async function takeBackGiftCard(
  trx: Trx,
  actor: Actor,
  id: number,
  reason: string,
  now: Date,
): Promise<void> {
  const card = await readLockedCard(trx, id);
  if (card.replacedBy) return takeBackGiftCard(trx, actor, card.replacedBy, reason, now);
  if (card.voidedAt !== null) return;
  if (card.openedPackageId !== null) throw refusal(409, REDEEMED);
  await emptyCard(trx, actor, card, { kind: 'paid_out', reason }, now);
}

const REDEEMED = {
  en: 'This gift card was redeemed a moment ago. Please load the sale again.',
  ar: 'استُبدلت بطاقة الهدية هذه قبل لحظات. يرجى إعادة تحميل عملية البيع.',
};

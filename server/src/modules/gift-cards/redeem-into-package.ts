import type { Trx } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import { type CardPackage, FOR_AMOUNT, USED_UP } from './code-and-amount-rules.ts';
import { readUsable } from './pay-and-refund-by-gift-card.ts';
import { type GiftCardRow, updateOpened } from './queries/cards.ts';

/** A card for a package. */
export type PackageCard = GiftCardRow & { readonly pack: CardPackage };

/**
 * A card for a package that can be redeemed, locked. Refuses what `readUsable` refuses, 409 a card for
 * an amount, one that was redeemed, and one of which a refund put only a part back.
 */
export async function readPackageCard(trx: Trx, id: number, now: Date): Promise<PackageCard> {
  const card = await readUsable(trx, id, now);
  const { pack, balanceMinor, amountMinor } = card;
  if (!pack) throw refusal(409, FOR_AMOUNT);
  if (balanceMinor < amountMinor) throw refusal(409, balanceMinor === 0 ? USED_UP : IN_PART);
  return { ...card, pack };
}

/** Notes into which package of whom a card is redeemed; it stays with their account. */
export async function noteRedeemed(
  trx: Trx,
  { id }: PackageCard,
  to: { readonly packageId: number; readonly accountId: number },
): Promise<void> {
  await updateOpened(trx, id, to);
}

const IN_PART = {
  en: 'Only a part of this gift card is left, so it is not redeemed any more. Please give the rest back.',
  ar: 'لم يبقَ من بطاقة الهدية هذه سوى جزء، فلا تُستبدل بعد ذلك. يرجى ردّ الباقي.',
};

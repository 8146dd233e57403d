import type { Trx } from '../../../platform/database/db.ts';
import { readNamesOf } from '../../catalogue/read-names.ts';
import type { CardPackage } from '../../gift-cards/code-and-amount-rules.ts';
import { namesOf } from '../name-of-line-rules.ts';
import { findTaxOfSize } from '../queries/items-to-sell.ts';
import type { LineToSell } from '../read-requested-lines.ts';

/** The gift card of a package whose VAT is due now. */
export interface GiftToSell {
  readonly giftCardId: number;
  readonly pack: CardPackage;
  readonly minor: number;
}

/** The line of a sale for it, taxed as its package is on a day, `YYYY-MM-DD`. */
export async function lineOfGiftCard(
  trx: Trx,
  { giftCardId, pack, minor }: GiftToSell,
  day: string,
): Promise<LineToSell> {
  const inArabic = await readNamesOf(trx, 'ar', [pack.name]);
  const { name, nameAr } = namesOf([pack.name], pack.minutes, inArabic);
  return {
    ...{ bookingId: null, packageId: null, offer: null, firstSession: null },
    ...{ productId: null, pieces: null, advisedBy: null, giftCardId },
    name: `Gift card: ${name}`,
    nameAr: nameAr && `بطاقة هدية: ${nameAr}`,
    ...{ listMinor: minor, discountMinor: 0, grossMinor: minor, because: null },
    tax: await findTaxOfSize(trx, pack.optionId, day),
  };
}

/** Whether the studio sells gift cards, and which. */
import Type, { type Static } from 'typebox';
import { GiftPackageOffer } from '../../paying/gift-cards.ts';
import { desk, managers, route } from '../../route.ts';
import { MOST_GIFT_CARD_AMOUNTS } from '../../terms/booking/gift-cards.ts';
import { Failure } from '../../values/failure.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { SeenTermsVersion } from '../studio/payment-terms.ts';
import { PaidAmount } from './till-values.ts';

export const GiftCardTerms = Type.Object(
  {
    version: SeenTermsVersion,
    sold: Type.Boolean({
      description: 'Cards that were sold can be used even when no more are sold.',
    }),
    amounts: described(
      'Proposed; another amount may be typed.',
      Type.Array(PaidAmount, { maxItems: MOST_GIFT_CARD_AMOUNTS }),
    ),
    least: PaidAmount,
    most: PaidAmount,
    valid_months: described(
      'Null: cards do not expire.',
      Nullable(Type.Integer({ minimum: 1, maximum: 120 })),
    ),
    packages_taxed: oneOf(['used', 'sold'], {
      description:
        'When VAT is due for the card of a package: when it is redeemed, or when it is sold. It holds for cards sold from then on.',
    }),
  },
  {
    additionalProperties: false,
    examples: [
      {
        ...{ version: 1, sold: true, amounts: [250, 500, 1000], least: 50, most: 5000 },
        ...{ valid_months: 24, packages_taxed: 'used' },
      },
    ],
  },
);
export type GiftCardTerms = Static<typeof GiftCardTerms>;

export const GiftCardsHere = Type.Object(
  {
    ...GiftCardTerms.properties,
    used: Type.Boolean({ description: 'Cards are sold, or there are some that can be used.' }),
    packages: listOf(GiftPackageOffer, { description: 'Packages that are sold as gift cards.' }),
  },
  {
    examples: [
      {
        ...{ version: 1, sold: true, amounts: [250, 500, 1000], least: 50, most: 5000 },
        ...{ valid_months: 24, packages_taxed: 'used', used: true, packages: [] },
      },
    ],
  },
);
export type GiftCardsHere = Static<typeof GiftCardsHere>;

export const readGiftCardTerms = route.get('desk/studio/gift-cards', desk, {
  summary: 'Whether the studio sells gift cards, and which',
  replies: { 200: GiftCardsHere },
});

export const changeGiftCardTerms = route.put('desk/studio/gift-cards', managers, {
  summary: 'Change which gift cards are sold; cards that were sold stay as they are',
  body: GiftCardTerms,
  replies: { 200: GiftCardsHere, 409: Failure },
});

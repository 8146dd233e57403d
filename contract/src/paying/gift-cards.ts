/** Gift cards that a client keeps with their account. */
import Type, { type Static } from 'typebox';
import { route, signedIn } from '../route.ts';
import { LONGEST_GIFT_MESSAGE, LONGEST_GIFT_NAME } from '../terms/booking/gift-cards.ts';
import { Amount } from '../values/amounts.ts';
import { Failure } from '../values/failure.ts';
import { Id, MOST, Uuid } from '../values/keys.ts';
import { Language } from '../values/people.ts';
import { described, listOf, Nullable, oneOf } from '../values/shapes.ts';
import { Line } from '../values/texts.ts';
import { DateOnly, Instant } from '../values/times.ts';

/** A code as somebody types it: groups, spaces and small letters are as good. */
export const GiftCardCode = Type.String({
  description: 'The code on the card. Spaces, hyphens and small letters are as good.',
  minLength: 1,
  maxLength: 80,
  examples: ['K7QF-M2XA-9TRD-VBNE'],
});

export const GiftCardState = oneOf(['usable', 'used_up', 'expired', 'void'], {
  description: '`used_up`: nothing is left on it.',
});
export type GiftCardState = Static<typeof GiftCardState>;

/** What a card is for that is not for an amount. */
export const GiftPackage = Type.Object(
  {
    name: Type.Object(
      { en: Line, ar: described('Empty: the studio has no Arabic name for it.', Line) },
      { examples: [{ en: 'Balance Package', ar: 'باقة التوازن' }] },
    ),
    minutes: described('Null: unlimited.', Nullable(Type.Integer({ minimum: 1, maximum: MOST }))),
  },
  { examples: [{ name: { en: 'Balance Package', ar: 'باقة التوازن' }, minutes: 600 }] },
);
export type GiftPackage = Static<typeof GiftPackage>;
export const packageOfCard = {
  package: described(
    'The package that it is for, into which it is redeemed as a whole; null: it is for an amount.',
    Nullable(GiftPackage),
  ),
};

/** A package for which gift cards are sold. */
export const GiftPackageOffer = Type.Object(
  {
    package_balance_id: Id,
    ...GiftPackage.properties,
    price: Amount,
    validity_days: described(
      'How many days it lasts once the card is redeemed; null: no end.',
      Nullable(Type.Integer({ minimum: 1, maximum: 3660 })),
    ),
  },
  {
    examples: [
      {
        package_balance_id: 2,
        name: { en: 'Balance Package', ar: 'باقة التوازن' },
        ...{ minutes: 600, price: 2750, validity_days: 180 },
      },
    ],
  },
);
export type GiftPackageOffer = Static<typeof GiftPackageOffer>;

/** What is printed on a card. */
export const giftWords = {
  language: Language,
  to_name: described('For whom it is.', Nullable(Type.String({ maxLength: LONGEST_GIFT_NAME }))),
  from_name: Nullable(Type.String({ maxLength: LONGEST_GIFT_NAME })),
  message: described('A greeting.', Nullable(Type.String({ maxLength: LONGEST_GIFT_MESSAGE }))),
};

export const OwnGiftCard = Type.Object(
  {
    id: Id,
    last_four: described('The end of its code.', Line),
    state: GiftCardState,
    amount: described('What it was sold for.', Amount),
    balance: described('What is left on it.', Amount),
    expires_on: described('The last day on which it can be used; null: none.', Nullable(DateOnly)),
    from_name: Nullable(Line),
    ...packageOfCard,
  },
  {
    description: 'A gift card of the caller.',
    examples: [
      {
        ...{ id: 4, last_four: 'VBNE', state: 'usable', amount: 500, balance: 180 },
        ...{ expires_on: '2027-03-04', from_name: 'Noor', package: null },
      },
    ],
  },
);
export type OwnGiftCard = Static<typeof OwnGiftCard>;

export const readGiftCardsOnSite = route.get('gift-cards/', 'public', {
  summary: 'Which gift cards can be bought on the site',
  replies: {
    200: Type.Object(
      {
        offered: described('Gift cards can be bought here.', Type.Boolean()),
        used: described('Gift cards can be used here.', Type.Boolean()),
        amounts: listOf(Amount),
        packages: listOf(GiftPackageOffer),
        least: Amount,
        most: Amount,
        valid_months: described(
          'Null: cards do not expire.',
          Nullable(Type.Integer({ minimum: 1, maximum: 120 })),
        ),
      },
      {
        examples: [
          {
            ...{ offered: true, used: true, amounts: [250, 500, 1000], least: 50, most: 5000 },
            ...{ packages: [], valid_months: 24 },
          },
        ],
      },
    ),
  },
});

export const buyGiftCard = route.post('gift-cards/', signedIn, {
  summary: 'Buy a gift card: leads to where it is paid, and it is made once it is',
  description:
    'Without an address the card is sent to its buyer. It is for an amount or for a package: one of both is named.',
  body: Type.Object({
    amount: Type.Optional(Amount),
    package_balance_id: Type.Optional(described('The size of a package that it is for.', Id)),
    ...giftWords,
    email: Type.Optional(described('Where the card is sent.', Line)),
    send_on: Type.Optional(described('The day on which it is sent; default: today.', DateOnly)),
  }),
  replies: {
    201: Type.Object(
      { url: described('Where it is paid.', Type.String({ maxLength: 2000 })), payment_id: Uuid },
      {
        examples: [
          {
            url: 'https://studio.example/pay/5b6f2c9e-0c7a-4a53-8d0d-0b6a3f1f2f10',
            payment_id: '5b6f2c9e-0c7a-4a53-8d0d-0b6a3f1f2f10',
          },
        ],
      },
    ),
    409: Failure,
    429: Failure,
    503: Failure,
  },
});

export const BoughtGiftCard = Type.Object(
  {
    id: Id,
    amount: described('What it was bought for.', Amount),
    bought_at: Instant,
    to_name: Nullable(Line),
    send_at: Nullable(Instant),
    sent_at: Nullable(Instant),
    is_void: Type.Boolean(),
    ...packageOfCard,
  },
  {
    description: 'A gift card that the caller bought; what is left on it is its holder’s business.',
    examples: [
      {
        ...{ id: 4, amount: 500, bought_at: '2026-03-04T06:00:00.000Z', to_name: 'Mariam' },
        ...{ send_at: '2026-03-06T05:00:00.000Z', sent_at: null, is_void: false },
        package: null,
      },
    ],
  },
);
export type BoughtGiftCard = Static<typeof BoughtGiftCard>;

export const listBoughtGiftCards = route.get('gift-cards/bought/', signedIn, {
  summary: 'The gift cards that the caller bought, newest first',
  replies: {
    200: Type.Object({ cards: listOf(BoughtGiftCard) }, { examples: [{ cards: [] }] }),
  },
});

export const printBoughtGiftCard = route.get('gift-cards/bought/:id/pdf/', signedIn, {
  summary: 'A gift card that the caller bought, to print, with its code',
  params: Type.Object({ id: Id }),
  file: 'application/pdf',
  replies: {
    200: Type.String({ contentMediaType: 'application/pdf', maxLength: 10_000_000 }),
    404: Failure,
    409: Failure,
  },
});

export const listOwnGiftCards = route.get('gift-cards/own/', signedIn, {
  summary: 'The gift cards that the caller keeps with their account, newest first',
  replies: {
    200: Type.Object(
      {
        offered: described('The studio sells gift cards.', Type.Boolean()),
        cards: listOf(OwnGiftCard),
      },
      { examples: [{ offered: true, cards: [] }] },
    ),
  },
});

export const addGiftCard = route.post('gift-cards/own/', signedIn, {
  summary: 'Keep a gift card with the account of the caller, by its code',
  body: Type.Object({ code: GiftCardCode }),
  replies: { 201: OwnGiftCard, 404: Failure, 409: Failure, 429: Failure },
});

export const redeemOwnGiftCard = route.post('gift-cards/own/:id/package/', signedIn, {
  summary: 'Redeem a gift card of the caller into the package that it is for',
  params: Type.Object({ id: Id }),
  replies: {
    201: Type.Object(
      { package_id: described('The package, which is the caller’s from now on.', Id) },
      { examples: [{ package_id: 7 }] },
    ),
    404: Failure,
    409: Failure,
  },
});

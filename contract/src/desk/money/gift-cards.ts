/** Gift cards at the desk: sold, looked up, printed, sent, voided and made again. */
import Type, { type Static } from 'typebox';
import { GiftCardCode, GiftCardState, giftWords, packageOfCard } from '../../paying/gift-cards.ts';
import { desk, managers, route } from '../../route.ts';
import { Amount } from '../../values/amounts.ts';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode, Uuid } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly, Instant } from '../../values/times.ts';
import { GivenReason, HandedMoney, SignedAmount } from './till-values.ts';

const aCard = {
  ...{ id: 4, last_four: 'VBNE', state: 'usable', amount: 500, balance: 500, location: 'A' },
  ...{ made_at: '2026-03-04T06:00:00.000Z', expires_on: '2027-03-04', language: 'en' },
  ...{ to_name: 'Mariam', from_name: 'Noor', message: 'Happy birthday!' },
  ...{ email: null, send_at: null, sent_at: null, voided_because: null, replaced_by: null },
  ...{ package: null, vat_paid: false },
} as const;

const card = {
  id: Id,
  last_four: described('The end of its code.', Line),
  state: GiftCardState,
  amount: described('What it was sold for.', Amount),
  balance: described('What is left on it.', Amount),
  location: described('The branch that sold it.', Line),
  made_at: Instant,
  expires_on: described('The last day on which it can be used; null: none.', Nullable(DateOnly)),
  ...giftWords,
  email: described('Where it will be sent; forgotten once it was.', Nullable(Line)),
  send_at: Nullable(Instant),
  sent_at: Nullable(Instant),
  voided_because: Nullable(Line),
  replaced_by: described('The card that was made in its place.', Nullable(Id)),
  ...packageOfCard,
  vat_paid: Type.Boolean({
    description: 'Of a package: VAT was due when it was sold, with an invoice to its buyer.',
  }),
};

export const GiftCard = Type.Object(card, {
  description: 'A gift card, without its code.',
  examples: [aCard],
});
export type GiftCard = Static<typeof GiftCard>;

export const NewGiftCard = Type.Object(
  {
    ...card,
    code: described('Shown once here; it is printed and sent again from the card.', Line),
  },
  { examples: [{ ...aCard, code: 'K7QF-M2XA-9TRD-VBNE' }] },
);
export type NewGiftCard = Static<typeof NewGiftCard>;

export const sellGiftCard = route.post('desk/till/gift-cards/', desk, {
  concerns: { branch: 'body.location' },
  summary: 'Sell a gift card; its code alone is needed to use it',
  description:
    'It is owed and no sale: there is no invoice and no VAT until it is used. It is worth what is paid. The card of a package costs its price, and is a sale where the studio pays VAT for it when it is sold.',
  body: Type.Object({
    location: LocationCode,
    client_id: Type.Optional(described('Who buys it.', Id)),
    payments: HandedMoney,
    package_balance_id: Type.Optional(
      described('The size of a package that it is for; left out: it is for what is paid.', Id),
    ),
    ...giftWords,
    email: Type.Optional(described('Where it is sent; left out: it is handed over.', Line)),
    send_on: Type.Optional(described('The day on which it is sent; default: today.', DateOnly)),
  }),
  replies: { 201: NewGiftCard, 404: Failure, 409: Failure, 422: Failure },
});

export const giveBackGiftCard = route.post('desk/till/gift-cards/:id/back/', desk, {
  concerns: { branch: 'body.location' },
  summary: 'Give back what is left on a gift card, which is void from then on',
  params: Type.Object({ id: Id }),
  body: Type.Object({ location: LocationCode, payments: HandedMoney, reason: GivenReason }),
  replies: { 200: GiftCard, 404: Failure, 409: Failure, 422: Failure },
});

export const redeemGiftCard = route.post('desk/till/gift-cards/:id/package/', desk, {
  concerns: { branch: 'body.location' },
  summary: 'Redeem a gift card for a client into the package that it is for',
  description:
    'The package is theirs and paid. Where VAT was not paid when the card was sold, it is a sale of this branch, with its invoice.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ location: LocationCode, client_id: Id }),
  replies: { 201: GiftCard, 404: Failure, 409: Failure },
});

export const lookUpGiftCard = route.post('desk/gift-cards/look-up/', desk, {
  summary: 'The gift card that has this code',
  // It writes nothing, and a code belongs in no log of addresses.
  keepsNoAnswer: true,
  body: Type.Object({ code: GiftCardCode }),
  replies: { 200: GiftCard, 404: Failure, 429: Failure },
});

export const GiftCardEntryKind = oneOf(
  ['paid_in', 'used', 'redeemed', 'refunded', 'paid_out', 'expired', 'voided', 'replaced', 'lost'],
  {
    description:
      'Sold, used for a sale, redeemed into a package whose VAT was paid before, refunded to it, given back over the counter or taken back by a bank, expired, voided, moved to the card made in its place, or used and then lost in a dispute.',
  },
);
export type GiftCardEntryKind = Static<typeof GiftCardEntryKind>;

const entry = {
  at: Instant,
  kind: GiftCardEntryKind,
  amount: SignedAmount,
  balance: Amount,
  location: Nullable(Line),
  by: described('Null: done automatically.', Nullable(Line)),
  reason: Nullable(Line),
  sale_id: Nullable(Uuid),
};

export const GiftCardFile = Type.Object(
  { card: GiftCard, entries: listOf(Type.Object(entry), { description: 'Newest first.' }) },
  { examples: [{ card: aCard, entries: [] }] },
);
export type GiftCardFile = Static<typeof GiftCardFile>;

const CardParams = Type.Object({ id: Id });

export const readGiftCard = route.get('desk/gift-cards/:id/', desk, {
  summary: 'A gift card with everything that changed what is on it',
  params: CardParams,
  replies: { 200: GiftCardFile, 404: Failure },
});

export const listGiftCards = route.get('desk/gift-cards/', desk, {
  summary: 'Gift cards, newest first: those with something on them, or all',
  query: Type.Object({
    search: Type.Optional(
      described(
        'The end of a code, or the name of whom it is for or from.',
        Type.String({ maxLength: 80 }),
      ),
    ),
    all: Type.Optional(Type.Boolean({ default: false })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
  }),
  replies: {
    200: Type.Object(
      { count: Type.Integer({ minimum: 0, maximum: 10_000_000 }), results: listOf(GiftCard) },
      { examples: [{ count: 1, results: [aCard] }] },
    ),
  },
});

export const printGiftCard = route.get('desk/gift-cards/:id/pdf/', desk, {
  summary: 'A gift card to print, with its code',
  params: CardParams,
  file: 'application/pdf',
  replies: {
    200: Type.String({ contentMediaType: 'application/pdf', maxLength: 10_000_000 }),
    404: Failure,
    409: Failure,
  },
});

export const mailGiftCard = route.post('desk/gift-cards/:id/mail/', desk, {
  summary: 'Mail a gift card now; what was to be sent later is sent now',
  params: CardParams,
  body: Type.Object({ email: Line }),
  replies: { 200: GiftCard, 404: Failure, 409: Failure },
});

export const voidGiftCard = route.post('desk/gift-cards/:id/void/', managers, {
  summary: 'Void a lost gift card, and make another one in its place or write off what is on it',
  params: CardParams,
  body: Type.Object({ reason: GivenReason, replace: Type.Boolean() }),
  replies: {
    200: Type.Object(
      { voided: GiftCard, made: described('Null: none.', Nullable(NewGiftCard)) },
      { examples: [{ voided: { ...aCard, balance: 0, state: 'void' }, made: null }] },
    ),
    404: Failure,
    409: Failure,
  },
});

/** What happened to gift cards in some days. */
const GiftCardSums = {
  owed_before: described('What was owed when the days began.', Amount),
  sold: SignedAmount,
  used: described('Paid with cards and redeemed, less what was refunded to them.', SignedAmount),
  given_back: SignedAmount,
  expired: SignedAmount,
  voided: SignedAmount,
  lost: described(
    'Used and then taken back by a bank in a dispute: a loss of the studio, part of what is given back.',
    SignedAmount,
  ),
  owed: described('What is owed when they end.', Amount),
  owed_taxed: described('Of that, on cards of packages whose VAT was paid already.', Amount),
};

export const GiftCardReport = Type.Object(
  {
    ...GiftCardSums,
    entries: listOf(Type.Object({ card_id: Id, last_four: Line, ...entry }), {
      description: 'Every change, oldest first; at most a thousand.',
    }),
  },
  {
    description: 'What the studio owes on gift cards.',
    examples: [
      {
        ...{
          owed_before: 0,
          sold: 500,
          used: 320,
          given_back: 0,
          expired: 0,
          voided: 0,
          lost: 0,
          owed: 180,
          owed_taxed: 0,
        },
        entries: [],
      },
    ],
  },
);
export type GiftCardReport = Static<typeof GiftCardReport>;

const Days = Type.Object({ from: DateOnly, to: DateOnly });

export const reportGiftCards = route.get('desk/reports/gift-cards/', managers, {
  summary: 'What is owed on gift cards, and how it came about',
  query: Days,
  replies: { 200: GiftCardReport },
});

export const downloadGiftCards = route.get('desk/reports/gift-cards/file/', managers, {
  summary: 'The same as a file for spreadsheets',
  query: Days,
  file: 'text/csv',
  replies: { 200: Type.String({ contentMediaType: 'text/csv', maxLength: 20_000_000 }) },
});

import Type, { type Static } from 'typebox';
import { PartnerDiscount } from './partners.ts';
import { route, signedIn } from './route.ts';
import { BOOKABLE_DAYS_AHEAD } from './terms/booking/bookable-times.ts';
import { MEMBERSHIP_MINUTES, WALLET_LINK_LASTS_MINUTES } from './terms/membership.ts';
import { Failure } from './values/failure.ts';
import { MOST } from './values/keys.ts';
import { described, listOf, Nullable, oneOf } from './values/shapes.ts';
import { Line } from './values/texts.ts';
import { DateOnly, Instant } from './values/times.ts';

/** What a purchase did for the membership; left out: nothing. */
export const MembershipUnlocked = {
  membership_unlocked: Type.Optional(
    Type.Boolean({ description: 'This purchase unlocked or renewed the membership.' }),
  ),
  membership_renewed: Type.Optional(
    Type.Boolean({
      description: 'It renewed an earlier membership; only present with `membership_unlocked`.',
    }),
  ),
};

export const Membership = Type.Object(
  {
    id: described('Printed on the card, such as `LMB-4821-0937`.', Line),
    valid_from: described('First and last day, by the studio’s clock.', DateOnly),
    valid_to: DateOnly,
    user: Type.Object({
      first_name: Line,
      last_name: Line,
      name: Line,
    }),
  },
  {
    examples: [
      {
        id: 'LMB-4821-0937',
        valid_from: '2026-03-04',
        valid_to: '2027-03-03',
        user: { first_name: 'Amina', last_name: 'Yusuf', name: 'Amina Yusuf' },
      },
    ],
  },
);
export type Membership = Static<typeof Membership>;

export const MembershipStatus = Type.Object(
  {
    has_membership: Type.Boolean(),
    membership: Nullable(Membership),
    available_partner_discounts: listOf(PartnerDiscount, {
      description: 'Empty without a membership.',
    }),
    discounts: listOf(
      Type.Object({ name: Line, discount_percentage: Type.Integer({ minimum: 1, maximum: MOST }) }),
      {
        description:
          "The member's discount of the studio itself; empty without a membership. The reduced price is rounded down to a tenth of the currency's unit: 40.99 becomes 40.9.",
      },
    ),
    minutes_bought: Type.Integer({
      description:
        'For a member: minutes bought in the last twelve months, including those that unlocked the membership. For everyone else: minutes that count towards a membership, out of `minutes_needed`.',
      minimum: 0,
      maximum: MOST,
    }),
    minutes_needed: Type.Integer({ minimum: 1, maximum: MOST }),
    bookable_days_ahead: Type.Integer({
      description: 'How many days after today the caller can book; more for members.',
      minimum: 1,
      maximum: MOST,
    }),
  },
  {
    examples: [
      {
        has_membership: false,
        membership: null,
        available_partner_discounts: [],
        discounts: [],
        minutes_bought: 300,
        minutes_needed: MEMBERSHIP_MINUTES,
        bookable_days_ahead: BOOKABLE_DAYS_AHEAD,
      },
    ],
  },
);
export type MembershipStatus = Static<typeof MembershipStatus>;

export const CardPass = Type.Object(
  {
    url: described('Address of the public page that checks the card.', Line),
    renew_at: described('When the next pass is due.', Instant),
    wallets: listOf(
      Type.Object({
        wallet: oneOf(['apple', 'google']),
        url: described('What to open to add the card there.', Type.String({ maxLength: 4000 })),
      }),
      { description: 'The wallets that the studio makes cards for; often none.' },
    ),
  },
  {
    description: "The content of a card's QR code for the next minute.",
    examples: [
      {
        url: 'https://studio.example/card/AAAAKgG-8QJv0cQ2xq1YbW5nTz4kP7sE',
        renew_at: '2026-03-04T06:01:00.000Z',
        wallets: [
          {
            wallet: 'apple',
            url: 'https://studio.example/api/v1/appointment/membership/wallet/AAAAKgG-8QJv0cQ2xq1YbW5nTz4kP7sE.pkpass',
          },
        ],
      },
    ],
  },
);
export type CardPass = Static<typeof CardPass>;

export const CardCheck = Type.Object(
  {
    first_name: Line,
    valid: Type.Boolean(),
    valid_until: DateOnly,
    card_ending: described(
      'Last four digits of the card number, to compare with the card shown.',
      Line,
    ),
    from_wallet: described(
      'The code stands on a card in a wallet, where it does not change with each minute.',
      Type.Boolean(),
    ),
  },
  {
    description: 'What a partner sees when checking a card.',
    examples: [
      {
        ...{ first_name: 'Amina', valid: true, valid_until: '2027-03-03', card_ending: '0937' },
        from_wallet: false,
      },
    ],
  },
);
export type CardCheck = Static<typeof CardCheck>;

export const readMembershipStatus = route.get('appointment/membership/status/', signedIn, {
  scope: 'packages:read',
  summary: "The caller's membership and its benefits",
  replies: { 200: MembershipStatus },
});

export const readCardPass = route.get('appointment/membership/card/', signedIn, {
  summary: "A signed pass for the QR code of the caller's card, renewed every minute (extra call)",
  replies: { 200: CardPass, 404: Failure },
});

export const checkCard = route.get('appointment/membership/card/:pass/', 'public', {
  secret: true,
  summary:
    'Check a card that a member shows; 404 for a foreign card, 410 for a pass older than a minute or two',
  params: Type.Object({ pass: Type.String({ maxLength: 400 }) }),
  replies: { 200: CardCheck, 404: Failure, 410: Failure, 429: Failure },
});

export const downloadWalletCard = route.get('appointment/membership/wallet/:file', 'public', {
  secret: true,
  file: 'application/vnd.apple.pkpass',
  summary: 'A membership card for Apple Wallet, by a link of the pass for the card',
  description: `Signed by the studio. The link works for ${WALLET_LINK_LASTS_MINUTES} minutes, and then answers 410; 404 for a link that is not ours, or when the studio makes no cards for Apple Wallet.`,
  params: Type.Object({ file: Type.String({ maxLength: 100 }) }),
  replies: {
    200: Type.String({ maxLength: 10_000_000, examples: ['PK\u0003\u0004…'] }),
    404: Failure,
    410: Failure,
    429: Failure,
  },
});

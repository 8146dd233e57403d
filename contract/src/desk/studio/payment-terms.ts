/** Where sessions and packages are paid, and how much of it online. */
import Type, { type Static } from 'typebox';
import { FeesOfSession, noFees } from '../../payments.ts';
import { managers, readAndChange } from '../../route.ts';
import { Amount } from '../../values/amounts.ts';
import { Failure } from '../../values/failure.ts';
import { Id, MOST } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';

/** An example: no client needs a card, and the price of a session stays due. */
const noCard = { card_of: 'nobody', card_missed_sessions: null, ...noFees } as const;

const halfOnline = {
  version: 1,
  package_id: null,
  paid: 'either',
  asked_of: 'everybody',
  missed_sessions: null,
  deposit_percent: 50,
  deposit_amount: null,
  late_back_percent: 0,
  ...noCard,
};

/** Counts the changes of terms that a studio may never have set. */
export const SeenTermsVersion = described(
  'Counts the changes; a change names the version that was read. 0: never set.',
  Type.Integer({ minimum: 0, maximum: MOST }),
);

export const PaymentTerms = Type.Object(
  {
    version: SeenTermsVersion,
    package_id: described('Null: sessions that are paid one by one.', Nullable(Id)),
    paid: described(
      'Where: at the studio only, as the client likes, or online only.',
      oneOf(['studio', 'either', 'online']),
    ),
    asked_of: described(
      'Of whom a payment online is asked; others pay at the studio. `new`: clients without a visit.',
      oneOf(['everybody', 'new', 'missed']),
    ),
    missed_sessions: described(
      'How many missed sessions it takes; only for `missed`.',
      Nullable(Type.Integer({ minimum: 1, maximum: 20 })),
    ),
    deposit_percent: described(
      'A part of the price instead of all of it.',
      Nullable(Type.Integer({ minimum: 1, maximum: 99 })),
    ),
    deposit_amount: Nullable(Amount),
    late_back_percent: described(
      'What goes back of the money for a session that is cancelled late.',
      Type.Integer({ minimum: 0, maximum: 100 }),
    ),
    card_of: described(
      'Of whom a card on file is asked before a session is booked on the site; only for sessions.',
      oneOf(['nobody', 'everybody', 'new', 'missed']),
    ),
    card_missed_sessions: described(
      'How many missed sessions it takes; only for `missed`.',
      Nullable(Type.Integer({ minimum: 1, maximum: 20 })),
    ),
    ...FeesOfSession.properties,
  },
  {
    additionalProperties: false,
    examples: [halfOnline],
  },
);
export type PaymentTerms = Static<typeof PaymentTerms>;

export const AllPaymentTerms = Type.Object(
  {
    provider: described(
      'Who takes the payments; null: nobody yet, and everything is paid at the studio.',
      Nullable(oneOf(['stripe', 'house'])),
    ),
    terms: described('For sessions first, then for each package on sale.', listOf(PaymentTerms)),
  },
  {
    examples: [
      {
        provider: 'stripe',
        terms: [halfOnline],
      },
    ],
  },
);
export type AllPaymentTerms = Static<typeof AllPaymentTerms>;

export const { read: listPaymentTerms, change: changePaymentTerms } = readAndChange(
  'desk/studio/payment-terms',
  managers,
  AllPaymentTerms,
  {
    read: {
      summary: 'Where sessions and packages are paid',
    },
    change: {
      summary:
        'Change where sessions or one package are paid; bookings made before keep their terms',
      body: PaymentTerms,
      replies: { 404: Failure, 409: Failure },
    },
  },
);

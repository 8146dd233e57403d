/** The terms of the till: amounts, payment methods, and what is sold. */
import Type, { type Static } from 'typebox';
import { MOST_AMOUNT, MOST_PIECES } from '../../terms/till.ts';
import { Amount } from '../../values/amounts.ts';
import { Id, Uuid } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line, TaxNumber } from '../../values/texts.ts';
import { DateOnly, Instant } from '../../values/times.ts';
import { needed } from '../studio/shared-fields.ts';

/** An amount that may be negative: given back or taken out. */
export const SignedAmount = Type.Number({
  description: 'An amount; negative: given back or taken out.',
  minimum: -MOST_AMOUNT,
  maximum: MOST_AMOUNT,
  'x-whole-minor-units': true,
  examples: [-250],
});

export const PaidAmount = Type.Number({
  description: 'An amount above zero.',
  minimum: 0.01,
  maximum: MOST_AMOUNT,
  'x-whole-minor-units': true,
  examples: [1375],
});

/** What is handed over. */
const handed = ['cash', 'terminal', 'transfer'] as const;
export const HandedMethod = oneOf([...handed]);
export type HandedMethod = Static<typeof HandedMethod>;

const atDesk = [...handed, 'credit', 'gift_card'] as const;
export const DeskPaymentMethod = oneOf([...atDesk], {
  description:
    '`credit`: from the money that the payer has on account, or back to it. `gift_card`: from a card, whose code is the `reference`; back to the cards that paid.',
});
export type DeskPaymentMethod = Static<typeof DeskPaymentMethod>;

export const PaymentMethod = oneOf([...atDesk, 'online'], {
  description:
    '`credit`: from the money that the payer has on account, or back to it. `online`: by the provider of payments. `gift_card`: from a card or back to it; of its code the end is told.',
});
export type PaymentMethod = Static<typeof PaymentMethod>;

export const TaxCategory = oneOf(['standard', 'zero_rated', 'exempt'], {
  description: 'Taxed at the rate of its day, at zero, or not at all.',
});
export type TaxCategory = Static<typeof TaxCategory>;

export const GivenReason = Type.String({
  description: 'The reason, in a sentence.',
  maxLength: 500,
  examples: ['Waited for half an hour'],
});

/** A company that buys, as a full tax invoice names it. */
export const Company = Type.Object(
  {
    name: Type.String({ maxLength: 200, ...needed }),
    address: Type.String({ maxLength: 300, ...needed }),
    trn: TaxNumber,
  },
  {
    additionalProperties: false,
    description: 'A company with its address and tax registration number.',
    examples: [
      {
        name: 'Palm Trading LLC',
        address: 'Office 4, Airport Road, Abu Dhabi',
        trn: '100000000000011',
      },
    ],
  },
);
export type Company = Static<typeof Company>;

/** A person as the desk names them. */
export const SaleParty = Type.Object({ id: Id, first_name: Line, last_name: Line });

const amountAndSlip = {
  amount: PaidAmount,
  reference: Type.Optional(
    described(
      'The reference on the slip of the terminal or bank; required for the terminal. Of a gift card its code, to pay with it.',
      Line,
    ),
  ),
};

export const PaymentInput = Type.Object({ method: DeskPaymentMethod, ...amountAndSlip });
export type PaymentInput = Static<typeof PaymentInput>;

export const RefundPayment = Type.Object({
  method: described('`online`: to the card that paid online.', PaymentMethod),
  ...amountAndSlip,
});
export type RefundPayment = Static<typeof RefundPayment>;

/** Most lines, payments and tips in one call. */
export const FEW = 20;

/** Money that goes over the counter. */
export const HandedMoney = Type.Array(Type.Object({ method: HandedMethod, ...amountAndSlip }), {
  minItems: 1,
  maxItems: FEW,
});
export type HandedMoney = Static<typeof HandedMoney>;

export const TipInput = Type.Object(
  { therapist_id: Id, amount: PaidAmount },
  {
    description: 'A tip from a client to a therapist, paid together with the payments next to it.',
  },
);
export type TipInput = Static<typeof TipInput>;

export const SaleLineInput = Type.Object({
  booking_id: Type.Optional(described('A session to be paid for.', Uuid)),
  owned_package_id: Type.Optional(described('A package bought on the site, to be paid for.', Id)),
  package_id: Type.Optional(described('A package to be sold, with `package_balance_id`.', Id)),
  package_balance_id: Type.Optional(Id),
  first_session: Type.Optional(
    described('A booked session of the client that the sold package pays for.', Uuid),
  ),
  product_id: Type.Optional(described('A product from the shelf, with `pieces`.', Id)),
  pieces: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_PIECES, default: 1 })),
  advised_by: Type.Optional(
    described('Of a product: the therapist whose commission it is; default: nobody.', Id),
  ),
  price: Type.Optional(
    described('A reduced price, with `reason`; default: the full price.', Amount),
  ),
  reason: Type.Optional(GivenReason),
});
export type SaleLineInput = Static<typeof SaleLineInput>;

export const SaleLine = Type.Object({
  id: Id,
  name: Line,
  name_ar: described('Its Arabic name on the invoice; null: none.', Nullable(Line)),
  booking_id: Nullable(Uuid),
  owned_package_id: Nullable(Id),
  product_id: described('A product from the shelf.', Nullable(Id)),
  gift_card_id: described('A gift card for a package, whose VAT is due now.', Nullable(Id)),
  pieces: described('Of a product.', Nullable(Type.Integer({ minimum: 1, maximum: MOST_PIECES }))),
  advised_by: described('Of a product: the therapist whose commission it is.', Nullable(Id)),
  list_price: described("The client's price, after the member's discount.", Amount),
  price: Amount,
  vat: described('Included in the price.', Amount),
  tax: TaxCategory,
  reason: described('Why it was reduced.', Nullable(Line)),
  refunded: Amount,
  reduced: described('The part given back as a favour, by which its price is lower.', Amount),
  became: described(
    'For a fully refunded session: free as a favour, or to be paid again; null: neither.',
    Nullable(oneOf(['free', 'owed'])),
  ),
});

/** A therapist of the session, who may be given a tip even after leaving the studio. */
export const TippableTherapist = Type.Object({ therapist_id: Id, therapist: Line });
export type TippableTherapist = Static<typeof TippableTherapist>;

const payment = {
  method: PaymentMethod,
  amount: SignedAmount,
  reference: Nullable(Line),
  at: Instant,
  taken_by: Line,
  card_refund: described(
    'Of money that goes back to a card: on its way, there, or refused by the bank. What was refused counts as paid again, with `failed` too; null: other money.',
    Nullable(oneOf(['pending', 'done', 'failed'])),
  ),
};

/** A count. */
export const Count = Type.Integer({ minimum: 0, maximum: 10_000_000 });

export const DocumentKind = oneOf(['invoice', 'credit_note']);

export const Sale = Type.Object(
  {
    id: Uuid,
    location: Line,
    day: described("The studio's day in whose books it is.", DateOnly),
    at: Instant,
    client: described('Null: products were sold without a client.', Nullable(SaleParty)),
    payer: described(
      'For a gift: somebody other than the client; null: nobody is named.',
      Nullable(SaleParty),
    ),
    seller: Line,
    lines: listOf(SaleLine),
    payments: listOf(Type.Object(payment)),
    givers: described('The therapists of its sessions.', listOf(TippableTherapist)),
    tips: listOf(Type.Object({ therapist_id: Id, therapist: Line, amount: SignedAmount })),
    total: described('All lines, including VAT.', Amount),
    vat: Amount,
    refunded: Amount,
    paid: described('Payments less refunds, including tips.', SignedAmount),
    rounding: described(
      'What cash rounding added; negative: what it took off. `total` less `refunded`, plus tips and this, equals `paid` plus `due`.',
      SignedAmount,
    ),
    due: described('What is still to be paid, including tips.', Amount),
    overpaid: described(
      'What is to be handed back, such as money that did not reach a card.',
      Amount,
    ),
    voided: Type.Boolean(),
    documents: listOf(Type.Object({ number: Line, kind: DocumentKind })),
  },
  {
    description: 'A sale: what was sold together, and what was paid for it so far.',
    examples: [
      {
        id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
        location: 'A',
        day: '2026-03-04',
        at: '2026-03-04T06:00:00.000Z',
        client: { id: 12, first_name: 'Amina', last_name: 'Haddad' },
        payer: { id: 12, first_name: 'Amina', last_name: 'Haddad' },
        seller: 'Sara Khalil',
        lines: [
          {
            id: 1,
            name: 'Balance Package, 600 min',
            name_ar: 'باقة التوازن، 600 دقيقة',
            booking_id: null,
            owned_package_id: 7,
            product_id: null,
            gift_card_id: null,
            advised_by: null,
            pieces: null,
            list_price: 2750,
            price: 2750,
            vat: 130.95,
            tax: 'standard',
            reason: null,
            refunded: 0,
            reduced: 0,
            became: null,
          },
        ],
        payments: [
          {
            method: 'cash',
            amount: 2750,
            reference: null,
            at: '2026-03-04T06:00:00.000Z',
            taken_by: 'Sara Khalil',
            card_refund: null,
          },
        ],
        givers: [],
        tips: [],
        total: 2750,
        vat: 130.95,
        refunded: 0,
        paid: 2750,
        rounding: 0,
        due: 0,
        overpaid: 0,
        voided: false,
        documents: [{ number: 'INV-A-000001', kind: 'invoice' }],
      },
    ],
  },
);
export type Sale = Static<typeof Sale>;

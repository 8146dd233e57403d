import Type, { type Static } from 'typebox';
import { PackageKind } from '../../packages.ts';
import { PageQuery } from '../../pagination.ts';
import { desk, route } from '../../route.ts';
import { MOST_PIECES } from '../../terms/till.ts';
import { Amount } from '../../values/amounts.ts';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode, MOST, Uuid } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly } from '../../values/times.ts';
import {
  Company,
  FEW,
  GivenReason,
  PaidAmount,
  PaymentInput,
  RefundPayment,
  Sale,
  SaleLineInput,
  TipInput,
} from './till-values.ts';

const payments = Type.Array(PaymentInput, { maxItems: FEW });
const tips = Type.Array(TipInput, { maxItems: FEW });

export const SaleRequest = Type.Object(
  {
    location: LocationCode,
    client_id: Type.Optional(
      described(
        'The client who receives what is sold. Without one only products are sold, and they are paid at once.',
        Id,
      ),
    ),
    payer_id: Type.Optional(described('For a gift: the payer; default: the client.', Id)),
    buyer: Type.Optional(
      described('A company that gets a full tax invoice; default: a private buyer.', Company),
    ),
    lines: Type.Array(SaleLineInput, { maxItems: FEW }),
    payments: described('May be less than the amount due; the rest is paid later.', payments),
    tips: Type.Optional(tips),
  },
  {
    description: 'What is sold together, and how it is paid.',
    examples: [
      {
        location: 'A',
        client_id: 12,
        lines: [{ package_id: 1, package_balance_id: 2 }],
        payments: [
          { method: 'cash', amount: 1375 },
          { method: 'terminal', amount: 1375, reference: '004211' },
        ],
      },
    ],
  },
);
export type SaleRequest = Static<typeof SaleRequest>;

export const sellAtTill = route.post('desk/till/sales/', desk, {
  concerns: { branch: 'body.location' },
  summary: 'Sell sessions, packages and products, with any payment made now, and issue the invoice',
  description:
    'A package is sold with or without a first session, to a client or as a gift, even while another still has minutes. Up to `simplified_up_to_aed` of the settings the invoice is simplified, without a name. Tips alone get no invoice.',
  body: SaleRequest,
  replies: { 201: Sale, 403: Failure, 404: Failure, 409: Failure, 422: Failure },
});

export const readBuyer = route.get('desk/till/buyers/:id/', desk, {
  summary: 'The company that the latest full tax invoice to a payer names, to be used again',
  params: Type.Object({ id: Id }, { description: 'Who pays.' }),
  replies: {
    200: Type.Object({ buyer: Nullable(Company) }, { examples: [{ buyer: null }] }),
  },
});

const SaleParams = Type.Object({ id: Uuid }, { description: 'Which sale.' });

export const readSale = route.get('desk/till/sales/:id/', desk, {
  concerns: { branch: 'query.location' },
  summary: 'One sale in its current state',
  params: SaleParams,
  query: Type.Object({ location: LocationCode }),
  replies: { 200: Sale, 404: Failure },
});

const OfClient = Type.Object({ client_id: Id });

export const listSalesToClient = route.get('desk/till/sales/', desk, {
  summary: 'Sales to a client or paid by them, newest first; a hundred by default',
  query: Type.Object({
    ...OfClient.properties,
    booking_id: Type.Optional(described('Only sales that include this session.', Uuid)),
    ...PageQuery.properties,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })),
  }),
  replies: { 200: listOf(Sale), 404: Failure },
});

export const payForSale = route.post('desk/till/sales/:id/payments/', desk, {
  concerns: { branch: 'body.location' },
  summary: 'Take a payment for an earlier sale, and tips',
  params: SaleParams,
  body: Type.Object({ location: LocationCode, payments, tips: Type.Optional(tips) }),
  replies: { 200: Sale, 404: Failure, 409: Failure, 422: Failure },
});

export const refundSale = route.post('desk/till/sales/:id/refunds/', desk, {
  concerns: { branch: 'body.location' },
  summary:
    'Refund: a credit note, minutes taken out of the package and money given back, or neither of the last two',
  description:
    '`payments` has to equal exactly what is overpaid once the lines and tips are refunded; without either it hands back what is overpaid already. With `owed_back` no more is given back for a session than is owed to the client; otherwise the rest reduces its price.',
  params: SaleParams,
  body: Type.Object({
    location: LocationCode,
    reason: GivenReason,
    lines: Type.Array(
      Type.Object({
        line_id: Id,
        amount: PaidAmount,
        minutes: Type.Optional(
          Type.Integer({
            description:
              'Minutes to take out of its package; default: all that are left, when the whole line is refunded.',
            minimum: 0,
            maximum: 100_000,
          }),
        ),
        pieces: Type.Optional(
          Type.Integer({
            description: 'Of a product: how many come back into stock. Required for one.',
            minimum: 0,
            maximum: MOST_PIECES,
          }),
        ),
      }),
      { maxItems: FEW },
    ),
    payments: Type.Array(RefundPayment, { maxItems: FEW }),
    tips: Type.Optional(described('What a therapist gives back of the tips in the sale.', tips)),
    owed_back: Type.Optional(Type.Boolean()),
    sessions: Type.Optional(
      described(
        'For fully refunded sessions that would then be unpaid: free from now on, or to be paid again. Required if there is one.',
        oneOf(['free', 'owed']),
      ),
    ),
  }),
  replies: { 200: Sale, 403: Failure, 404: Failure, 409: Failure, 422: Failure },
});

export const voidSale = route.post('desk/till/sales/:id/void/', desk, {
  concerns: { branch: 'body.location' },
  summary: 'Void a whole sale of the open day, by its seller or a manager',
  params: SaleParams,
  body: Type.Object({ location: LocationCode, reason: GivenReason }),
  replies: { 200: Sale, 403: Failure, 404: Failure, 409: Failure },
});

export const TillDay = Type.Object(
  {
    day: described("The studio's day; null: none was ever opened.", Nullable(DateOnly)),
    open: Type.Boolean({ description: 'Its drawer is open.' }),
    sales: described('Made, paid for or refunded on it, newest first.', listOf(Sale)),
    credited: described(
      'Given back on that day, for sales of any day; voided sales are left out.',
      Amount,
    ),
  },
  {
    description: 'A day in the books of a branch.',
    examples: [{ day: '2026-03-04', open: true, sales: [], credited: 0 }],
  },
);
export type TillDay = Static<typeof TillDay>;

export const readTillDay = route.get('desk/till/day/', desk, {
  concerns: { branch: 'query.location' },
  summary: 'What a branch sold and took on a day; default: the latest opened day',
  query: Type.Object({ location: LocationCode, day: Type.Optional(DateOnly) }),
  replies: { 200: TillDay },
});

export const TillOffer = Type.Object(
  {
    package_id: Id,
    package_balance_id: Id,
    kind: PackageKind,
    name: Line,
    minutes: described('Null: unlimited.', Nullable(Type.Integer({ minimum: 1, maximum: MOST }))),
    list_price: Amount,
    price: described(
      "After the member's discount, rounded down to a tenth of the currency's unit.",
      Amount,
    ),
  },
  {
    description: 'A size of a package and its price for a client.',
    examples: [
      {
        package_id: 2,
        package_balance_id: 2,
        kind: 'regular',
        name: 'Balance Package',
        minutes: 600,
        list_price: 2750,
        price: 2475,
      },
    ],
  },
);
export type TillOffer = Static<typeof TillOffer>;

export const listOffers = route.get('desk/till/offers/', desk, {
  summary: 'Every package that can be sold to a client, at their price',
  query: OfClient,
  replies: { 200: listOf(TillOffer), 404: Failure },
});

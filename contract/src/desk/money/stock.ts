/** What a branch has of each product: the tiles of the till, receipts and counts. */
import Type, { type Static } from 'typebox';
import { desk, route } from '../../route.ts';
import { MOST_PIECES, STOCK_HISTORY } from '../../terms/till.ts';
import { Amount } from '../../values/amounts.ts';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode, MOST, Uuid } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { Instant } from '../../values/times.ts';
import { Named } from '../studio/shared-fields.ts';
import { BarCode } from './retail-products.ts';
import { GivenReason } from './till-values.ts';

/** On hand, which many receipts may bring above the most of one. */
const Pieces = Type.Integer({ minimum: -MOST, maximum: MOST });

export const StockedProduct = Type.Object(
  {
    product_id: Id,
    name: Named,
    price: described('Including VAT.', Amount),
    bar_code: Nullable(BarCode),
    retired: described('No longer sold; listed while some are left.', Type.Boolean()),
    pieces: described(
      'At the branch; null: never received or counted there, so nothing is subtracted. Below zero: more was sold than was counted, and a count is needed.',
      Nullable(Pieces),
    ),
    low: described('At or below its warning, or below zero.', Type.Boolean()),
    sold: Type.Integer({
      description: 'Pieces that the branch sold lately; most sold first.',
      minimum: 0,
      maximum: MOST,
    }),
  },
  {
    description: 'A product at a branch.',
    examples: [
      {
        ...{ product_id: 1, name: { en: 'Magnesium oil', ar: 'زيت المغنيسيوم' }, price: 95 },
        ...{ bar_code: '6291041500213', retired: false, pieces: 12, low: false, sold: 4 },
      },
    ],
  },
);
export type StockedProduct = Static<typeof StockedProduct>;

const OfProduct = { location: LocationCode, product_id: Id };

export const listStock = route.get('desk/till/stock/', desk, {
  concerns: { branch: 'query.location' },
  summary: 'The products of a branch with their stock, the most sold first',
  query: Type.Object({ location: LocationCode }),
  replies: { 200: listOf(StockedProduct) },
});

export const receiveStock = route.post('desk/till/stock/receipts/', desk, {
  concerns: { branch: 'body.location' },
  summary: 'Record pieces of a product that came in',
  body: Type.Object(
    {
      ...OfProduct,
      pieces: Type.Integer({ minimum: 1, maximum: MOST_PIECES }),
      cost: Type.Optional(described('Of one piece, without VAT.', Amount)),
      reason: Type.Optional(described('Such as the delivery note.', GivenReason)),
    },
    { examples: [{ location: 'A', product_id: 1, pieces: 12, cost: 48 }] },
  ),
  replies: { 201: StockedProduct, 404: Failure },
});

export const countStock = route.post('desk/till/stock/counts/', desk, {
  concerns: { branch: 'body.location' },
  summary: 'Record how many pieces of a product were counted, with the reason for a difference',
  body: Type.Object(
    {
      ...OfProduct,
      counted: Type.Integer({ minimum: 0, maximum: MOST_PIECES }),
      expected: described(
        'What the list showed; refused where it has changed since. Null: nothing.',
        Nullable(Pieces),
      ),
      reason: Type.Optional(
        described('Needed where the count differs from what was expected.', GivenReason),
      ),
    },
    { examples: [{ location: 'A', product_id: 1, counted: 11, expected: 12, reason: 'Broken' }] },
  ),
  replies: { 201: StockedProduct, 404: Failure, 409: Failure },
});

export const StockKind = oneOf(['received', 'counted', 'sold', 'returned'], {
  description: 'Came in, was counted, was sold, or came back with a refund or a voided sale.',
});
export type StockKind = Static<typeof StockKind>;

export const StockEntry = Type.Object(
  {
    id: Id,
    at: Instant,
    kind: StockKind,
    pieces: described('Below zero: went out. Of a count: the difference.', Pieces),
    balance: described('After this entry.', Pieces),
    cost: described('Of one piece, without VAT.', Nullable(Amount)),
    reason: Nullable(Line),
    by: Line,
    sale_id: Nullable(Uuid),
  },
  {
    description: 'One change of the stock of a product at a branch.',
    examples: [
      {
        ...{ id: 3, at: '2026-03-04T06:00:00.000Z', kind: 'received', pieces: 12, balance: 12 },
        ...{ cost: 48, reason: null, by: 'Sara Khalil', sale_id: null },
      },
    ],
  },
);
export type StockEntry = Static<typeof StockEntry>;

export const listStockEntries = route.get('desk/till/stock/:id/', desk, {
  concerns: { branch: 'query.location' },
  summary: 'What came in and went out of a product at a branch, latest first',
  params: Type.Object({ id: Id }, { description: 'Which product.' }),
  query: Type.Object({ location: LocationCode }),
  replies: { 200: listOf(StockEntry, { maxItems: STOCK_HISTORY }), 404: Failure },
});

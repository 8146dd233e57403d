/** Products that a studio sells over the counter, as managers edit them. */
import Type, { type Static } from 'typebox';
import { MOST_PIECES } from '../../terms/till.ts';
import { Amount } from '../../values/amounts.ts';
import { LocationCode, MOST } from '../../values/keys.ts';
import { described, listOf, Nullable } from '../../values/shapes.ts';
import { ListPosition, Named, studioThing, thingFields } from '../studio/shared-fields.ts';

export const BarCode = Type.String({
  description: 'The digits that a scanner types.',
  maxLength: 14,
  pattern: '^[0-9]{4,14}$',
  'x-sentence': {
    en: 'A bar code has 4 to 14 digits.',
    ar: 'يتكوّن الباركود من 4 إلى 14 رقماً.',
  },
  examples: ['6291041500213'],
});

const StockWarning = Type.Object(
  {
    location: LocationCode,
    pieces: described(
      'The desk is warned from this many pieces down; null: never.',
      Nullable(Type.Integer({ minimum: 0, maximum: MOST_PIECES })),
    ),
  },
  { additionalProperties: false, examples: [{ location: 'A', pieces: 3 }] },
);

const product = {
  name: Named,
  price: described('Including VAT.', Amount),
  bar_code: described('Null: it has none.', Nullable(BarCode)),
  warnings: listOf(StockWarning, {
    description: 'When its stock counts as low, by branch; a branch left out keeps what it had.',
    maxItems: 200,
  }),
  position: ListPosition,
};

export const {
  Shown: RetailProduct,
  New: NewRetailProduct,
  list: listRetailProducts,
  add: addRetailProduct,
  change: changeRetailProduct,
  retire: retireRetailProduct,
} = studioThing({
  path: 'desk/studio/products',
  shown: {
    ...thingFields,
    ...product,
    stock: listOf(
      Type.Object({
        location: LocationCode,
        pieces: described(
          'Below zero: more was sold than was counted.',
          Type.Integer({ minimum: -MOST, maximum: MOST }),
        ),
        low: described('At or below its warning, or below zero.', Type.Boolean()),
      }),
      { description: 'Of the branches that received or counted it, in their order.' },
    ),
  },
  fields: product,
  example: {
    ...{ id: 1, version: 1, retired: false },
    name: { en: 'Magnesium oil', ar: 'زيت المغنيسيوم' },
    price: 95,
    bar_code: '6291041500213',
    warnings: [{ location: 'A', pieces: 3 }],
    position: 0,
    stock: [{ location: 'A', pieces: 12, low: false }],
  },
  list: { summary: 'Every product for the counter, including retired ones' },
  add: { summary: 'Add a product for the counter' },
  change: { summary: 'Change a product; earlier sales keep their price' },
  retire: { summary: 'Retire a product, or restore it; its stock stays' },
});
export type RetailProduct = Static<typeof RetailProduct>;
export type NewRetailProduct = Static<typeof NewRetailProduct>;

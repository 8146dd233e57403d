/** How each service, package and product is taxed, by starting day; for managers. */
import Type, { type Static } from 'typebox';
import { managers, route } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Id } from '../../values/keys.ts';
import { described, listOf, oneOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly, Instant } from '../../values/times.ts';
import { TaxCategory } from '../money/till-values.ts';
import { Named, ThingVersion } from './shared-fields.ts';

const TaxedKind = oneOf(['service', 'package', 'product']);
const aCategory = { valid_from: '2026-09-01', category: 'zero_rated' } as const;

const TaxedThing = Type.Object({
  kind: TaxedKind,
  id: Id,
  name: Named,
  retired: Type.Boolean(),
  category: described('On the first day for which another can be set.', TaxCategory),
  history: described(
    'Latest first; earlier days are standard-rated.',
    listOf(
      Type.Object({
        valid_from: DateOnly,
        category: TaxCategory,
        set_by: Line,
        set_at: Instant,
      }),
    ),
  ),
  differing: described(
    'For a package: its services that are taxed otherwise by themselves.',
    listOf(Type.Object({ name: Named, category: TaxCategory })),
  ),
});
export type TaxedThing = Static<typeof TaxedThing>;

export const TaxCategories = Type.Object(
  {
    version: ThingVersion,
    first_day: described(
      'The first day for which a category can be set: nothing has been sold on it.',
      DateOnly,
    ),
    things: described(
      "Services, packages, then products, in the studio's order.",
      listOf(TaxedThing),
    ),
  },
  {
    examples: [
      {
        version: 1,
        first_day: '2026-03-04',
        things: [
          {
            kind: 'service',
            id: 3,
            name: { en: 'Massage', ar: 'التدليك' },
            retired: false,
            category: 'standard',
            history: [{ ...aCategory, set_by: 'Sara Haddad', set_at: '2026-03-04T09:00:00.000Z' }],
            differing: [],
          },
        ],
      },
    ],
  },
);
export type TaxCategories = Static<typeof TaxCategories>;

export const listTaxCategories = route.get('desk/studio/tax-categories', managers, {
  summary: 'How services, packages and products are taxed, including future changes',
  replies: { 200: TaxCategories },
});

/** Most services, packages or products in one call. */
const MANY = 200;

const NewTaxCategory = Type.Object(
  {
    version: ThingVersion,
    valid_from: DateOnly,
    category: TaxCategory,
    services: Type.Array(Id, { maxItems: MANY }),
    packages: Type.Array(Id, { maxItems: MANY }),
    products: Type.Optional(Type.Array(Id, { maxItems: MANY })),
  },
  {
    additionalProperties: false,
    examples: [{ version: 1, ...aCategory, services: [3], packages: [], products: [] }],
  },
);
export type NewTaxCategory = Static<typeof NewTaxCategory>;

export const setTaxCategory = route.post('desk/studio/tax-categories', managers, {
  fullWay: true,
  summary:
    'Set how services, packages and products are taxed from a day on which nothing has been sold yet',
  description:
    'A category set for the same day replaces the earlier one. A refund uses the category of its sale. Sessions of several services are taxed by service, packages and products by their own category.',
  body: NewTaxCategory,
  replies: { 200: TaxCategories, 409: Failure },
});

export const withdrawTaxCategory = route.post('desk/studio/tax-categories/withdraw', managers, {
  fullWay: true,
  summary: 'Withdraw a category that no sale has used yet',
  body: Type.Object(
    { version: ThingVersion, kind: TaxedKind, id: Id, valid_from: DateOnly },
    {
      additionalProperties: false,
      examples: [{ version: 2, kind: 'service', id: 3, valid_from: '2026-09-01' }],
    },
  ),
  replies: { 200: TaxCategories, 404: Failure, 409: Failure },
});

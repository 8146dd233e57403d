/** The packages that the studio sells, as managers edit them. */
import Type, { type Static } from 'typebox';
import { PackageKind } from '../../packages.ts';
import { Amount } from '../../values/amounts.ts';
import { Id } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import {
  BilingualText,
  ListPosition,
  Named,
  Proposed,
  studioThing,
  thingFields,
} from './shared-fields.ts';

const size = {
  time: described(
    'Minutes; null in an unlimited package.',
    Nullable(Type.Integer({ minimum: 5, maximum: 60_000, multipleOf: 5 })),
  ),
  price: Amount,
  validity_days: described(
    'Days after the day of purchase on which it can be used. Bought on 4 June, a package of 30 days can be used until 4 July, that day included. Null: no expiry.',
    Nullable(Type.Integer({ minimum: 1, maximum: 3660 })),
  ),
};
const Size = Type.Object(
  { id: Id, ...size },
  { examples: [{ id: 2, time: 600, price: 2750, validity_days: 180 }] },
);
const PackageSizeInput = Type.Object(
  { id: Type.Optional(described('Id of an existing size; omitted: a new one.', Id)), ...size },
  {
    additionalProperties: false,
    examples: [{ id: 2, time: 600, price: 2750, validity_days: 180 }],
  },
);
export type PackageSizeInput = Static<typeof PackageSizeInput>;

const product = {
  name: Named,
  description: BilingualText,
  people_limit: Type.Integer({
    description: 'How many people may share it, including the owner; 1 unless shared.',
    minimum: 1,
    maximum: 50,
  }),
  service_ids: listOf(Id, { description: 'What it helps with.', minItems: 1, maxItems: 200 }),
  position: ListPosition,
  renews: described(
    'A plan: it is paid by the month from a card on file until it is stopped, and not sold otherwise.',
    Type.Boolean(),
  ),
  unused_minutes: oneOf(['expire', 'go_on'], {
    description: 'Of a plan: what becomes of the minutes of a month that were not used.',
  }),
  as_gift: described(
    'Gift cards for it are sold, where the studio sells gift cards.',
    Type.Boolean(),
  ),
  while_failing: oneOf(['wait', 'go_on'], {
    description: 'Of a plan: whether there are sessions in the week in which a payment fails.',
  }),
};
const sizes = listOf(PackageSizeInput, {
  description:
    'How it is sold from now on. Sold packages keep the minutes, price and days that they had.',
  minItems: 1,
  maxItems: 20,
});
const kind = described('Set when it is created; cannot change.', PackageKind);

const aSize = { time: 600, price: 2750, validity_days: 180 };

export const {
  Shown: StudioProduct,
  New: NewProduct,
  list: listStudioProducts,
  add: addProduct,
  change: changeProduct,
  retire: retireProduct,
} = studioThing({
  path: 'desk/studio/packages',
  description: 'A package that the studio sells or sold.',
  shown: { ...thingFields, proposed: Proposed, kind, ...product, sizes: listOf(Size) },
  fields: { ...product, sizes },
  firstFields: { kind },
  example: {
    ...{ id: 2, version: 1, retired: false, proposed: false, kind: 'regular' },
    name: { en: 'Balance Package', ar: 'باقة التوازن' },
    description: { en: 'Ten hours for one.', ar: 'عشر ساعات لشخص واحد.' },
    people_limit: 1,
    service_ids: [1],
    position: 1,
    ...{ renews: false, unused_minutes: 'expire', while_failing: 'wait', as_gift: false },
    sizes: [{ id: 2, ...aSize }],
  },
  newExample: { sizes: [aSize] },
  list: { summary: 'Every package that the studio sells or sold' },
  add: { summary: 'Add a package to sell' },
  change: {
    summary: 'Change a package; sold ones keep what they had',
    description: 'A size that is left out is no longer sold.',
  },
  retire: { summary: 'Retire a package, or restore it' },
});
export type StudioProduct = Static<typeof StudioProduct>;
export type NewProduct = Static<typeof NewProduct>;

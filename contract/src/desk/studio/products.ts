/** The packages that the studio sells, as managers change them. */
import Type, { type Static } from 'typebox';
import { PackageKind } from '../../packages.ts';
import { defineRoute } from '../../route.ts';
import { Aed, described, Failure, Id, listOf, Nullable } from '../../values.ts';
import {
  kept,
  Named,
  Place,
  Proposed,
  Retiring,
  ThingVersion,
  Told,
  WhichThing,
} from './own-things.ts';

const access = ['manager'] as const;

const size = {
  time: described(
    'Minutes; null in an unlimited package.',
    Nullable(Type.Integer({ minimum: 5, maximum: 60_000, multipleOf: 5 })),
  ),
  price: Aed,
  validity_days: described(
    'Days after the day of purchase on which it can be used: bought on 4 June, 30 days last until 4 July, that day among them. Null: no expiry.',
    Nullable(Type.Integer({ minimum: 1, maximum: 3660 })),
  ),
};
const Size = Type.Object(
  { id: Id, ...size },
  { examples: [{ id: 2, time: 600, price: 2750, validity_days: 180 }] },
);
const AskedSize = Type.Object(
  { id: Type.Optional(described('Of a size that there is; none: a new one.', Id)), ...size },
  {
    additionalProperties: false,
    examples: [{ id: 2, time: 600, price: 2750, validity_days: 180 }],
  },
);
export type AskedSize = Static<typeof AskedSize>;

const product = {
  name: Named,
  description: Told,
  people_limit: Type.Integer({
    description: 'How many people may share it, the owner included; 1 unless shared.',
    minimum: 1,
    maximum: 50,
  }),
  service_ids: listOf(Id, { description: 'What it helps with.', minItems: 1, maxItems: 200 }),
  position: Place,
};
const sizes = listOf(AskedSize, {
  description: 'What it is sold as. What was sold keeps the minutes, price and days that it had.',
  minItems: 1,
  maxItems: 20,
});
const kind = described('What it was made as it stays.', PackageKind);

const example = {
  name: { en: 'Balance Package', ar: 'باقة التوازن' },
  description: { en: 'Ten hours for one.', ar: 'عشر ساعات لشخص واحد.' },
  people_limit: 1,
  service_ids: [1],
  position: 1,
};
const exampleSizes = [{ id: 2, time: 600, price: 2750, validity_days: 180 }];

export const StudioProduct = Type.Object(
  { ...kept, proposed: Proposed, kind, ...product, sizes: listOf(Size) },
  {
    description: 'A package that the studio sells or sold.',
    examples: [
      {
        ...{ id: 2, version: 1, retired: false, proposed: false, kind: 'regular' },
        ...{ ...example, sizes: exampleSizes },
      },
    ],
  },
);
export type StudioProduct = Static<typeof StudioProduct>;

export const NewProduct = Type.Object(
  { kind, ...product, sizes },
  {
    additionalProperties: false,
    examples: [
      { kind: 'regular', ...example, sizes: [{ time: 600, price: 2750, validity_days: 180 }] },
    ],
  },
);
export type NewProduct = Static<typeof NewProduct>;

export const listStudioProducts = defineRoute({
  method: 'GET',
  path: 'desk/studio/packages',
  access,
  summary: 'Every package that the studio sells or sold',
  replies: { 200: listOf(StudioProduct) },
});

export const addProduct = defineRoute({
  method: 'POST',
  path: 'desk/studio/packages',
  access,
  summary: 'Add a package to sell',
  body: NewProduct,
  replies: { 201: StudioProduct },
});

export const changeProduct = defineRoute({
  method: 'PUT',
  path: 'desk/studio/packages/:id',
  access,
  summary: 'Change a package; what was sold keeps what it had',
  description: 'A size that is left out is no longer sold.',
  params: WhichThing,
  body: Type.Object(
    { version: ThingVersion, ...product, sizes },
    { additionalProperties: false, examples: [{ version: 1, ...example, sizes: exampleSizes }] },
  ),
  replies: { 200: StudioProduct, 404: Failure, 409: Failure },
});

export const retireProduct = defineRoute({
  method: 'POST',
  path: 'desk/studio/packages/:id/retire',
  access,
  summary: 'Retire a package, or bring it back',
  params: WhichThing,
  body: Retiring,
  replies: { 200: StudioProduct, 404: Failure, 409: Failure },
});

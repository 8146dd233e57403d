/** What partners give the studio's members, as managers change it. */
import Type, { type Static } from 'typebox';
import { defineRoute } from '../../route.ts';
import { described, Failure, listOf, MOST, Nullable, oneOf } from '../../values.ts';
import { kept, Place, Retiring, ThingVersion, Told, WhichThing } from './own-things.ts';

const access = ['manager'] as const;

const Address = Nullable(
  Type.String({
    maxLength: 300,
    pattern: '^(https://|/)\\S+$',
    'x-sentence': {
      en: 'Please enter an address that begins with https://.',
      ar: 'يرجى إدخال رابط يبدأ بـ https://.',
    },
  }),
);
const Code = Type.String({
  maxLength: 60,
  pattern: '^\\S+$',
  'x-sentence': { en: 'A code has no spaces.', ar: 'لا مسافات في الرمز.' },
});

const discount = {
  partner_name: Type.String({
    maxLength: 120,
    pattern: '\\S',
    'x-sentence': { en: 'This field is required.', ar: 'هذا الحقل مطلوب.' },
  }),
  description: Told,
  category: described('What the partner does; both empty: not told.', Told),
  city: described('Both empty: not told.', Told),
  postal_code: Nullable(Type.String({ maxLength: 20 })),
  discount_percentage: Type.Integer({ minimum: 1, maximum: 100 }),
  partner_type: oneOf(['online', 'local', 'both']),
  online_discount_code: described('The usual code; null: there are no codes.', Nullable(Code)),
  website_url: Address,
  instagram_url: Address,
  logo_url: described('A picture of the site, or one by https.', Address),
  requires_membership_card: Type.Boolean(),
  position: Place,
};
const example = {
  partner_name: 'Triforce',
  description: { en: 'Off training plans.', ar: 'خصم على خطط التدريب.' },
  category: { en: 'Triathlon training', ar: 'تدريب ترايثلون' },
  city: { en: 'Dubai', ar: 'دبي' },
  postal_code: null,
  discount_percentage: 15,
  partner_type: 'both',
  online_discount_code: 'LIMBER-TRI-15',
  website_url: 'https://triforce.partner.example/',
  instagram_url: null,
  logo_url: '/partners/triforce.svg',
  requires_membership_card: false,
  position: 1,
};

export const StudioDiscount = Type.Object(
  {
    ...kept,
    ...discount,
    spare_codes: Type.Integer({
      description: 'Codes that nobody was given yet.',
      minimum: 0,
      maximum: MOST,
    }),
  },
  { examples: [{ id: 2, version: 1, retired: false, ...example, spare_codes: 2 }] },
);
export type StudioDiscount = Static<typeof StudioDiscount>;

export const NewDiscount = Type.Object(discount, {
  additionalProperties: false,
  examples: [example],
});
export type NewDiscount = Static<typeof NewDiscount>;

export const listStudioDiscounts = defineRoute({
  method: 'GET',
  path: 'desk/studio/partners',
  access,
  summary: 'Every discount of a partner, retired ones among them',
  replies: { 200: listOf(StudioDiscount) },
});

export const addDiscount = defineRoute({
  method: 'POST',
  path: 'desk/studio/partners',
  access,
  summary: 'Add a discount of a partner',
  body: NewDiscount,
  replies: { 201: StudioDiscount },
});

export const changeDiscount = defineRoute({
  method: 'PUT',
  path: 'desk/studio/partners/:id',
  access,
  summary: 'Change a discount of a partner',
  params: WhichThing,
  body: Type.Object(
    { version: ThingVersion, ...discount },
    { additionalProperties: false, examples: [{ version: 1, ...example }] },
  ),
  replies: { 200: StudioDiscount, 404: Failure, 409: Failure },
});

export const retireDiscount = defineRoute({
  method: 'POST',
  path: 'desk/studio/partners/:id/retire',
  access,
  summary: 'Retire a discount of a partner, or bring it back',
  params: WhichThing,
  body: Retiring,
  replies: { 200: StudioDiscount, 404: Failure, 409: Failure },
});

export const addSpareCodes = defineRoute({
  method: 'POST',
  path: 'desk/studio/partners/:id/codes',
  access,
  summary: 'Add codes that are handed out when the usual one fails; those that are there stay',
  params: WhichThing,
  body: Type.Object(
    { codes: listOf(Code, { minItems: 1, maxItems: 1000 }) },
    { additionalProperties: false, examples: [{ codes: ['TRI-7KQ2'] }] },
  ),
  replies: { 200: StudioDiscount, 404: Failure },
});

/** Discounts of partners for the studio's members, as managers edit them. */
import Type, { type Static } from 'typebox';
import { managers, route } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { MOST } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import {
  BilingualText,
  hereOrElsewhere,
  ListPosition,
  needed,
  studioThing,
  thingFields,
  WhichThing,
} from './shared-fields.ts';

const Address = Nullable(Type.String(hereOrElsewhere));
const Code = Type.String({
  maxLength: 60,
  pattern: '^\\S+$',
  'x-sentence': { en: 'A code has no spaces.', ar: 'لا مسافات في الرمز.' },
});

const discount = {
  partner_name: Type.String({ maxLength: 120, ...needed }),
  description: BilingualText,
  category: described('What the partner does; both empty: not given.', BilingualText),
  city: described('Both empty: not given.', BilingualText),
  postal_code: Nullable(Type.String({ maxLength: 20 })),
  discount_percentage: Type.Integer({ minimum: 1, maximum: 100 }),
  partner_type: oneOf(['online', 'local', 'both']),
  online_discount_code: described('The usual code; null: there are no codes.', Nullable(Code)),
  website_url: Address,
  instagram_url: Address,
  logo_url: described('A picture of the site, or one with an https address.', Address),
  requires_membership_card: Type.Boolean(),
  position: ListPosition,
};
export const {
  Shown: StudioDiscount,
  New: NewDiscount,
  list: listStudioDiscounts,
  add: addDiscount,
  change: changeDiscount,
  retire: retireDiscount,
} = studioThing({
  path: 'desk/studio/partners',
  shown: {
    ...thingFields,
    ...discount,
    spare_codes: Type.Integer({
      description: 'Codes that have not been handed out yet.',
      minimum: 0,
      maximum: MOST,
    }),
  },
  fields: discount,
  example: {
    ...{ id: 2, version: 1, retired: false, partner_name: 'Triforce' },
    description: { en: 'Off training plans.', ar: 'خصم على خطط التدريب.' },
    category: { en: 'Triathlon training', ar: 'تدريب ترايثلون' },
    city: { en: 'Abu Dhabi', ar: 'أبوظبي' },
    postal_code: null,
    discount_percentage: 15,
    partner_type: 'both',
    online_discount_code: 'MEMBER-TRI-15',
    website_url: 'https://triforce.partner.example/',
    instagram_url: null,
    logo_url: '/partners/triforce.svg',
    requires_membership_card: false,
    position: 1,
    spare_codes: 2,
  },
  list: { summary: 'Every partner discount, including retired ones' },
  add: { summary: 'Add a partner discount' },
  change: { summary: 'Change a partner discount' },
  retire: { summary: 'Retire a partner discount, or restore it' },
});
export type StudioDiscount = Static<typeof StudioDiscount>;
export type NewDiscount = Static<typeof NewDiscount>;

export const addSpareCodes = route.post('desk/studio/partners/:id/codes', managers, {
  summary: 'Add codes to hand out when the usual one fails; existing codes stay',
  params: WhichThing,
  body: Type.Object(
    { codes: listOf(Code, { minItems: 1, maxItems: 1000 }) },
    { additionalProperties: false, examples: [{ codes: ['TRI-7KQ2'] }] },
  ),
  replies: { 200: StudioDiscount, 404: Failure },
});

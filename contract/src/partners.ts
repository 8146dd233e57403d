import Type, { type Static } from 'typebox';
import { WholeListQuery } from './pagination.ts';
import { route, signedIn } from './route.ts';
import { Detail, Failure } from './values/failure.ts';
import { Id } from './values/keys.ts';
import { described, Nullable, oneOf, PageOf } from './values/shapes.ts';
import { Line, Prose } from './values/texts.ts';

export const PartnerDiscount = Type.Object(
  {
    id: Id,
    partner_name: Line,
    description: Prose,
    category: Nullable(Line),
    discount_percentage: Type.Integer({ minimum: 1, maximum: 100 }),
    partner_type: oneOf(['online', 'local', 'both']),
    city: Nullable(Line),
    postal_code: Nullable(Line),
    logo_url: Nullable(Line),
    online_discount_code: Nullable(Line),
    website_url: Nullable(Line),
    instagram_url: Nullable(Line),
    requires_membership_card: Type.Boolean(),
  },
  {
    description: "A partner's offer to the studio's members.",
    examples: [
      {
        id: 2,
        partner_name: 'Triforce',
        description: 'Off training plans and group sessions.',
        category: 'Triathlon training',
        discount_percentage: 15,
        partner_type: 'both',
        city: 'Abu Dhabi',
        postal_code: null,
        logo_url: '/partners/triforce.svg',
        online_discount_code: 'MEMBER-TRI-15',
        website_url: 'https://triforce.partner.example/',
        instagram_url: null,
        requires_membership_card: false,
      },
    ],
  },
);
export type PartnerDiscount = Static<typeof PartnerDiscount>;

export const InteractionType = oneOf(['click', 'visit_website', 'copy_code']);
export type InteractionType = Static<typeof InteractionType>;

export const listPartnerDiscounts = route.get(
  'appointment/membership/partner-discounts/',
  signedIn,
  {
    summary: 'Partner discounts of a member; an empty list for everyone else',
    query: WholeListQuery,
    replies: { 200: PageOf(PartnerDiscount) },
  },
);

export const trackInteraction = route.post('appointment/discounts/interaction/', signedIn, {
  summary: 'Record what a member did with a discount',
  body: Type.Object(
    { discount_id: Id, interaction_type: InteractionType },
    { examples: [{ discount_id: 2, interaction_type: 'copy_code' }] },
  ),
  replies: { 201: Detail, 404: Failure, 429: Failure },
});

export const requestNewCode = route.post('appointment/request-new-code/:id/', signedIn, {
  summary: 'Report that the code of a discount does not work; once a day for each discount',
  params: Type.Object({ id: Id }),
  replies: {
    202: Type.Object(
      {
        detail: Line,
        online_discount_code: Type.Optional(
          described('A fresh code, when the partner has an unused one.', Line),
        ),
      },
      { examples: [{ detail: 'Here is another code.', online_discount_code: 'TRI-7KQ2' }] },
    ),
    404: Failure,
    409: Failure,
    429: Failure,
  },
});

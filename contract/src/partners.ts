import Type, { type Static } from 'typebox';
import { defineRoute, signedIn } from './route.ts';
import { Detail, Failure, Id, Nullable, PageOf } from './values.ts';

/** What a partner gives the studio's members. */
export const PartnerDiscount = Type.Object(
  {
    id: Id,
    partner_name: Type.String(),
    description: Type.String(),
    category: Nullable(Type.String()),
    discount_percentage: Type.Integer({ minimum: 1, maximum: 100 }),
    partner_type: Type.Union([Type.Literal('online'), Type.Literal('local'), Type.Literal('both')]),
    city: Nullable(Type.String()),
    postal_code: Nullable(Type.String()),
    logo_url: Nullable(Type.String()),
    online_discount_code: Nullable(Type.String()),
    website_url: Nullable(Type.String()),
    instagram_url: Nullable(Type.String()),
    requires_membership_card: Type.Boolean(),
  },
  {
    examples: [
      {
        id: 2,
        partner_name: 'Triforce',
        description: 'Off training plans and group sessions.',
        category: 'Triathlon training',
        discount_percentage: 15,
        partner_type: 'both',
        city: 'Dubai',
        postal_code: null,
        logo_url: '/partners/triforce.svg',
        online_discount_code: 'LIMBER-TRI-15',
        website_url: 'https://triforce.partner.example/',
        instagram_url: null,
        requires_membership_card: false,
      },
    ],
  },
);
export type PartnerDiscount = Static<typeof PartnerDiscount>;

export const InteractionType = Type.Union([
  Type.Literal('click'),
  Type.Literal('visit_website'),
  Type.Literal('copy_code'),
]);
export type InteractionType = Static<typeof InteractionType>;

export const listPartnerDiscounts = defineRoute({
  method: 'GET',
  path: 'appointment/membership/partner-discounts/',
  access: signedIn,
  summary: 'Partner discounts of a member; an empty list for everyone else',
  replies: { 200: PageOf(PartnerDiscount) },
});

export const trackInteraction = defineRoute({
  method: 'POST',
  path: 'appointment/discounts/interaction/',
  access: signedIn,
  summary: 'Say what a member did with a discount',
  body: Type.Object(
    { discount_id: Id, interaction_type: InteractionType },
    { examples: [{ discount_id: 2, interaction_type: 'copy_code' }] },
  ),
  replies: { 201: Detail, 404: Failure },
});

export const requestNewCode = defineRoute({
  method: 'POST',
  path: 'appointment/request-new-code/:id/',
  access: signedIn,
  summary: 'Say that the code of a discount does not work; once a day for each discount',
  params: Type.Object({ id: Id }),
  replies: {
    202: Type.Object(
      {
        detail: Type.String(),
        /** A fresh code, when the partner has an unused one. */
        online_discount_code: Type.Optional(Type.String()),
      },
      { examples: [{ detail: 'Here is another code.', online_discount_code: 'TRI-7KQ2' }] },
    ),
    404: Failure,
    429: Failure,
  },
});

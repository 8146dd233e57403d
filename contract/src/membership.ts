import Type, { type Static } from 'typebox';
import { PartnerDiscount } from './partners.ts';
import { defineRoute, signedIn } from './route.ts';
import { DateOnly, Failure, Instant, Nullable } from './values.ts';

/** Bought package minutes that unlock or renew a membership. */
export const MEMBERSHIP_MINUTES = 500;

/** Off every booking and purchase of a member. */
export const MEMBER_DISCOUNT_PERCENT = 10;

export const Membership = Type.Object(
  {
    /** Printed on the card, such as `LMB-4821-0937`. */
    id: Type.String(),
    /** First and last day, in Dubai. */
    valid_from: DateOnly,
    valid_to: DateOnly,
    user: Type.Object({
      first_name: Type.String(),
      last_name: Type.String(),
      name: Type.String(),
    }),
  },
  {
    examples: [
      {
        id: 'LMB-4821-0937',
        valid_from: '2026-03-04',
        valid_to: '2027-03-03',
        user: { first_name: 'Amina', last_name: 'Yusuf', name: 'Amina Yusuf' },
      },
    ],
  },
);
export type Membership = Static<typeof Membership>;

export const MembershipStatus = Type.Object(
  {
    has_membership: Type.Boolean(),
    membership: Nullable(Membership),
    /** Empty without a membership. */
    available_partner_discounts: Type.Array(PartnerDiscount),
    /** What the studio itself takes off; empty without a membership. */
    discounts: Type.Array(
      Type.Object({ name: Type.String(), discount_percentage: Type.Integer({ minimum: 1 }) }),
    ),
    /** Minutes bought that count towards the next membership, out of `minutes_needed`. */
    minutes_bought: Type.Integer({ minimum: 0 }),
    minutes_needed: Type.Integer({ minimum: 1 }),
  },
  {
    examples: [
      {
        has_membership: false,
        membership: null,
        available_partner_discounts: [],
        discounts: [],
        minutes_bought: 300,
        minutes_needed: 500,
      },
    ],
  },
);
export type MembershipStatus = Static<typeof MembershipStatus>;

/** What stands in the QR of a card, for the next minute. */
export const CardPass = Type.Object(
  {
    /** Address of the public page that checks it. */
    url: Type.String(),
    /** When the next pass is due. */
    renew_at: Instant,
  },
  {
    examples: [
      {
        url: 'https://limber.example/card/AAAAKgG-8QJv0cQ2xq1YbW5nTz4kP7sE',
        renew_at: '2026-03-04T06:01:00.000Z',
      },
    ],
  },
);
export type CardPass = Static<typeof CardPass>;

/** What a partner learns of a shown card. */
export const CardCheck = Type.Object(
  {
    first_name: Type.String(),
    valid: Type.Boolean(),
    valid_until: DateOnly,
  },
  { examples: [{ first_name: 'Amina', valid: true, valid_until: '2027-03-03' }] },
);
export type CardCheck = Static<typeof CardCheck>;

export const readMembershipStatus = defineRoute({
  method: 'GET',
  path: 'appointment/membership/status/',
  access: signedIn,
  summary: "The caller's membership and what it gives",
  replies: { 200: MembershipStatus },
});

export const readCardPass = defineRoute({
  method: 'GET',
  path: 'appointment/membership/card/',
  access: signedIn,
  summary: "A signed pass for the QR of the caller's card, renewed every minute (extra call)",
  replies: { 200: CardPass, 404: Failure },
});

export const checkCard = defineRoute({
  method: 'GET',
  path: 'appointment/membership/card/:pass/',
  access: 'public',
  summary:
    'Check a shown card; 404 when it is not ours, 410 when the pass is older than a minute or two',
  params: Type.Object({ pass: Type.String({ maxLength: 400 }) }),
  replies: { 200: CardCheck, 404: Failure, 410: Failure },
});

/** What therapists are paid for held sessions, by starting day; for managers. */
import Type, { type Static } from 'typebox';
import { managers, route } from '../../route.ts';
import { MOST_PAY_SHARES, MOST_PAY_TIERS } from '../../terms/reports.ts';
import { MOST_AMOUNT } from '../../terms/till.ts';
import { Amount } from '../../values/amounts.ts';
import { Failure } from '../../values/failure.ts';
import { Id } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly, Instant } from '../../values/times.ts';
import { ThingVersion, WhichThing } from './shared-fields.ts';

/** What a line of a statement of pay is for. */
export const PayLineKind = oneOf(['session', 'product', 'refund', 'tip']);
export type PayLineKind = Static<typeof PayLineKind>;

export const TiersBy = oneOf(['sales', 'sessions'], {
  description:
    'What of a calendar month decides about the tier: the value of held sessions and advised products without VAT, less what refunds gave back; or the number of held sessions.',
});
export type TiersBy = Static<typeof TiersBy>;

export const TiersApply = oneOf(['all', 'above'], {
  description: 'Whether a tier is paid for every session of the month, or for what lies above.',
});
export type TiersApply = Static<typeof TiersApply>;

const Percent = Type.Number({
  description: 'At most two decimals.',
  minimum: 0,
  maximum: 100,
  examples: [12],
});

const PayTiers = Type.Object(
  {
    by: TiersBy,
    apply: TiersApply,
    steps: Type.Array(
      Type.Object({
        reached: described(
          'Money or sessions, from which the share is paid.',
          Type.Number({ minimum: 1, maximum: MOST_AMOUNT }),
        ),
        percent: Percent,
      }),
      { minItems: 1, maxItems: MOST_PAY_TIERS },
    ),
  },
  {
    description:
      'Shares of sessions that a month reaches; below the first the general one is paid.',
  },
);

const sharesOf = (what: string) =>
  Type.Array(Type.Object({ id: Id, percent: Percent }), {
    description: `Shares of one ${what}, in place of the general share.`,
    maxItems: MOST_PAY_SHARES,
  });

const commissions = {
  product_percent: described('Share of products that they advised, without VAT.', Percent),
  tiers: Nullable(PayTiers),
  services: sharesOf('service, also in place of tiers'),
  products: sharesOf('product'),
};

const rate = {
  valid_from: DateOnly,
  per_hour: described('For held sessions.', Amount),
  share_percent: Type.Number({
    description: 'Share of the value of held sessions, without VAT; at most two decimals.',
    minimum: 0,
    maximum: 100,
  }),
};
const aRate = { valid_from: '2026-03-05', per_hour: 45, share_percent: 12 };
const theirs = {
  product_percent: 10,
  tiers: { by: 'sales', apply: 'above', steps: [{ reached: 20_000, percent: 15 }] },
  services: [{ id: 1, percent: 20 }],
  products: [{ id: 1, percent: 8 }],
};

export const PayRate = Type.Object(
  {
    ...rate,
    ...commissions,
    valid_to: described('Last day; null: until the next rate.', Nullable(DateOnly)),
    set_by: Line,
    set_at: Instant,
  },
  {
    examples: [
      {
        ...{ ...aRate, ...theirs, valid_to: null },
        ...{ set_by: 'Sara Haddad', set_at: '2026-03-04T09:00:00.000Z' },
      },
    ],
  },
);
export type PayRate = Static<typeof PayRate>;

export const TherapistPay = Type.Object(
  {
    id: Id,
    version: ThingVersion,
    full_name: Line,
    retired: Type.Boolean({ description: 'No longer bookable.' }),
    rates: described('Latest first; days before the first rate have none.', listOf(PayRate)),
  },
  {
    examples: [
      {
        ...{ id: 1, version: 1, full_name: 'Noura Al Hashimi', retired: false },
        rates: [
          {
            ...{ ...aRate, ...theirs, valid_to: null },
            ...{ set_by: 'Sara Haddad', set_at: '2026-03-04T09:00:00.000Z' },
          },
        ],
      },
    ],
  },
);
export type TherapistPay = Static<typeof TherapistPay>;

export const listPay = route.get('desk/studio/pay', managers, {
  summary: 'What each therapist is and was paid',
  replies: { 200: listOf(TherapistPay) },
});

const askedRate = {
  ...rate,
  product_percent: Type.Optional(commissions.product_percent),
  tiers: Type.Optional(commissions.tiers),
  services: Type.Optional(commissions.services),
  products: Type.Optional(commissions.products),
};

export const NewRate = Type.Object(askedRate);
export type NewRate = Static<typeof NewRate>;

export const setPay = route.post('desk/studio/pay/:id', managers, {
  fullWay: true,
  summary: "Set a therapist's pay from a day on; past days keep their rate",
  description:
    'A rate set for the same day replaces the earlier one. What is left out of it is not paid.',
  params: WhichThing,
  body: Type.Object(
    { version: ThingVersion, ...askedRate },
    { additionalProperties: false, examples: [{ version: 1, ...aRate, ...theirs }] },
  ),
  replies: { 200: TherapistPay, 404: Failure, 409: Failure },
});

/** What therapists are paid for held sessions, by starting day; for managers. */
import Type, { type Static } from 'typebox';
import { managers, route } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Id } from '../../values/keys.ts';
import { Aed } from '../../values/money.ts';
import { described, listOf, Nullable } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly, Instant } from '../../values/times.ts';
import { ThingVersion, WhichThing } from './shared-fields.ts';

const rate = {
  valid_from: DateOnly,
  per_hour: described('For held sessions.', Aed),
  share_percent: Type.Number({
    description: 'Share of the value of held sessions, without VAT; at most two decimals.',
    minimum: 0,
    maximum: 100,
  }),
};
const aRate = { valid_from: '2026-03-05', per_hour: 45, share_percent: 12 };

export const PayRate = Type.Object(
  {
    ...rate,
    valid_to: described('Last day; null: until the next rate.', Nullable(DateOnly)),
    set_by: Line,
    set_at: Instant,
  },
  {
    examples: [
      { ...aRate, valid_to: null, set_by: 'Sara Haddad', set_at: '2026-03-04T09:00:00.000Z' },
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
          { ...aRate, valid_to: null, set_by: 'Sara Haddad', set_at: '2026-03-04T09:00:00.000Z' },
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

export const NewRate = Type.Object(rate);
export type NewRate = Static<typeof NewRate>;

export const setPay = route.post('desk/studio/pay/:id', managers, {
  fullWay: true,
  summary: "Set a therapist's pay from a day on; past days keep their rate",
  description: 'A rate set for the same day replaces the earlier one.',
  params: WhichThing,
  body: Type.Object(
    { version: ThingVersion, ...rate },
    { additionalProperties: false, examples: [{ version: 1, ...aRate }] },
  ),
  replies: { 200: TherapistPay, 404: Failure, 409: Failure },
});

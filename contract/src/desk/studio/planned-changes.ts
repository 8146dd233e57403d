/** Prices, sizes and retirements of services, packages and products that hold from a day on. */
import Type, { type Static } from 'typebox';
import { managers, route } from '../../route.ts';
import { Amount } from '../../values/amounts.ts';
import { Failure } from '../../values/failure.ts';
import { Id } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly, Instant } from '../../values/times.ts';
import { Named, WhichThing } from './shared-fields.ts';

const subject = oneOf(['service', 'package', 'product']);

const PlannedPrice = Type.Object(
  {
    id: Type.Optional(described('Of a package: id of an existing size; omitted: a new one.', Id)),
    time: described(
      'Minutes; null in an unlimited package and of a product.',
      Nullable(Type.Integer({ minimum: 5, maximum: 60_000, multipleOf: 5 })),
    ),
    price: Amount,
    validity_days: Type.Optional(
      described(
        'Of a package: days after the day of purchase on which it can be used; null: no expiry.',
        Nullable(Type.Integer({ minimum: 1, maximum: 3660 })),
      ),
    ),
  },
  { additionalProperties: false, examples: [{ time: 60, price: 350 }] },
);
export type PlannedPrice = Static<typeof PlannedPrice>;

const planned = {
  subject,
  from_day: described(
    'The first day. A price holds for what is booked or sold from that day on; a service that retires has no session on that day or later.',
    DateOnly,
  ),
  prices: described(
    'All lengths or sizes from that day on; one that is left out is no longer sold. A product has one price. Null: it retires.',
    Nullable(listOf(PlannedPrice, { minItems: 1, maxItems: 20 })),
  ),
};

export const PlannedChange = Type.Object(
  {
    id: Id,
    thing_id: described('Of the service, package or product.', Id),
    name: Named,
    ...planned,
    by: described('Who planned it; null: nobody on the team any more.', Nullable(Line)),
    planned_at: Instant,
  },
  {
    description: 'A change that is still to come.',
    examples: [
      {
        ...{ id: 1, thing_id: 1, name: { en: 'Massage', ar: 'التدليك' }, subject: 'service' },
        ...{ from_day: '2027-01-01', prices: [{ time: 60, price: 350 }], by: 'Maya Khoury' },
        planned_at: '2026-03-04T06:00:00.000Z',
      },
    ],
  },
);
export type PlannedChange = Static<typeof PlannedChange>;

export const listPlannedChanges = route.get('desk/studio/planned-changes', managers, {
  summary: 'What is still to change from a day on, soonest first',
  replies: { 200: listOf(PlannedChange) },
});

export const planChange = route.post('desk/studio/planned-changes', managers, {
  summary: 'Plan prices, or a retirement, from a day after today on',
  body: Type.Object(
    { thing_id: Id, ...planned },
    {
      additionalProperties: false,
      examples: [
        {
          ...{ subject: 'service', thing_id: 1, from_day: '2027-01-01' },
          prices: [{ time: 60, price: 350 }],
        },
      ],
    },
  ),
  replies: { 201: PlannedChange, 404: Failure },
});

export const withdrawPlannedChange = route.delete('desk/studio/planned-changes/:id', managers, {
  summary: 'Withdraw a planned change before its day',
  params: WhichThing,
  replies: { 200: PlannedChange, 404: Failure },
});

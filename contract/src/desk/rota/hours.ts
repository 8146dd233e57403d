/** When the branches are open: dated, several spans a day, past midnight. */
import Type, { type Static } from 'typebox';
import { defineRoute } from '../../route.ts';
import { DateOnly, described, Failure, Id, LocationCode, listOf, Nullable } from '../../values.ts';
import { RotaChanged } from './weeks.ts';

const Minute = Type.Integer({
  description: 'Minutes from midnight of the day; 1440 and more: on the morning after.',
  minimum: 360,
  maximum: 1800,
  examples: [600],
});
const Weekday = Type.Integer({ minimum: 1, maximum: 7, description: 'ISO: 1 Monday to 7 Sunday.' });
const span = { from_minute: Minute, to_minute: Minute };

export const DatedHours = Type.Object(
  {
    id: Id,
    location: LocationCode,
    weekday: Weekday,
    ...span,
    valid_from: described('First day; null: since ever.', Nullable(DateOnly)),
    valid_to: described('Last day; null: for good.', Nullable(DateOnly)),
  },
  {
    examples: [
      {
        id: 1,
        location: 'A',
        weekday: 1,
        from_minute: 1200,
        to_minute: 1500,
        valid_from: '2027-02-08',
        valid_to: '2027-03-09',
      },
    ],
  },
);
export type DatedHours = Static<typeof DatedHours>;

export const listHours = defineRoute({
  method: 'GET',
  path: 'desk/hours',
  access: ['front_desk', 'manager'],
  concerns: { branch: 'query.location' },
  summary: 'Hours that are or come to be valid',
  query: Type.Object({
    location: Type.Optional(
      described('One branch; all that they see when not said.', LocationCode),
    ),
  }),
  replies: { 200: listOf(DatedHours) },
});

export const changeHours = defineRoute({
  method: 'POST',
  path: 'desk/hours',
  access: ['manager'],
  concerns: { branch: 'body.location' },
  summary: 'Change the hours of a branch on some weekdays from a day on, or until another',
  description:
    'As for Ramadan: what was valid until then ends the day before, and begins again after the last day. Answers the sessions that no longer are within the hours.',
  body: Type.Object(
    {
      location: LocationCode,
      weekdays: Type.Array(Weekday, { minItems: 1, maxItems: 7, uniqueItems: true }),
      spans: described(
        'Of each of the days, none overlapping another; empty: not open.',
        Type.Array(Type.Object(span), { maxItems: 6 }),
      ),
      valid_from: described('First day; today at the earliest.', DateOnly),
      valid_to: Type.Optional(described('Last day; null: for good.', Nullable(DateOnly))),
    },
    {
      additionalProperties: false,
      examples: [
        {
          location: 'A',
          weekdays: [1, 2, 3, 4, 5, 6, 7],
          spans: [{ from_minute: 1200, to_minute: 1500 }],
          valid_from: '2027-02-08',
          valid_to: '2027-03-09',
        },
      ],
    },
  ),
  replies: { 200: RotaChanged, 404: Failure },
});

/** Opening hours of the branches: dated, several spans a day, past midnight. */
import Type, { type Static } from 'typebox';
import { desk, managers, route } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode } from '../../values/keys.ts';
import { described, listOf, Nullable } from '../../values/shapes.ts';
import { DateOnly } from '../../values/times.ts';
import { RotaChanged } from './weeks.ts';

const Minute = Type.Integer({
  description: 'Minutes from midnight of the day; 1440 or more: on the following morning.',
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
    valid_from: described('First day; null: from the beginning.', Nullable(DateOnly)),
    valid_to: described('Last day; null: no end.', Nullable(DateOnly)),
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

export const listHours = route.get('desk/hours', desk, {
  concerns: { branch: 'query.location' },
  summary: 'Current and future opening hours',
  query: Type.Object({
    location: Type.Optional(
      described('One branch; default: every branch that the caller sees.', LocationCode),
    ),
  }),
  replies: { 200: listOf(DatedHours) },
});

export const changeHours = route.post('desk/hours', managers, {
  concerns: { branch: 'body.location' },
  summary: "Change a branch's hours on some weekdays, from a day on or for a period",
  description:
    'A period is for example Ramadan: the earlier hours end the day before, and apply again after the last day. The reply lists sessions that are now outside the hours.',
  body: Type.Object(
    {
      location: LocationCode,
      weekdays: Type.Array(Weekday, { minItems: 1, maxItems: 7, uniqueItems: true }),
      spans: described(
        'For each of the days, without overlaps; empty: closed.',
        Type.Array(Type.Object(span), { maxItems: 6 }),
      ),
      valid_from: described('First day; not before today.', DateOnly),
      valid_to: Type.Optional(described('Last day; null: no end.', Nullable(DateOnly))),
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

/** The cancelled sessions of a day. They can be taken back until they would have ended. */
import Type, { type Static } from 'typebox';
import { desk, route } from '../../route.ts';
import { MOST, OneBranchOrAll } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly, Instant } from '../../values/times.ts';
import { DayBooking, exampleBooking } from './day.ts';

export const CancelledSession = Type.Object(
  {
    ...DayBooking.properties,
    cancelled: Type.Object({
      at: Nullable(Instant),
      name: described('Who did it.', Nullable(Line)),
      by: described('Who wanted it; null: not recorded.', Nullable(oneOf(['client', 'studio']))),
      reason: Nullable(Line),
      used: Type.Boolean({ description: 'It counts as used.' }),
      healed_minutes: described(
        'Cancelled late, it counted as used until others took this many minutes of its time, whose cost went back; 0: none.',
        Type.Integer({ minimum: 0, maximum: MOST }),
      ),
      undone: Type.Boolean({ description: 'The booking itself was undone.' }),
      taken_by: described(
        'The client whom its therapist now sees at that time; null: nobody.',
        Nullable(Line),
      ),
    }),
  },
  {
    description: 'A session that was cancelled.',
    examples: [
      {
        ...exampleBooking,
        status: 'cancelled',
        version: 2,
        cancelled: {
          at: '2026-03-05T08:20:00.000Z',
          name: 'Front Desk',
          by: 'client',
          reason: 'Called',
          used: false,
          healed_minutes: 0,
          undone: false,
          taken_by: null,
        },
      },
    ],
  },
);
export type CancelledSession = Static<typeof CancelledSession>;

export const listCancelled = route.get('desk/day/cancelled', desk, {
  concerns: { branch: 'query.location' },
  summary: 'The cancelled sessions of a day: who cancelled them, and who has the time now',
  query: Type.Object({
    date: Type.Optional(described("The studio's day; default: today.", DateOnly)),
    location: OneBranchOrAll,
  }),
  replies: { 200: listOf(CancelledSession) },
});

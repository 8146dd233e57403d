/** What the sessions of a day still cost, for a printed list. */
import Type, { type Static } from 'typebox';
import { desk, route } from '../../route.ts';
import { Amount } from '../../values/amounts.ts';
import { Uuid } from '../../values/keys.ts';
import { described, listOf } from '../../values/shapes.ts';
import { DateOnly } from '../../values/times.ts';

export const SessionDue = Type.Object(
  {
    booking_id: Uuid,
    due: described(
      'What is still to be paid; 0: fully paid. Every session of an unpaid package shows what is left to pay for that package.',
      Amount,
    ),
  },
  {
    description:
      'What is still to be paid for a session that has a price or whose package is unpaid.',
    examples: [{ booking_id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11', due: 320 }],
  },
);
export type SessionDue = Static<typeof SessionDue>;

export const listDuesOfDay = route.get('desk/day/dues', desk, {
  summary: 'What each session of a day still costs, in the branches that the caller sees',
  description: 'Omits sessions that a paid package pays for and sessions that cost nothing.',
  query: Type.Object({ date: described("The studio's day.", DateOnly) }),
  replies: { 200: listOf(SessionDue) },
});

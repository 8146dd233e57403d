/** What the sessions of a day still cost, for a list that is printed. */
import Type, { type Static } from 'typebox';
import { defineRoute } from '../../route.ts';
import { Aed, DateOnly, described, listOf, Uuid } from '../../values.ts';

export const SessionDue = Type.Object(
  {
    booking_id: Uuid,
    due: described(
      'What is still to be paid; 0: all of it was. At each session of an unpaid package: what is left to pay of it.',
      Aed,
    ),
  },
  {
    description:
      'What is still to be paid for a session that has a price, or whose package is not paid.',
    examples: [{ booking_id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11', due: 320 }],
  },
);
export type SessionDue = Static<typeof SessionDue>;

export const listDuesOfDay = defineRoute({
  method: 'GET',
  path: 'desk/day/dues',
  access: ['front_desk', 'manager'],
  summary: 'What each session of a day still costs, in the branches that they see',
  description: 'Sessions that a paid package pays for, and those that cost nothing, are left out.',
  query: Type.Object({ date: described("The studio's day.", DateOnly) }),
  replies: { 200: listOf(SessionDue) },
});

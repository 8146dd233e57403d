/** Which rooms, beds and devices a session can be given, and who has them then. */
import Type, { type Static } from 'typebox';
import { defineRoute } from '../../route.ts';
import { AvailableTimesQuery } from '../../scheduling.ts';
import {
  AskedTime,
  DateOnly,
  described,
  Id,
  Instant,
  Line,
  LocationCode,
  listOf,
  Minutes,
  Nullable,
  Uuid,
} from '../../values.ts';
import { staff } from './bookings.ts';

const { services } = AvailableTimesQuery.properties;

export const SessionNeed = Type.Object(
  {
    resources: listOf(
      Type.Object({
        id: Id,
        name: Line,
        taken: described(
          'Who has it at some part of that time; null: nobody.',
          Nullable(Type.Object({ name: Line, from: Instant })),
        ),
      }),
      { description: 'One of these is given.' },
    ),
  },
  {
    description: 'Something that a session needs beside its therapist.',
    examples: [
      {
        resources: [
          { id: 4, name: 'Red-light bed 1', taken: null },
          {
            id: 5,
            name: 'Red-light bed 2',
            taken: { name: 'Amina Haddad', from: '2026-03-05T10:00:00.000Z' },
          },
        ],
      },
    ],
  },
);
export type SessionNeed = Static<typeof SessionNeed>;

export const listSessionNeeds = defineRoute({
  method: 'GET',
  path: 'desk/resources',
  access: staff,
  concerns: { branch: 'query.location', booking: 'query.booking_id' },
  summary: 'What a session at a time needs of the branch, and who has it then',
  query: Type.Object({
    location: LocationCode,
    services,
    date: DateOnly,
    time: AskedTime,
    total_duration: Minutes,
    booking_id: Type.Optional(
      described('The session that is to have it, which is in nobody’s way.', Uuid),
    ),
  }),
  replies: { 200: listOf(SessionNeed) },
});

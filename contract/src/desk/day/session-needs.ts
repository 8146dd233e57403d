/** Which rooms, beds and devices a session can have, and which session uses them at that time. */
import Type, { type Static } from 'typebox';
import { desk, route } from '../../route.ts';
import { AvailableTimesQuery } from '../../scheduling.ts';
import { Id, LocationCode, Uuid } from '../../values/keys.ts';
import { described, listOf, Nullable } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly, Instant, Minutes, RequestedTime } from '../../values/times.ts';

const { services } = AvailableTimesQuery.properties;

export const SessionNeed = Type.Object(
  {
    resources: listOf(
      Type.Object({
        id: Id,
        name: Line,
        taken: described(
          'Who has it during some of that time; null: nobody.',
          Nullable(Type.Object({ name: Line, from: Instant })),
        ),
      }),
      { description: 'The session gets one of these.' },
    ),
  },
  {
    description: 'Something that a session needs besides its therapist.',
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

export const listSessionNeeds = route.get('desk/resources', desk, {
  concerns: { branch: 'query.location', booking: 'query.booking_id' },
  summary: 'What a session at a given time needs from the branch, and who has it then',
  query: Type.Object({
    location: LocationCode,
    services,
    date: DateOnly,
    time: RequestedTime,
    total_duration: Minutes,
    booking_id: Type.Optional(
      described('The session that will use it; its own assignments do not count as taken.', Uuid),
    ),
  }),
  replies: { 200: listOf(SessionNeed) },
});

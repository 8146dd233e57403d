/** The waiting list at the desk: who waits, for what, and since when. */
import Type, { type Static } from 'typebox';
import { desk, route } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode, Uuid } from '../../values/keys.ts';
import { described, listOf, Nullable } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly, Instant, TimeOfDay } from '../../values/times.ts';
import { anEntry, waitlistEntry, waitRequest } from '../../waiting-list.ts';

export const WaitingClient = Type.Object(
  {
    ...waitlistEntry,
    client: Type.Object({ id: Id, first_name: Line, last_name: Line }),
    phone_number: Nullable(Line),
    is_member: Type.Boolean(),
    offer: described(
      'The time that is held for them now; null: none.',
      Nullable(
        Type.Object({ date: DateOnly, time: TimeOfDay, therapist_id: Id, expires_at: Instant }),
      ),
    ),
  },
  {
    examples: [
      {
        ...anEntry,
        client: { id: 7, first_name: 'Amina', last_name: 'Haddad' },
        phone_number: '+971501234567',
        is_member: false,
        offer: null,
      },
    ],
  },
);
export type WaitingClient = Static<typeof WaitingClient>;

export const listWaiting = route.get('desk/waiting/', desk, {
  concerns: { branch: 'query.location' },
  summary: 'Who waits for a time at a branch, in the order in which they are offered one',
  query: Type.Object({
    location: LocationCode,
    date: Type.Optional(described('Only those who wait for this day.', DateOnly)),
  }),
  replies: { 200: listOf(WaitingClient) },
});

export const addWaiting = route.post('desk/waiting/', desk, {
  concerns: { branch: 'body.location' },
  summary: 'Put a client on the waiting list of a branch',
  body: Type.Object(
    { client_id: Id, location: LocationCode, ...withoutLocations() },
    {
      examples: [
        {
          client_id: 7,
          location: 'A',
          services: [{ id: 1, time: 60 }],
          total_duration: 60,
          therapist_ids: null,
          from: '2026-03-06',
          to: '2026-03-06',
          times: null,
          notice_minutes: 0,
          mode: 'ask',
        },
      ],
    },
  ),
  replies: { 201: WaitingClient, 404: Failure, 409: Failure },
});

export const removeWaiting = route.delete('desk/waiting/:location/:id/', desk, {
  concerns: { branch: 'params.location' },
  summary: 'Take a client off the waiting list; an offered time is free for others at once',
  params: Type.Object({ location: LocationCode, id: Uuid }),
  replies: { 204: Type.Null(), 404: Failure },
});

function withoutLocations() {
  const { locations: _, ...rest } = waitRequest;
  return rest;
}

/** Displaced sessions: those that cannot stay as booked, with free alternatives for each. */
import Type, { type Static } from 'typebox';
import { Id, LocationCode, Uuid } from '../../values/keys.ts';
import { Gender } from '../../values/people.ts';
import { described, listOf, Nullable } from '../../values/shapes.ts';
import { Line, Prose } from '../../values/texts.ts';
import { DateOnly, Instant, Minutes, TimeOfDay } from '../../values/times.ts';
import { Version } from '../day/bookings.ts';

/** A free time, and its therapist. */
export const OfferedTime = Type.Object({
  date: DateOnly,
  time: TimeOfDay,
  therapist_id: Id,
  therapist: Line,
});
export type OfferedTime = Static<typeof OfferedTime>;

export const displaced = {
  id: Uuid,
  version: Version,
  client: Type.Object({
    id: Id,
    first_name: Line,
    last_name: Line,
    phone_number: Nullable(Line),
    email: Nullable(Line),
  }),
  starts_at: Instant,
  minutes: Minutes,
  location: LocationCode,
  therapist_id: Id,
  therapist: Line,
  services: listOf(Line),
  therapist_gender: described(
    'The therapist requested by the client; null: anyone.',
    Nullable(Gender),
  ),
};

export const DisplacedSession = Type.Object(displaced);
export type DisplacedSession = Static<typeof DisplacedSession>;

export const covers = described(
  'Therapists who could take it unchanged: matching skill, branch, room and the requested gender, and free at that time.',
  listOf(Type.Object({ therapist_id: Id, therapist: Line })),
);

export const offers = described(
  'Up to three free times with the same therapist, and with anyone who fits the session and its client.',
  listOf(OfferedTime),
);

export const later = described(
  'Still open; alternatives were not looked up, because there are too many sessions. Its own call returns them.',
  Type.Boolean(),
);

export const message = described(
  'Ready to send to the client, in their language: why it cannot stay, and the free alternatives. Empty once it is settled, or while there are no alternatives.',
  Prose,
);

/** An hour of massage; used in examples. */
export const aDisplacedSession = {
  id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
  version: 1,
  client: {
    id: 7,
    first_name: 'Amina',
    last_name: 'Haddad',
    phone_number: '+971501234567',
    email: 'amina@client.example',
  },
  starts_at: '2026-03-05T10:00:00.000Z',
  minutes: 60,
  location: 'A',
  therapist_id: 1,
  therapist: 'Noura Al Hashimi',
  services: ['Massage'],
  therapist_gender: 'female',
};

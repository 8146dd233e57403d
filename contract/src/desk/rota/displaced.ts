/** Sessions that cannot stay as they are booked, and what is free for each instead. */
import Type, { type Static } from 'typebox';
import {
  DateOnly,
  described,
  Gender,
  Id,
  Instant,
  Line,
  LocationCode,
  listOf,
  Minutes,
  Nullable,
  Prose,
  TimeOfDay,
  Uuid,
} from '../../values.ts';
import { Version } from '../day/bookings.ts';

/** A free time, and who has it. */
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
  therapist_gender: described('Whom the client wishes for; null: anybody.', Nullable(Gender)),
};

export const DisplacedSession = Type.Object(displaced);
export type DisplacedSession = Static<typeof DisplacedSession>;

export const covers = described(
  'Who could take it as it stands: by skill, branch, room and the wish for a woman or a man, and free then.',
  listOf(Type.Object({ therapist_id: Id, therapist: Line })),
);

export const offers = described(
  'Up to three free times with the same therapist, and with anyone whom the session and its client allow.',
  listOf(OfferedTime),
);

export const later = described(
  'Still open, and so many others too that nothing is proposed for it yet: what is free for it is answered by its ways.',
  Type.Boolean(),
);

export const message = described(
  'To be sent to the client, in their language: that it cannot stay, and what is free instead; empty once it is settled, and while nothing is proposed for it.',
  Prose,
);

/** Of an hour of stretching; for examples. */
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
  services: ['Stretching'],
  therapist_gender: 'female',
};

/** The studio's day for those who work there, and the stream that reports its changes. */
import Type, { type Static } from 'typebox';
import { AppointmentStatus, ServiceType } from '../../appointments.ts';
import { desk, route, team } from '../../route.ts';
import { FREE_HOURS } from '../../terms/booking/cancelling.ts';
import { LATE_MINUTES } from '../../terms/running-late.ts';
import { Amount } from '../../values/amounts.ts';
import { TightPlaces } from '../../values/body-places.ts';
import { Id, LocationCode, MOST, OneBranchOrAll, Uuid } from '../../values/keys.ts';
import { Gender } from '../../values/people.ts';
import { described, listOf, Nullable } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly, Instant, Minutes } from '../../values/times.ts';
import { TimeOffKind } from '../rota/time-off.ts';
import { Version } from './bookings.ts';

const MinuteOfDay = Type.Integer({
  description: 'Minutes from midnight of the date; 1440 or more: after the next midnight.',
  minimum: 0,
  maximum: 2880,
});
const span = { from_minute: MinuteOfDay, to_minute: MinuteOfDay };

const branch = {
  code: LocationCode,
  name: Line,
  cancelled: described(
    "Number of that day's sessions that were cancelled.",
    Type.Integer({ minimum: 0, maximum: MOST }),
  ),
  hours: described('Opening hours of that day; empty: closed.', listOf(Type.Object(span))),
  closures: described(
    'Closures that include the day, except withdrawn ones.',
    listOf(
      Type.Object({
        id: Id,
        name: Line,
        provisional: Type.Boolean(),
        from_minute: described('Null: the whole day.', Nullable(MinuteOfDay)),
        to_minute: Nullable(MinuteOfDay),
      }),
    ),
  ),
};

export const RunningLate = Type.Object(
  {
    minutes: Type.Integer({ minimum: LATE_MINUTES.least, maximum: LATE_MINUTES.most }),
    said_at: Instant,
  },
  {
    description: 'How late a therapist will be.',
    examples: [{ minutes: 15, said_at: '2026-03-05T09:00:00.000Z' }],
  },
);
export type RunningLate = Static<typeof RunningLate>;

const therapist = {
  id: Id,
  name: Line,
  location: described('Their own branch.', LocationCode),
  shifts: listOf(Type.Object({ location: LocationCode, ...span })),
  off: described(
    'When they are away, on leave or sick.',
    listOf(Type.Object({ id: Id, ...span, kind: TimeOffKind })),
  ),
  late: described('How late they will be that day; null: not reported.', Nullable(RunningLate)),
};

export const CapLeft = Type.Optional(
  Type.Integer({
    description:
      "What the client may still use of it under the owner's cap; omitted without a cap.",
    minimum: 0,
    maximum: MOST,
  }),
);

const booking = {
  id: Uuid,
  version: Version,
  therapist_id: Id,
  location: LocationCode,
  status: AppointmentStatus,
  starts_at: Instant,
  ...span,
  busy_to_minute: described('When the therapist is free for another client.', MinuteOfDay),
  client: Type.Object({
    id: Id,
    first_name: Line,
    last_name: Line,
    phone: Line,
    first_visit: Type.Boolean({ description: 'It is their first visit.' }),
    health_notes: Type.Boolean({ description: 'They have health notes.' }),
  }),
  services: listOf(Type.Object({ service_id: Id, service_name: Line, minutes: Minutes })),
  resources: described(
    'Beds, rooms and other resources assigned to it.',
    listOf(Type.Object({ id: Id, name: Line })),
  ),
  service_type: ServiceType,
  cutoff_hours: described(
    'Hours before its start until which it can be cancelled or moved free of charge.',
    Type.Integer({ minimum: 0, maximum: MOST }),
  ),
  tight_places: TightPlaces,
  coming: Type.Boolean({ description: 'Its client has answered a reminder: they will come.' }),
  unanswered: Type.Boolean({
    description: 'It is to come, and its client was reminded and has not answered.',
  }),
  asked_for: described(
    'The therapist that its client asked for by name, who need not be the one who has it; null: anybody, or it is not known.',
    Nullable(Type.Object({ id: Id, name: Line })),
  ),
  wished_gender: described('Whom its client wishes for; null: anybody.', Nullable(Gender)),
  price: described('Its own price; 0 when an owned package pays.', Amount),
  paid_online: described(
    'What was paid online with it and did not go back: for the session, or the package it was bought with.',
    Amount,
  ),
  package: described(
    'The package that pays for it.',
    Nullable(
      Type.Object({
        id: Id,
        name: Line,
        unpaid: Type.Boolean({ description: 'It is still to be paid.' }),
        minutes: described(
          'Minutes taken from the package.',
          Type.Integer({ minimum: 0, maximum: MOST }),
        ),
        balance_minutes: described(
          'Minutes left in the package; null: unlimited.',
          Nullable(Type.Integer({ minimum: 0, maximum: MOST })),
        ),
        cap_left: CapLeft,
        expires_on: Nullable(DateOnly),
      }),
    ),
  ),
};

export const DayBooking = Type.Object(booking);
export type DayBooking = Static<typeof DayBooking>;

export const exampleBooking = {
  id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
  version: 1,
  therapist_id: 1,
  location: 'A',
  status: 'booked',
  starts_at: '2026-03-05T10:00:00.000Z',
  from_minute: 840,
  to_minute: 900,
  busy_to_minute: 910,
  client: {
    id: 7,
    first_name: 'Amina',
    last_name: 'Haddad',
    phone: '+971501234567',
    first_visit: false,
    health_notes: true,
  },
  services: [{ service_id: 1, service_name: 'Massage', minutes: 60 }],
  resources: [{ id: 4, name: 'Massage table 1' }],
  service_type: 'service',
  cutoff_hours: FREE_HOURS,
  tight_places: ['lower-back'],
  coming: false,
  unanswered: true,
  asked_for: { id: 1, name: 'Noura Al Hashimi' },
  wished_gender: null,
  price: 320,
  paid_online: 0,
  package: null,
};

export const DayTherapist = Type.Object(therapist);
export type DayTherapist = Static<typeof DayTherapist>;

export const DeskDay = Type.Object(
  {
    date: DateOnly,
    now: Instant,
    branches: listOf(Type.Object(branch)),
    therapists: listOf(DayTherapist),
    bookings: listOf(DayBooking),
  },
  {
    description:
      'One day of the studio, from six in the morning to six, without cancelled sessions.',
    examples: [
      {
        date: '2026-03-05',
        now: '2026-03-05T09:00:00.000Z',
        branches: [
          {
            code: 'A',
            name: 'Garden Street',
            cancelled: 1,
            hours: [{ from_minute: 600, to_minute: 1320 }],
            closures: [],
          },
        ],
        therapists: [
          {
            id: 1,
            name: 'Noura Al Hashimi',
            location: 'A',
            shifts: [{ location: 'A', from_minute: 720, to_minute: 1200 }],
            off: [],
            late: null,
          },
        ],
        bookings: [exampleBooking],
      },
    ],
  },
);
export type DeskDay = Static<typeof DeskDay>;

export const readDay = route.get('desk/day', desk, {
  scope: 'day:read',
  concerns: { branch: 'query.location' },
  summary: 'One day of the studio: who works, who comes, when it is open',
  query: Type.Object({
    date: Type.Optional(described("The studio's day; default: today.", DateOnly)),
    location: OneBranchOrAll,
  }),
  replies: { 200: DeskDay },
});

export const listenToDays = route.get('desk/events', team, {
  concerns: { branch: 'query.location' },
  summary: 'Reports changes of days, as server-sent events',
  description: `\`open\` comes first. \`day\` with \`{"date", "location"}\` says that this day of this branch has
changed; \`everything\` says that any day may have. The client then requests again what it shows, and
also after a stream that ended or was silent for half a minute. The server ends each stream after some
minutes; a client that reconnects is authorised again. A therapist receives the changes of every branch.`,
  query: Type.Object({
    location: OneBranchOrAll,
  }),
  file: 'text/event-stream',
  replies: {
    200: Type.String({
      maxLength: 10_000,
      examples: ['event: day\ndata: {"date":"2026-03-05","location":"A"}\n\n'],
    }),
  },
});

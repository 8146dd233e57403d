/** The day of the studio as those see it who work there, and what tells them that it has changed. */
import Type, { type Static } from 'typebox';
import { AppointmentStatus, ServiceType } from '../../appointments.ts';
import { defineRoute, staff } from '../../route.ts';
import { FREE_HOURS } from '../../terms/booking/cancelling.ts';
import { LATE_MINUTES } from '../../terms/late.ts';
import {
  Aed,
  DateOnly,
  described,
  Id,
  Instant,
  Line,
  LocationCode,
  listOf,
  Minutes,
  MOST,
  Nullable,
  Uuid,
} from '../../values.ts';
import { TimeOffKind } from '../rota/time-off.ts';
import { Version } from './bookings.ts';

const MinuteOfDay = Type.Integer({
  description: 'Minutes from midnight of the date; 1440 and more: after the next midnight.',
  minimum: 0,
  maximum: 2880,
});
const span = { from_minute: MinuteOfDay, to_minute: MinuteOfDay };

const branch = {
  code: LocationCode,
  name: Line,
  cancelled: described(
    'Sessions of that day that were cancelled.',
    Type.Integer({ minimum: 0, maximum: MOST }),
  ),
  hours: described('Opening of that day; empty: not open.', listOf(Type.Object(span))),
  closures: described(
    'Closures that the day is in, none that was withdrawn.',
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

export const Late = Type.Object(
  {
    minutes: Type.Integer({ minimum: LATE_MINUTES.least, maximum: LATE_MINUTES.most }),
    said_at: Instant,
  },
  {
    description: 'That a therapist comes late.',
    examples: [{ minutes: 15, said_at: '2026-03-05T09:00:00.000Z' }],
  },
);
export type Late = Static<typeof Late>;

const therapist = {
  id: Id,
  name: Line,
  location: described('Their own branch.', LocationCode),
  shifts: listOf(Type.Object({ location: LocationCode, ...span })),
  off: described(
    'When they are away, on leave or sick.',
    listOf(Type.Object({ id: Id, ...span, kind: TimeOffKind })),
  ),
  late: described('That they come late that day; null: not said.', Nullable(Late)),
};

export const CapLeft = Type.Optional(
  Type.Integer({
    description: 'What of that its owner still lets the client use; only where they set a cap.',
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
  busy_to_minute: described('Until when the therapist is not free for another.', MinuteOfDay),
  client: Type.Object({
    id: Id,
    first_name: Line,
    last_name: Line,
    phone: Line,
    first_visit: Type.Boolean({ description: 'They have not been here before.' }),
    health_notes: Type.Boolean({ description: 'They have written health notes.' }),
  }),
  services: listOf(Type.Object({ service_id: Id, service_name: Line, minutes: Minutes })),
  resources: described(
    'Beds, rooms and other things that it is given.',
    listOf(Type.Object({ id: Id, name: Line })),
  ),
  service_type: ServiceType,
  cutoff_hours: described(
    'Until so many hours before its start it is cancelled or moved for nothing.',
    Type.Integer({ minimum: 0, maximum: MOST }),
  ),
  price: described('What it costs by itself; 0 when an owned package pays.', Aed),
  package: described(
    'The package that pays for it.',
    Nullable(
      Type.Object({
        id: Id,
        name: Line,
        unpaid: Type.Boolean({ description: 'It is still to be paid.' }),
        minutes: described('Taken from it.', Type.Integer({ minimum: 0, maximum: MOST })),
        balance_minutes: described(
          'Left in it; null: unlimited.',
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
  services: [{ service_id: 1, service_name: 'Stretching', minutes: 60 }],
  resources: [{ id: 4, name: 'Stretching mat 1' }],
  service_type: 'service',
  cutoff_hours: FREE_HOURS,
  price: 320,
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
      'One day of the studio, from six in the morning to six, without what was cancelled.',
    examples: [
      {
        date: '2026-03-05',
        now: '2026-03-05T09:00:00.000Z',
        branches: [
          {
            code: 'A',
            name: 'Al Warqa',
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

export const readDay = defineRoute({
  method: 'GET',
  path: 'desk/day',
  access: ['front_desk', 'manager'],
  concerns: { branch: 'query.location' },
  summary: 'One day of the studio: who works, who comes, when it is open',
  query: Type.Object({
    date: Type.Optional(described("The studio's day; today when not said.", DateOnly)),
    location: Type.Optional(
      described('One branch; all that they see when not said.', LocationCode),
    ),
  }),
  replies: { 200: DeskDay },
});

export const listenToDays = defineRoute({
  method: 'GET',
  path: 'desk/events',
  access: staff,
  concerns: { branch: 'query.location' },
  summary: 'Tells, as server-sent events, whenever a day has changed',
  description: `\`open\` comes first. \`day\` with \`{"date", "location"}\` tells that this day of this branch has
changed, \`everything\` that any may have; what was shown is then to be asked anew, as after a stream that
ended or was silent for half a minute. The server ends each after some minutes: whoever asks again is
admitted again. A therapist hears of every branch.`,
  query: Type.Object({
    location: Type.Optional(
      described('One branch; all that they see when not said.', LocationCode),
    ),
  }),
  file: 'text/event-stream',
  replies: {
    200: Type.String({
      maxLength: 10_000,
      examples: ['event: day\ndata: {"date":"2026-03-05","location":"A"}\n\n'],
    }),
  },
});

import Type, { type Static } from 'typebox';
import { AppointmentCalendar } from './calendars/appointment-calendar.ts';
import { NeedsSkill } from './catalogue.ts';
import { PageQuery } from './pagination.ts';
import { route, signedIn } from './route.ts';
import { Amount } from './values/amounts.ts';
import { TightPlaces } from './values/body-places.ts';
import { Failure } from './values/failure.ts';
import { Id, MOST, Uuid } from './values/keys.ts';
import { described, listOf, Nullable, oneOf, PageOf } from './values/shapes.ts';
import { Line } from './values/texts.ts';
import { DateOnly, Instant, Minutes, RequestedTime, TimeOfDay } from './values/times.ts';

export const ServiceType = oneOf(
  [
    'service',
    'package',
    'mypackage',
    'shared_package',
    'my_shared_package',
    'unlimited_package',
    'my_unlimited_package',
  ],
  {
    description:
      'What is booked: single services, a package with its first session, or a session from an owned package.',
  },
);
export type ServiceType = Static<typeof ServiceType>;

export const AppointmentStatus = oneOf(['booked', 'check_in', 'completed', 'cancelled', 'no_show']);
export type AppointmentStatus = Static<typeof AppointmentStatus>;

/** An example appointment. */
export const anAppointment = {
  id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
  status: 'booked',
  date: '2026-03-05',
  time: '14:00:00',
  total_duration: 60,
  total_price: 288,
  location: 'A',
  therapist_obj: { first_name: 'Noura', last_name: 'Al Hashimi' },
  appointment_services: [
    { service_id: 1, service_name: 'Massage', needs_skill: true, minutes: 60 },
  ],
  therapist_id: 1,
  serviceType: 'service',
  member_discount: 32,
  package_minutes: null,
  free_until: '2026-03-05T07:00:00.000Z',
  late: false,
};

const appointment = {
  id: Uuid,
  status: AppointmentStatus,
  date: DateOnly,
  time: Type.String({
    description: '`HH:MM:SS`; cards cut it to `HH:MM`.',
    maxLength: 8,
    pattern: '^[0-9]{2}:[0-9]{2}:00$',
    examples: ['14:00:00'],
  }),
  total_duration: Minutes,
  total_price: described(
    "What the client pays for this booking: after the member's discount, including a package bought with it; 0 when an owned package pays. The same in every reply about a booking.",
    Amount,
  ),
  location: Line,
  therapist_obj: Type.Object({
    first_name: Line,
    last_name: Line,
    full_name: Type.Optional(
      described(
        "Where the language asked for writes the name otherwise: 'نورة الهاشمي · Noura Al Hashimi'.",
        Line,
      ),
    ),
  }),
  appointment_services: listOf(
    Type.Object({
      service_id: Id,
      service_name: described('The name that it had when it was booked.', Line),
      needs_skill: NeedsSkill,
      minutes: described('The length that it had when it was booked.', Minutes),
    }),
  ),
  therapist_id: Id,
  serviceType: ServiceType,
  member_discount: described(
    "The member's discount, already deducted from `total_price`. A member's price is rounded down to a tenth of the currency's unit, so this may exceed the percentage by up to 0.09.",
    Amount,
  ),
  package_minutes: described(
    'Minutes taken from a package; null: paid for separately.',
    Nullable(Type.Integer({ minimum: 0, maximum: MOST })),
  ),
  package_name: Type.Optional(
    described('The package that pays for it or was bought with it; omitted if none.', Line),
  ),
  free_until: described(
    'The last instant (inclusive) at which it can be cancelled or moved free of charge.',
    Instant,
  ),
  late: Type.Boolean({ description: 'Cancelled late: the session counts as used.' }),
  tight_places: Type.Optional(TightPlaces),
  healed_minutes: Type.Optional(
    described(
      'It was cancelled late, and others have taken this many minutes of its time: what they cost went back. Once all of it was taken, it no longer counts as used.',
      Minutes,
    ),
  ),
  paid_online: Type.Optional(
    described(
      'What was paid online for it, less what went back; omitted if nothing was paid online.',
      Amount,
    ),
  ),
  paid_by_gift_card: Type.Optional(
    described('What gift cards paid for it, less what went back; omitted: nothing.', Amount),
  ),
  late_back: Type.Optional(described('What goes back of that once it is cancelled late.', Amount)),
  late_fee: Type.Optional(
    described(
      'The most that it costs once it is cancelled late, by the terms when it was booked; omitted: its price.',
      Amount,
    ),
  ),
  missed_fee: Type.Optional(described('The same once it is missed.', Amount)),
  overlaps: Type.Optional(
    Type.Boolean({
      description:
        'True: the same client has another session booked at the same time; otherwise omitted.',
    }),
  ),
};
export const Appointment = Type.Object(appointment, { examples: [anAppointment] });
export type Appointment = Static<typeof Appointment>;

export const FreeTime = Type.Object({ date: DateOnly, time: TimeOfDay });
export type FreeTime = Static<typeof FreeTime>;

export const BookingConflict = Type.Object(
  {
    ...Failure.properties,
    free_times: Type.Optional(
      listOf(FreeTime, {
        description:
          'When the slot is gone: up to three nearest free times with the same therapist.',
      }),
    ),
    total_price: Type.Optional(
      described("The server's price, when it differs from the client's.", Amount),
    ),
  },
  {
    description: 'Why a booking could not be made, with what the client needs to continue.',
    examples: [
      {
        detail: 'This time is no longer free. Please choose another.',
        error: 'This time is no longer free. Please choose another.',
        free_times: [
          { date: '2026-03-05', time: '15:00' },
          { date: '2026-03-05', time: '15:30' },
          { date: '2026-03-05', time: '13:00' },
        ],
      },
      {
        detail: 'The price has changed. Please check the new total.',
        error: 'The price has changed. Please check the new total.',
        total_price: 288,
      },
      {
        detail:
          'You cannot book a new Balance Package because you currently already have the Starter Package with a balance of 240 mins on this account.',
      },
    ],
  },
);
export type BookingConflict = Static<typeof BookingConflict>;

const AppointmentParams = Type.Object({ id: Uuid });

export const readAppointment = route.get('appointment/appointments/:id/', signedIn, {
  scope: 'sessions:read',
  summary: "One of the caller's own appointments (extra call)",
  params: AppointmentParams,
  replies: { 200: Appointment, 404: Failure },
});

export const cancelAppointment = route.post('appointment/appointments/:id/cancel/', signedIn, {
  scope: 'sessions:write',
  concerns: { booking: 'params.id' },
  summary:
    'Cancel: free of charge until `free_until`; after that the session counts as used (extra call)',
  params: AppointmentParams,
  /** Optional. */
  body: Type.Optional(
    Type.Object(
      {
        accept_late: Type.Optional(
          Type.Boolean({
            description:
              'The caller knows that it is a late cancellation and that the session counts as used.',
          }),
        ),
      },
      { examples: [{ accept_late: false }] },
    ),
  ),
  replies: { 200: Appointment, 404: Failure, 409: Failure },
});

export const rescheduleAppointment = route.post(
  'appointment/appointments/:id/reschedule/',
  signedIn,
  {
    scope: 'sessions:write',
    concerns: { booking: 'params.id' },
    needsOpenDoors: true,
    summary:
      'Move to another time or therapist in the same branch, until `free_until` (extra call)',
    params: AppointmentParams,
    body: Type.Object(
      { date: DateOnly, time: RequestedTime, therapist_id: Type.Optional(Id) },
      { examples: [{ date: '2026-03-06', time: '15:30' }] },
    ),
    replies: { 200: Appointment, 404: Failure, 409: BookingConflict, 429: Failure },
  },
);

export const readAppointmentCalendar = route.get(
  'appointment/appointments/:id/calendar/',
  signedIn,
  {
    scope: 'sessions:read',
    summary: 'The appointment for a calendar: a file, and links to the large ones (extra call)',
    params: AppointmentParams,
    replies: {
      200: AppointmentCalendar,
      404: Failure,
    },
  },
);

const appointmentList = (when: 'today' | 'next' | 'past', summary: string) =>
  route.get(`appointment/appointments-mobile/${when}/`, signedIn, {
    scope: 'sessions:read',
    summary,
    query: PageQuery,
    replies: { 200: PageOf(Appointment) },
  });

export const listTodaysAppointments = appointmentList(
  'today',
  "The client's own sessions today, except cancelled ones",
);
export const listNextAppointments = appointmentList(
  'next',
  "The client's own sessions after today, except cancelled ones",
);
export const listPastAppointments = appointmentList(
  'past',
  "The client's own sessions before today, and cancelled ones from any day; latest first",
);

export const VisitOutcome = oneOf(['completed', 'cancelled', 'no_show']);
export type VisitOutcome = Static<typeof VisitOutcome>;

export const EarlierVisit = Type.Object(
  {
    id: Id,
    date: DateOnly,
    time: described('Null: not known.', Nullable(TimeOfDay)),
    minutes: described('Null: not known.', Nullable(Minutes)),
    service: described('As the software before called it, like the names below.', Line),
    therapist: Nullable(Line),
    location: Nullable(Line),
    outcome: VisitOutcome,
  },
  {
    description:
      'A session from the time before the studio came here. It is history only: in no book, and it counts for no limit.',
    examples: [
      {
        id: 3,
        date: '2024-11-02',
        time: '14:00',
        minutes: 60,
        service: 'Deep tissue',
        therapist: 'Sara',
        location: 'Marina',
        outcome: 'completed',
      },
    ],
  },
);
export type EarlierVisit = Static<typeof EarlierVisit>;

export const listEarlierVisits = route.get('appointment/earlier-visits/', signedIn, {
  scope: 'sessions:read',
  summary: "The client's own sessions from the software before, latest first",
  query: PageQuery,
  replies: { 200: PageOf(EarlierVisit) },
});

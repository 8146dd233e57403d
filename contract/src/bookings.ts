import Type, { type Static } from 'typebox';
import { PackageLeft } from './packages.ts';
import { PageQuery } from './pages.ts';
import { defineRoute, signedIn } from './route.ts';
import {
  Aed,
  DateOnly,
  Failure,
  Gender,
  Id,
  Instant,
  Minutes,
  Nullable,
  PageOf,
  TimeOfDay,
} from './values.ts';

/** What is booked: single services, a package bought with its first session, or one already owned. */
export const ServiceType = Type.Union([
  Type.Literal('service'),
  Type.Literal('package'),
  Type.Literal('mypackage'),
  Type.Literal('shared_package'),
  Type.Literal('my_shared_package'),
  Type.Literal('unlimited_package'),
  Type.Literal('my_unlimited_package'),
]);
export type ServiceType = Static<typeof ServiceType>;

export const AppointmentStatus = Type.Union([
  Type.Literal('booked'),
  Type.Literal('check_in'),
  Type.Literal('completed'),
  Type.Literal('cancelled'),
  Type.Literal('no_show'),
]);
export type AppointmentStatus = Static<typeof AppointmentStatus>;

const anAppointment = {
  id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
  status: 'booked',
  date: '2026-03-05',
  time: '14:00:00',
  total_duration: 60,
  total_price: 288,
  location: 'A',
  therapist_obj: { first_name: 'Noura', last_name: 'Al Hashimi' },
  appointment_services: [{ service_name: 'Stretching' }],
  therapist_id: 1,
  serviceType: 'service',
  member_discount: 32,
  package_minutes: null,
  free_until: '2026-03-05T07:00:00.000Z',
  late: false,
};

const appointment = {
  id: Type.String({ format: 'uuid' }),
  status: AppointmentStatus,
  date: DateOnly,
  /** `HH:MM:SS`; cards cut it to `HH:MM`. */
  time: Type.String(),
  total_duration: Minutes,
  total_price: Aed,
  location: Type.String(),
  therapist_obj: Type.Object({ first_name: Type.String(), last_name: Type.String() }),
  appointment_services: Type.Array(Type.Object({ service_name: Type.String() })),
  therapist_id: Id,
  serviceType: ServiceType,
  /** Taken off by the membership; `total_price` is without it. */
  member_discount: Aed,
  /** Minutes taken from a package; null: paid by itself. */
  package_minutes: Nullable(Type.Integer({ minimum: 0 })),
  /** Until when (inclusive) it can be cancelled or moved for nothing. */
  free_until: Instant,
  /** Cancelled too late: it counts as used. */
  late: Type.Boolean(),
};
export const Appointment = Type.Object(appointment, { examples: [anAppointment] });
export type Appointment = Static<typeof Appointment>;

/** The reply to a booking: the appointment, and what became of the package it bought or used. */
export const BookedAppointment = Type.Object(
  {
    ...appointment,
    package: Type.Optional(PackageLeft),
    /** This purchase unlocked or renewed the membership. */
    membership_unlocked: Type.Optional(Type.Boolean()),
  },
  {
    examples: [
      anAppointment,
      {
        ...anAppointment,
        total_price: 2750,
        serviceType: 'package',
        member_discount: 0,
        package_minutes: 60,
        package: {
          id: 12,
          kind: 'regular',
          remaining_time: 540,
          total_time: 600,
          expiry_date: '2026-08-31',
        },
        membership_unlocked: true,
      },
    ],
  },
);
export type BookedAppointment = Static<typeof BookedAppointment>;

/** Minutes as the client chose them: a package counts all of its own, which may be days. */
const ChosenMinutes = Type.Integer({ minimum: 1, maximum: 100_000 });

/**
 * One chosen line. Only `id` and `time` are believed; the server prices from its own catalogue. For
 * packages the lines of `type` 'service' say which included services the session is for; without
 * one it is for the first.
 */
export const ChosenService = Type.Object({
  id: Id,
  name: Type.String({ maxLength: 200 }),
  time: ChosenMinutes,
  price: Aed,
  type: Type.String({ maxLength: 40 }),
});
export type ChosenService = Static<typeof ChosenService>;

const aSession = {
  therapist_id: 1,
  date: '2026-03-05',
  time: '14:00',
  duration: 60,
  location: 'A',
  total_duration: 60,
};

export const BookingRequest = Type.Object(
  {
    services: Type.Array(ChosenService, { minItems: 1, maxItems: 10 }),
    serviceType: ServiceType,
    /** Null: any therapist who is free; the server picks one. */
    therapist_id: Nullable(Id),
    /** With any therapist: only a woman, or only a man. */
    therapist_gender: Type.Optional(Nullable(Gender)),
    date: DateOnly,
    time: TimeOfDay,
    duration: ChosenMinutes,
    /** What the client has shown; another figure than the server's is refused. */
    total_price: Aed,
    location: Type.String({ maxLength: 40 }),
    total_duration: Minutes,
    /** The owned package to be used, under the name of its kind. */
    user_package_id: Type.Optional(Nullable(Id)),
    shared_package_id: Type.Optional(Nullable(Id)),
    unlimited_package_id: Type.Optional(Nullable(Id)),
    /** Of a purchase: the product and its chosen option. */
    package_id: Type.Optional(Nullable(Id)),
    package_balance_id: Type.Optional(Nullable(Id)),
  },
  {
    examples: [
      {
        ...aSession,
        serviceType: 'service',
        services: [{ id: 1, name: 'Stretching', time: 60, price: 320, type: 'service' }],
        total_price: 320,
      },
      {
        ...aSession,
        therapist_id: null,
        therapist_gender: 'female',
        serviceType: 'package',
        services: [
          { id: 2, name: 'Balance Package', time: 600, price: 2750, type: 'package' },
          { id: 1, name: 'Stretching', time: 60, price: 0, type: 'service' },
        ],
        total_price: 2750,
        package_id: 2,
        package_balance_id: 2,
      },
      {
        ...aSession,
        serviceType: 'mypackage',
        services: [{ id: 12, name: 'Balance Package', time: 540, price: 0, type: 'package' }],
        total_price: 0,
        user_package_id: 12,
      },
    ],
  },
);
export type BookingRequest = Static<typeof BookingRequest>;

export const FreeTime = Type.Object({ date: DateOnly, time: TimeOfDay });
export type FreeTime = Static<typeof FreeTime>;

/** Why a booking could not be made as asked, with what the client needs to go on. */
export const BookingConflict = Type.Object(
  {
    ...Failure.properties,
    /** Up to three nearest free times with the same therapist, when the slot is gone. */
    free_times: Type.Optional(Type.Array(FreeTime)),
    /** The server's price, when the client's differs. */
    total_price: Type.Optional(Aed),
  },
  {
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

const bookingRoute = (path: string, summary: string) =>
  defineRoute({
    method: 'POST',
    path,
    access: signedIn,
    summary,
    headers: Type.Object({
      'idempotency-key': Type.Optional(
        Type.String({ minLength: 8, maxLength: 200, description: 'One per intended booking' }),
      ),
    }),
    body: BookingRequest,
    replies: { 201: BookedAppointment, 409: BookingConflict, 422: Failure, 503: Failure },
  });

export const createAppointment = bookingRoute(
  'appointment/appointments/',
  'Book services, a package or from an owned one. Same `Idempotency-Key` and body: same reply',
);
export const createSharedAppointment = bookingRoute(
  'appointment/appointments/shared/',
  'Book a shared package or from one',
);
export const createUnlimitedAppointment = bookingRoute(
  'appointment/appointments/unlimited/',
  'Book an unlimited package or from one',
);

const AppointmentParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const readAppointment = defineRoute({
  method: 'GET',
  path: 'appointment/appointments/:id/',
  access: signedIn,
  summary: "One of the caller's own appointments (extra call)",
  params: AppointmentParams,
  replies: { 200: Appointment, 404: Failure },
});

export const cancelAppointment = defineRoute({
  method: 'POST',
  path: 'appointment/appointments/:id/cancel/',
  access: signedIn,
  summary: 'Cancel; free until 3 hours before, later it counts as used (extra call)',
  params: AppointmentParams,
  body: Type.Object(
    {
      /** The caller knows that it is too late and that the session counts as used. */
      accept_late: Type.Optional(Type.Boolean()),
    },
    { examples: [{ accept_late: false }] },
  ),
  replies: { 200: Appointment, 404: Failure, 409: Failure },
});

export const rescheduleAppointment = defineRoute({
  method: 'POST',
  path: 'appointment/appointments/:id/reschedule/',
  access: signedIn,
  summary: 'Move to another time or therapist of the branch; until 3 hours before (extra call)',
  params: AppointmentParams,
  body: Type.Object(
    { date: DateOnly, time: TimeOfDay, therapist_id: Type.Optional(Id) },
    { examples: [{ date: '2026-03-06', time: '15:30' }] },
  ),
  replies: { 200: Appointment, 404: Failure, 409: BookingConflict },
});

export const readAppointmentCalendar = defineRoute({
  method: 'GET',
  path: 'appointment/appointments/:id/calendar/',
  access: signedIn,
  summary: 'The appointment as an iCalendar file (extra call)',
  params: AppointmentParams,
  replies: {
    200: Type.Object(
      { filename: Type.String(), content: Type.String() },
      {
        examples: [{ filename: 'limber-2026-03-05.ics', content: 'BEGIN:VCALENDAR…END:VCALENDAR' }],
      },
    ),
    404: Failure,
  },
});

const appointmentList = (when: 'today' | 'next' | 'past', summary: string) =>
  defineRoute({
    method: 'GET',
    path: `appointment/appointments-mobile/${when}/`,
    access: signedIn,
    summary,
    query: PageQuery,
    replies: { 200: PageOf(Appointment) },
  });

export const listTodaysAppointments = appointmentList('today', "The client's own sessions today");
export const listNextAppointments = appointmentList('next', "The client's own sessions to come");
export const listPastAppointments = appointmentList(
  'past',
  "The client's own sessions before today",
);

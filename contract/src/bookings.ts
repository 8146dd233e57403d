import Type, { type Static } from 'typebox';
import { defineRoute, signedIn } from './route.ts';
import { Aed, DateOnly, Failure, Id, Minutes, Nullable, PageOf, TimeOfDay } from './values.ts';

export const AppointmentStatus = Type.Union([
  Type.Literal('booked'),
  Type.Literal('check_in'),
  Type.Literal('completed'),
  Type.Literal('cancelled'),
  Type.Literal('no_show'),
]);
export type AppointmentStatus = Static<typeof AppointmentStatus>;

export const Appointment = Type.Object({
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
});
export type Appointment = Static<typeof Appointment>;

/** One chosen line. Only `id` and `time` are believed; the server prices from its own catalogue. */
export const ChosenService = Type.Object({
  id: Id,
  name: Type.String({ maxLength: 200 }),
  time: Minutes,
  price: Aed,
  type: Type.String({ maxLength: 40 }),
});
export type ChosenService = Static<typeof ChosenService>;

export const BookingRequest = Type.Object({
  services: Type.Array(ChosenService, { minItems: 1, maxItems: 10 }),
  serviceType: Type.Literal('service'),
  therapist_id: Id,
  date: DateOnly,
  time: TimeOfDay,
  duration: Minutes,
  /** What the client has shown; another figure than the server's is refused. */
  total_price: Aed,
  location: Type.String({ maxLength: 40 }),
  total_duration: Minutes,
  user_package_id: Type.Optional(Nullable(Id)),
  shared_package_id: Type.Optional(Nullable(Id)),
  unlimited_package_id: Type.Optional(Nullable(Id)),
  package_balance_id: Type.Optional(Nullable(Id)),
  package_id: Type.Optional(Nullable(Id)),
});
export type BookingRequest = Static<typeof BookingRequest>;

export const FreeTime = Type.Object({ date: DateOnly, time: TimeOfDay });
export type FreeTime = Static<typeof FreeTime>;

/** Why a booking could not be made as asked, with what the client needs to go on. */
export const BookingConflict = Type.Object({
  ...Failure.properties,
  /** Up to three nearest free times with the same therapist, when the slot is gone. */
  free_times: Type.Optional(Type.Array(FreeTime)),
  /** The server's price, when the client's differs. */
  total_price: Type.Optional(Aed),
});
export type BookingConflict = Static<typeof BookingConflict>;

export const createAppointment = defineRoute({
  method: 'POST',
  path: 'appointment/appointments/',
  access: signedIn,
  summary: 'Book a session. Same `Idempotency-Key` and body: same reply',
  headers: Type.Object({
    'idempotency-key': Type.Optional(
      Type.String({ minLength: 8, maxLength: 200, description: 'One per intended booking' }),
    ),
  }),
  body: BookingRequest,
  replies: { 201: Appointment, 409: BookingConflict, 422: Failure, 503: Failure },
});

export const PageQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000, default: 0 })),
});
export type PageQuery = Static<typeof PageQuery>;

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

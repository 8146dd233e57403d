import Type, { type Static } from 'typebox';
import { Appointment, anAppointment, BookingConflict, ServiceType } from './appointments.ts';
import { MembershipUnlocked } from './membership.ts';
import { PackageLeft } from './packages.ts';
import { PaymentNeeded, WayToPay } from './payments.ts';
import { route, signedIn } from './route.ts';
import { Amount } from './values/amounts.ts';
import { TightPlaces } from './values/body-places.ts';
import { Failure } from './values/failure.ts';
import { Id, LocationCode } from './values/keys.ts';
import { Gender } from './values/people.ts';
import { described, Nullable } from './values/shapes.ts';
import { DateOnly, Minutes, RequestedTime } from './values/times.ts';

export const BookedAppointment = Type.Object(
  {
    ...Appointment.properties,
    package: Type.Optional(PackageLeft),
    ...MembershipUnlocked,
  },
  {
    description:
      'The reply to a booking: the appointment, and the state of the package that it bought or used.',
    examples: [
      anAppointment,
      {
        ...anAppointment,
        total_price: 2750,
        serviceType: 'package',
        member_discount: 0,
        package_minutes: 60,
        package_name: 'Balance Package',
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

const ChosenMinutes = Type.Integer({
  description:
    'Minutes chosen by the client. A package carries its whole balance here, which may be days.',
  minimum: 1,
  maximum: 100_000,
});

export const ChosenService = Type.Object(
  {
    id: Id,
    name: Type.String({ maxLength: 200 }),
    time: ChosenMinutes,
    price: Amount,
    type: Type.String({ maxLength: 40 }),
  },
  {
    description:
      "One chosen line. The server trusts only `id` and `time` and takes prices from its own catalogue. For packages, lines with `type` 'service' say which included services the session is for; without one it is for the first.",
  },
);
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
    therapist_id: described('Null: any free therapist; the server picks one.', Nullable(Id)),
    therapist_gender: Type.Optional(
      described(
        'Only a woman, or only a man. A `therapist_id` that does not match is refused with 400.',
        Nullable(Gender),
      ),
    ),
    date: DateOnly,
    time: RequestedTime,
    duration: ChosenMinutes,
    total_price: described(
      "The price shown to the client; refused if it differs from the server's.",
      Amount,
    ),
    location: LocationCode,
    total_duration: Minutes,
    user_package_id: Type.Optional(
      described('The owned package that pays, named by its kind.', Nullable(Id)),
    ),
    shared_package_id: Type.Optional(Nullable(Id)),
    unlimited_package_id: Type.Optional(Nullable(Id)),
    package_id: Type.Optional(
      described('For a purchase: the product and its chosen option.', Nullable(Id)),
    ),
    package_balance_id: Type.Optional(Nullable(Id)),
    pay: Type.Optional(
      described(
        'Where it is paid, if the studio leaves the choice; see `readWaysToPay`. Left out: at the studio where that is possible.',
        WayToPay,
      ),
    ),
    tight_places: Type.Optional(TightPlaces),
    gift_card_id: Type.Optional(
      described(
        'A gift card that the caller keeps with their account; see `listOwnGiftCards`. It pays what it can, and the rest is paid at the studio.',
        Id,
      ),
    ),
  },
  {
    examples: [
      {
        ...aSession,
        serviceType: 'service',
        services: [{ id: 1, name: 'Massage', time: 60, price: 320, type: 'service' }],
        total_price: 320,
      },
      {
        ...aSession,
        therapist_id: null,
        therapist_gender: 'female',
        serviceType: 'package',
        services: [
          { id: 2, name: 'Balance Package', time: 600, price: 2750, type: 'package' },
          { id: 1, name: 'Massage', time: 60, price: 0, type: 'service' },
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

const bookingRoute = (path: string, summary: string) =>
  route.post(path, signedIn, {
    scope: 'sessions:write',
    needsOpenDoors: true,
    summary,
    body: BookingRequest,
    replies: {
      201: BookedAppointment,
      202: PaymentNeeded,
      409: BookingConflict,
      422: Failure,
      429: Failure,
      503: Failure,
    },
  });

export const createAppointment = bookingRoute(
  'appointment/appointments/',
  'Book services, buy a package, or book from an owned one. The same `Idempotency-Key` and body return the same reply',
);
export const createSharedAppointment = bookingRoute(
  'appointment/appointments/shared/',
  'Buy a shared package, or book from one',
);
export const createUnlimitedAppointment = bookingRoute(
  'appointment/appointments/unlimited/',
  'Buy an unlimited package, or book from one',
);

import Type, { type Static } from 'typebox';
import { Appointment, anAppointment, BookingConflict } from '../../appointments.ts';
import { BookingRequest, ChosenService } from '../../bookings.ts';
import { PackageLeft } from '../../packages.ts';
import { desk, route, team } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Id, MOST, Uuid } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { NewClient } from '../clients/clients.ts';

export const BookingSource = oneOf(['site', 'desk', 'phone', 'walk_in', 'import'], {
  description: 'Where a booking came from.',
});
export type BookingSource = Static<typeof BookingSource>;

export const OverridableRule = oneOf(
  [
    'passed',
    'grid',
    'hours',
    'closure',
    'shift',
    'time_off',
    'skill',
    'gender',
    'by_phone',
    'service_retired',
    'days_ahead',
    'late',
    'one_a_day',
    'second_package',
    'open_sessions',
    'at_once',
    'minutes_a_day',
    'unpriced',
  ],
  {
    description: 'A rule of the studio that binds clients; the desk can override it with a reason.',
  },
);
export type OverridableRule = Static<typeof OverridableRule>;

export const Reason = Type.String({
  description: 'The reason, in a few words.',
  minLength: 1,
  maxLength: 300,
  pattern: '\\S',
  'x-sentence': { en: 'Please give a reason.', ar: 'يرجى ذكر السبب.' },
  examples: ['Agreed by telephone'],
});

export const Override = Type.Object(
  { reason: Reason },
  { description: 'Overrides the rules of the studio that are broken; the reason is kept.' },
);

export const Version = Type.Integer({
  description: 'The version that was read; 409 if another desk changed it meanwhile.',
  minimum: 1,
  maximum: MOST,
});

const aDeskBooking = {
  ...anAppointment,
  client: { id: 7, first_name: 'Amina', last_name: 'Haddad' },
  version: 1,
  source: 'phone',
  booked_by: { first_name: 'Maya', last_name: 'Nasser' },
  cancelled_by: null,
  override_reason: null,
};

const { total_price, member_discount, package_minutes, package_name, ...session } =
  Appointment.properties;

/** A booking as the desk sees it. A therapist does not get the optional fields. */
export const BookingAtDesk = Type.Object(
  {
    ...session,
    total_price: Type.Optional(total_price),
    member_discount: Type.Optional(member_discount),
    package_minutes: Type.Optional(package_minutes),
    package_name,
    client: described(
      'A therapist gets only the first letter of the last name.',
      Type.Object({ id: Id, first_name: Line, last_name: Line }),
    ),
    version: Version,
    source: BookingSource,
    booked_by: Type.Optional(
      described('Null: the client.', Nullable(Type.Object({ first_name: Line, last_name: Line }))),
    ),
    cancelled_by: Nullable(oneOf(['client', 'studio'])),
    override_reason: Type.Optional(
      described('Why rules of the studio were overridden; null: none were.', Nullable(Line)),
    ),
    package: Type.Optional(PackageLeft),
  },
  {
    description:
      'A booking as the desk sees it. A therapist gets neither money, nor reasons, nor who booked it.',
    examples: [aDeskBooking],
  },
);
export type BookingAtDesk = Static<typeof BookingAtDesk>;

const wishesBroken = 'The start is not on the half hour.';

export const DeskConflict = Type.Object(
  {
    ...BookingConflict.properties,
    wishes: Type.Optional(
      listOf(OverridableRule, {
        description:
          'Only overridable rules are in the way; `fields` has a sentence for each, by its code. Sent again with `override`, the call succeeds.',
      }),
    ),
    booking: Type.Optional(
      described('The booking as it is now, after another desk changed it.', BookingAtDesk),
    ),
  },
  {
    description: 'Why it could not be done, with what the desk needs to continue.',
    examples: [
      {
        detail: wishesBroken,
        error: wishesBroken,
        wishes: ['grid'],
        fields: { grid: wishesBroken },
      },
    ],
  },
);
export type DeskConflict = Static<typeof DeskConflict>;

const { therapist_id, therapist_gender, date, time, location, total_duration, serviceType } =
  BookingRequest.properties;
export const RequestedServices = {
  items: Type.Object({ id: Id, time: ChosenService.properties.time }),
  most: 10,
} as const;

export const ChosenResources = described(
  'Rooms, beds or devices of the branch for this session. For any further needs, and if omitted, any free ones.',
  Type.Array(Id, { maxItems: 10 }),
);

const { user_package_id, shared_package_id, unlimited_package_id } = BookingRequest.properties;
const { package_id, package_balance_id } = BookingRequest.properties;

export const DeskBookingRequest = Type.Object(
  {
    client_id: Type.Optional(
      described(
        'If omitted, the client is new: the client fields are required, and the client is created with the session.',
        Id,
      ),
    ),
    ...Type.Partial(NewClient).properties,
    source: Type.Optional(described('If omitted: the desk.', oneOf(['desk', 'phone', 'walk_in']))),
    services: described(
      'What the session is for; if omitted for a package: the first service that it includes.',
      Type.Array(RequestedServices.items, { maxItems: RequestedServices.most }),
    ),
    ...{ serviceType, therapist_id, therapist_gender, date, time, location, total_duration },
    ...{ user_package_id, shared_package_id, unlimited_package_id },
    ...{ package_id, package_balance_id },
    asked_for: Type.Optional(
      Type.Boolean({ description: 'The client asked for this therapist by name.' }),
    ),
    resource_ids: Type.Optional(ChosenResources),
    override: Type.Optional(Override),
  },
  {
    description:
      'Books a session for a client. A package pays for it, or the client pays the catalogue price at the till. Starts are multiples of five minutes. A null `therapist_id` means any therapist free and on shift.',
    examples: [
      {
        client_id: 7,
        source: 'phone',
        services: [{ id: 1, time: 60 }],
        serviceType: 'service',
        therapist_id: 1,
        date: '2026-03-05',
        time: '16:10',
        location: 'A',
        total_duration: 60,
        override: { reason: 'Agreed by telephone' },
      },
    ],
  },
);
export type DeskBookingRequest = Static<typeof DeskBookingRequest>;
/** The same for an existing client. */
export type ForKnownClient = DeskBookingRequest & { readonly client_id: number };

export const BookingParams = Type.Object({ id: Uuid });
export const bookForClient = route.post('desk/bookings/', desk, {
  scope: 'bookings:write',
  concerns: { branch: 'body.location' },
  summary:
    'Book for a client, existing or new; rules of the studio can be overridden with a reason',
  description:
    'A new client is created in the same transaction as the session: a refused session leaves no client behind.',
  body: DeskBookingRequest,
  replies: { 201: BookingAtDesk, 404: Failure, 409: DeskConflict, 422: Failure },
});

export const readBooking = route.get('desk/bookings/:id/', team, {
  scope: 'day:read',
  concerns: { booking: 'params.id' },
  summary: 'One booking; a therapist only sees their own',
  params: BookingParams,
  replies: { 200: BookingAtDesk, 404: Failure },
});

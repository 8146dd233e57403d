import * as appointments from '@limber/contract/appointments.ts';
import {
  BookingRequest,
  createAppointment,
  createSharedAppointment,
  createUnlimitedAppointment,
} from '@limber/contract/bookings.ts';
import { listLocations, listServices, listTherapists } from '@limber/contract/catalogue.ts';
import { listOwnedPackages, PackageKind } from '@limber/contract/packages.ts';
import type { Route } from '@limber/contract/route.ts';
import * as scheduling from '@limber/contract/scheduling.ts';
import type { Scope } from '@limber/contract/software/scopes.ts';
import { Id } from '@limber/contract/values/keys.ts';
import { described } from '@limber/contract/values/shapes.ts';
import { Minutes } from '@limber/contract/values/times.ts';
import Type, { type Static, type TObject } from 'typebox';

/** Makes a call of the API as the person who let the assistant in; a refusal throws. */
export type MakeCall = (route: Route, args?: Record<string, unknown>) => Promise<unknown>;

/** What an assistant can do: calls of the API, so that its rules, limits and locks are theirs. */
export interface Tool<Input extends TObject = TObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Left out: nothing is needed besides being let in. */
  readonly scope?: Scope;
  readonly writes?: true;
  readonly input: Input;
  run(call: MakeCall, input: Static<Input>): Promise<unknown>;
}

function tool<Input extends TObject>(of: Tool<Input>): Tool {
  return of as unknown as Tool;
}

const none = Type.Object({}, { additionalProperties: false });
const request = BookingRequest.properties;

const Services = described(
  'The services of the session with the minutes of each, as list_services names them.',
  Type.Array(Type.Object({ id: Id, minutes: Minutes }), { minItems: 1, maxItems: 10 }),
);
type Services = Static<typeof Services>;

const minutesOf = (services: Services) => services.reduce((sum, { minutes }) => sum + minutes, 0);
const idsOf = (services: Services) => services.map(({ id }) => id).join(',');

const when = {
  location: described('Code of the branch.', request.location),
  therapist_id: Type.Optional(described('Left out: anyone who offers the services.', Id)),
  services: Services,
};

const ways = {
  regular: [createAppointment, 'mypackage', 'user_package_id'],
  shared: [createSharedAppointment, 'my_shared_package', 'shared_package_id'],
  unlimited: [createUnlimitedAppointment, 'my_unlimited_package', 'unlimited_package_id'],
} as const;

/** Every tool, in the order in which they are used. */
export const tools: readonly Tool[] = [
  tool({
    name: 'list_services',
    title: 'Services and prices',
    description:
      'Services with their lengths and prices, the branches with their codes and opening hours, and the therapists.',
    input: none,
    async run(call) {
      const [services, branches, therapists] = await Promise.all([
        call(listServices),
        call(listLocations),
        call(listTherapists),
      ]);
      return { services, branches, therapists };
    },
  }),
  tool({
    name: 'find_free_times',
    title: 'Free times',
    description:
      'Free start times for a session at a branch: all of one day, or the next ones. Days and times are of the studio’s clock; a time before 06:00 is in the night after the date.',
    scope: 'sessions:read',
    input: Type.Object(
      {
        ...when,
        date: Type.Optional(described('Left out: the next free times.', request.date)),
      },
      { additionalProperties: false },
    ),
    run(call, { services, date, ...filter }) {
      const asked = { ...filter, services: idsOf(services), total_duration: minutesOf(services) };
      if (!date) return call(scheduling.findNextOpenings, asked);
      return call(scheduling.availableTimesForServices, { ...asked, date });
    },
  }),
  tool({
    name: 'hold_time',
    title: 'Hold a time',
    description:
      'Keeps a free time for some minutes while the person decides. A new hold replaces the former one.',
    scope: 'sessions:write',
    writes: true,
    input: Type.Object(
      { ...when, date: request.date, time: request.time },
      { additionalProperties: false },
    ),
    run(call, { services, therapist_id: therapist = null, ...slot }) {
      const asked = { services: idsOf(services), total_duration: minutesOf(services) };
      return call(scheduling.holdTime, { ...slot, ...asked, therapist_id: therapist });
    },
  }),
  tool({
    name: 'book_session',
    title: 'Book a session',
    description:
      'Books a session. `price` is what the person was told that it costs; if it costs something else nothing is booked, and the answer says the price. 0 with a package. If the answer has a payment, the session is booked once the person has paid at its address.',
    scope: 'sessions:write',
    writes: true,
    input: Type.Object(
      {
        ...when,
        date: request.date,
        time: request.time,
        price: request.total_price,
        package: Type.Optional(
          described(
            'A package of the person that pays, as my_packages names it.',
            Type.Object({ id: Id, kind: PackageKind }),
          ),
        ),
      },
      { additionalProperties: false },
    ),
    run(call, { services, price, package: owned, therapist_id: therapist = null, ...slot }) {
      const minutes = minutesOf(services);
      const [route, serviceType, field] = owned
        ? ways[owned.kind]
        : [createAppointment, 'service', ''];
      const lines = services.map(({ id, minutes: time }) => ({
        ...{ id, time, name: '', price: 0, type: 'service' },
      }));
      const ofPackage = owned && {
        id: owned.id,
        time: minutes,
        name: '',
        price: 0,
        type: 'package',
      };
      return call(route, {
        ...slot,
        therapist_id: therapist,
        serviceType,
        services: ofPackage ? [ofPackage, ...lines] : lines,
        duration: minutes,
        total_duration: minutes,
        total_price: price,
        ...(owned && { [field]: owned.id }),
      });
    },
  }),
  tool({
    name: 'my_sessions',
    title: 'My sessions',
    description:
      'The sessions to come, today’s first, each with its id and until when it can be cancelled or moved free of charge.',
    scope: 'sessions:read',
    input: none,
    async run(call) {
      const [today, next] = await Promise.all([
        call(appointments.listTodaysAppointments),
        call(appointments.listNextAppointments),
      ]);
      return { today, next };
    },
  }),
  tool({
    name: 'move_session',
    title: 'Move a session',
    description: 'Moves a session to another free time in the same branch.',
    scope: 'sessions:write',
    writes: true,
    input: Type.Object(
      {
        id: appointments.Appointment.properties.id,
        date: request.date,
        time: request.time,
        therapist_id: Type.Optional(described('Left out: the same therapist.', Id)),
      },
      { additionalProperties: false },
    ),
    run: (call, asked) => call(appointments.rescheduleAppointment, asked),
  }),
  tool({
    name: 'cancel_session',
    title: 'Cancel a session',
    description:
      'Cancels a session: free of charge until its `free_until`. Later it counts as used; say so to the person, and set `accept_late` only if they agree.',
    scope: 'sessions:write',
    writes: true,
    input: Type.Object(
      {
        id: appointments.Appointment.properties.id,
        accept_late: Type.Optional(Type.Boolean()),
      },
      { additionalProperties: false },
    ),
    run: (call, asked) => call(appointments.cancelAppointment, asked),
  }),
  tool({
    name: 'my_packages',
    title: 'My packages',
    description: 'The packages of the person, with the minutes that are left and until when.',
    scope: 'packages:read',
    input: none,
    run: (call) => call(listOwnedPackages),
  }),
];

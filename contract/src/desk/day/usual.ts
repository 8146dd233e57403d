/** What the desk proposes to a client: the session that they usually have, and times to choose from. */
import Type, { type Static } from 'typebox';
import { ServiceType } from '../../appointments.ts';
import { IncludedService } from '../../catalogue.ts';
import { PackageKind } from '../../packages.ts';
import { defineRoute } from '../../route.ts';
import { AvailableTimesQuery, Opening } from '../../scheduling.ts';
import {
  Aed,
  DateOnly,
  described,
  Failure,
  Id,
  Language,
  Line,
  LocationCode,
  listOf,
  Minutes,
  MOST,
  Nullable,
  Prose,
  TimeOfDay,
} from '../../values.ts';
import { staff } from './bookings.ts';

const MinutesLeft = Nullable(Type.Integer({ minimum: 0, maximum: MOST }));

const PayingPackage = Type.Object({
  id: Id,
  kind: PackageKind,
  name: Line,
  remaining_time: described(
    'Minutes that the client can book of it; null: unlimited.',
    MinutesLeft,
  ),
  balance: Type.Optional(
    Type.Integer({
      description: 'Left of it for all who share it, where a cap leaves the client less.',
      minimum: 0,
      maximum: MOST,
    }),
  ),
  expiry_date: Nullable(DateOnly),
  owned: Type.Boolean({ description: 'False: somebody shares it with them.' }),
  services_included: listOf(IncludedService),
});
export type PayingPackage = Static<typeof PayingPackage>;

const ProposedSession = Type.Object({
  services: described(
    'As `desk/bookings/` takes them.',
    listOf(Type.Object({ id: Id, name: Line, time: Minutes })),
  ),
  serviceType: ServiceType,
  package: described('Which of `packages` pays; null: the price.', Nullable(Id)),
  remaining_after: described(
    'What is left of it then; null: none pays, or unlimited.',
    MinutesLeft,
  ),
  price: described('What is to be paid, with what the membership takes off.', Aed),
  therapist_id: Id,
  therapist_name: Line,
  location: LocationCode,
  date: DateOnly,
  time: TimeOfDay,
  total_duration: Minutes,
  as_usual: Type.Boolean({
    description:
      'At the usual weekday and hour, with the usual therapist; false: the soonest free.',
  }),
});
export type ProposedSession = Static<typeof ProposedSession>;

export const UsualSession = Type.Object(
  {
    client: Type.Object({
      id: Id,
      first_name: Line,
      last_name: Line,
      phone_number: Nullable(Line),
      language: Language,
      agrees_to_notes: described(
        'Whether they agree to notes of their health, and so of their sessions.',
        Type.Boolean(),
      ),
    }),
    discount_percent: described(
      'What their membership takes off a price.',
      Type.Integer({ minimum: 0, maximum: 100 }),
    ),
    packages: described(
      'What they can pay with, the first to expire first.',
      listOf(PayingPackage),
    ),
    session: described(
      'Null: they have not been here, or nothing like it is free in the coming weeks.',
      Nullable(ProposedSession),
    ),
  },
  {
    description: 'What a client usually has, as the next session that can be booked.',
    examples: [
      {
        client: {
          id: 7,
          first_name: 'Amina',
          last_name: 'Haddad',
          phone_number: '+971501234567',
          language: 'en',
          agrees_to_notes: true,
        },
        discount_percent: 0,
        packages: [
          {
            id: 12,
            kind: 'regular',
            name: 'Balance Package',
            remaining_time: 345,
            expiry_date: '2026-08-31',
            owned: true,
            services_included: [{ id: 1, name: 'Stretching', needs_skill: true }],
          },
        ],
        session: {
          services: [{ id: 1, name: 'Stretching', time: 60 }],
          serviceType: 'mypackage',
          package: 12,
          remaining_after: 285,
          price: 0,
          therapist_id: 1,
          therapist_name: 'Noura Al Hashimi',
          location: 'A',
          date: '2026-03-12',
          time: '14:00',
          total_duration: 60,
          as_usual: true,
        },
      },
    ],
  },
);
export type UsualSession = Static<typeof UsualSession>;

const IdOfClient = Type.Object({ id: Id }, { description: 'Which client.' });

export const readUsual = defineRoute({
  method: 'GET',
  path: 'desk/clients/:id/usual',
  access: staff,
  summary: 'What a client usually has, at the next free time of their weekday and hour',
  description:
    'Service, length, therapist and branch are those of their last sessions; what paid for them pays again as long as minutes are left. Days that have a session of theirs are left out. Where the asker does not see that branch, it is proposed at one that they see.',
  params: IdOfClient,
  replies: { 200: UsualSession, 404: Failure },
});

const { therapist_id, services, gender, total_duration } = AvailableTimesQuery.properties;

export const OfferedTimes = Type.Object(
  {
    times: listOf(Opening, { description: 'Three at most.' }),
    language: Language,
    text: described('To be sent to the client, in their language; empty without times.', Prose),
  },
  {
    description: 'Times to choose from, and the message that offers them.',
    examples: [
      {
        times: [
          {
            date: '2026-03-05',
            time: '14:00',
            therapist_id: 1,
            therapist_name: 'Noura Al Hashimi',
          },
        ],
        language: 'en',
        text: 'Hello Amina, we have these times at Al Warqa:\nThursday 5 March, 14:00, with Noura Al Hashimi\nWhich one suits you?',
      },
    ],
  },
);
export type OfferedTimes = Static<typeof OfferedTimes>;

export const offerTimes = defineRoute({
  method: 'GET',
  path: 'desk/clients/:id/times',
  access: staff,
  concerns: { branch: 'query.location' },
  summary: 'The next three free times for a client, and a message that offers them',
  params: IdOfClient,
  query: Type.Object({
    location: LocationCode,
    from: Type.Optional(described('Not before this day; left out: today.', DateOnly)),
    ...{ therapist_id, services, gender, total_duration },
  }),
  replies: { 200: OfferedTimes, 404: Failure },
});

/** What the desk proposes to a client: their usual session, and times to choose from. */
import Type, { type Static } from 'typebox';
import { ServiceType } from '../../appointments.ts';
import { IncludedService } from '../../catalogue.ts';
import { PackageKind } from '../../packages.ts';
import { desk, route } from '../../route.ts';
import { AvailableTimesQuery, Opening } from '../../scheduling.ts';
import { Amount } from '../../values/amounts.ts';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode, MOST } from '../../values/keys.ts';
import { Language } from '../../values/people.ts';
import { described, listOf, Nullable } from '../../values/shapes.ts';
import { Line, Prose } from '../../values/texts.ts';
import { DateOnly, Minutes, TimeOfDay } from '../../values/times.ts';
import { BlockedReason } from '../clients/client-search.ts';
import { DeskNote } from '../clients/clients.ts';

const MinutesLeft = Nullable(Type.Integer({ minimum: 0, maximum: MOST }));

const PayingPackage = Type.Object({
  id: Id,
  kind: PackageKind,
  name: Line,
  remaining_time: described(
    'Minutes that the client can book from it; null: unlimited.',
    MinutesLeft,
  ),
  balance: Type.Optional(
    Type.Integer({
      description: 'Its balance for everyone who shares it, where a cap leaves this client less.',
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
    'In the shape that `desk/bookings/` takes.',
    listOf(Type.Object({ id: Id, name: Line, time: Minutes })),
  ),
  serviceType: ServiceType,
  package: described('Which of `packages` pays; null: the client pays the price.', Nullable(Id)),
  remaining_after: described(
    'What would be left in it; null: no package pays, or it is unlimited.',
    MinutesLeft,
  ),
  price: described("What is to be paid, after the member's discount.", Amount),
  therapist_id: Id,
  therapist_name: Line,
  location: LocationCode,
  date: DateOnly,
  time: TimeOfDay,
  total_duration: Minutes,
  as_usual: Type.Boolean({
    description:
      'At the usual weekday and time with the usual therapist; false: the soonest free time.',
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
      blocked_reason: BlockedReason,
      desk_note: DeskNote,
      agrees_to_notes: described(
        'Whether they agree to notes about their health, and so to notes about their sessions.',
        Type.Boolean(),
      ),
    }),
    discount_percent: described(
      "The member's discount on prices.",
      Type.Integer({ minimum: 0, maximum: 100 }),
    ),
    packages: described('What they can pay with, in order of expiry.', listOf(PayingPackage)),
    session: described(
      'Null: first visit, or nothing similar is free in the coming weeks.',
      Nullable(ProposedSession),
    ),
  },
  {
    description: "A client's usual session, as the next one that can be booked.",
    examples: [
      {
        client: {
          id: 7,
          first_name: 'Amina',
          last_name: 'Haddad',
          phone_number: '+971501234567',
          language: 'en',
          blocked_reason: null,
          desk_note: null,
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
            services_included: [{ id: 1, name: 'Massage', needs_skill: true }],
          },
        ],
        session: {
          services: [{ id: 1, name: 'Massage', time: 60 }],
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

export const readUsual = route.get('desk/clients/:id/usual', desk, {
  summary: "A client's usual session, at the next free time on their weekday and at their hour",
  description:
    'Service, length, therapist and branch come from their latest sessions; the same package pays again while it has minutes. Days on which they have a session are skipped. A branch that the caller does not see is replaced by one that they see.',
  params: IdOfClient,
  replies: { 200: UsualSession, 404: Failure },
});

const { therapist_id, services, gender, total_duration } = AvailableTimesQuery.properties;

export const OfferedTimes = Type.Object(
  {
    times: listOf(Opening, { description: 'At most three.' }),
    language: Language,
    text: described(
      'Ready to send to the client, in their language; empty when there are no times.',
      Prose,
    ),
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
        text: 'Hello Amina, we have these times at Garden Street:\nThursday 5 March, 14:00, with Noura Al Hashimi\nWhich one suits you?',
      },
    ],
  },
);
export type OfferedTimes = Static<typeof OfferedTimes>;

export const offerTimes = route.get('desk/clients/:id/times', desk, {
  concerns: { branch: 'query.location' },
  summary: 'The next three free times for a client, and a message that offers them',
  params: IdOfClient,
  query: Type.Object({
    location: LocationCode,
    from: Type.Optional(described('Not before this day; default: today.', DateOnly)),
    ...{ therapist_id, services, gender, total_duration },
  }),
  replies: { 200: OfferedTimes, 404: Failure },
});

/** A therapist's own day, as they see it on their phone. */
import Type, { type Static } from 'typebox';
import { route, therapists } from '../../route.ts';
import { longerBySteps, longerSession } from '../../sessions/longer-sessions.ts';
import { LATE_MINUTES } from '../../terms/running-late.ts';
import { Amount } from '../../values/amounts.ts';
import { Failure } from '../../values/failure.ts';
import { Id } from '../../values/keys.ts';
import { described, listOf, Nullable } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly, Instant } from '../../values/times.ts';
import { BookingAtDesk } from './bookings.ts';
import { DayBooking, DayTherapist, RunningLate } from './day.ts';

const {
  id,
  version,
  status,
  starts_at,
  from_minute,
  to_minute,
  services,
  resources,
  tight_places,
  wished_gender,
  coming,
  unanswered,
} = DayBooking.properties;
const { shifts, off } = DayTherapist.properties;

const OwnSession = Type.Object({
  ...{ id, version, status, starts_at, from_minute, to_minute, services, resources, tight_places },
  undoable: Type.Boolean({
    description: 'They took its last step themselves and may take it back.',
  }),
  from_package: Type.Boolean({ description: 'Minutes of a package pay for it.' }),
  package_unpaid: Type.Boolean({
    description: 'The package that pays for it is still to be paid at the desk.',
  }),
  unpaid: Type.Boolean({ description: 'It, or its package, is still to be paid at the desk.' }),
  asked_for: Type.Boolean({ description: 'Its client asked for the caller by name.' }),
  ...{ wished_gender, coming, unanswered },
  location: Type.Object({ code: DayBooking.properties.location, name: Line }),
  client: Type.Object({
    first_name: Line,
    initial: described('The first letter of the last name.', Line),
    first_visit: DayBooking.properties.client.properties.first_visit,
    health_notes: DayBooking.properties.client.properties.health_notes,
  }),
});
export type OwnSession = Static<typeof OwnSession>;

export const OwnDay = Type.Object(
  {
    date: DateOnly,
    now: Instant,
    therapist_id: described(
      'The caller as a therapist; null: they work with nobody.',
      Nullable(Id),
    ),
    shifts,
    off,
    late: described('How late they will be that day; null: not reported.', Nullable(RunningLate)),
    sessions: listOf(OwnSession),
    tips: Type.Object({
      day: described('Their tips of the drawers of that day.', Amount),
      month: described('Their tips of that month, up to the end of that day.', Amount),
      shared: Type.Boolean({
        description:
          'Tips of that day are shared: theirs is the part of all that their minutes are of those held at the branch.',
      }),
    }),
    pay_shown: Type.Boolean({ description: 'The studio shows them their statement of pay.' }),
  },
  {
    description:
      'One day of a therapist, from six in the morning to six, without cancelled sessions.',
    examples: [
      {
        date: '2026-03-05',
        now: '2026-03-05T09:00:00.000Z',
        therapist_id: 1,
        shifts: [{ location: 'A', from_minute: 720, to_minute: 1200 }],
        off: [],
        late: null,
        sessions: [
          {
            id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
            version: 1,
            status: 'booked',
            starts_at: '2026-03-05T10:00:00.000Z',
            from_minute: 840,
            to_minute: 900,
            services: [{ service_id: 1, service_name: 'Massage', minutes: 60 }],
            resources: [{ id: 4, name: 'Massage table 1' }],
            tight_places: ['lower-back'],
            undoable: false,
            from_package: true,
            ...{ package_unpaid: false, unpaid: false, asked_for: true, wished_gender: null },
            ...{ coming: false, unanswered: true },
            location: { code: 'A', name: 'Garden Street' },
            client: { first_name: 'Amina', initial: 'H', first_visit: false, health_notes: true },
          },
        ],
        tips: { day: 20, month: 240, shared: false },
        pay_shown: true,
      },
    ],
  },
);
export type OwnDay = Static<typeof OwnDay>;

export const readOwnDay = route.get('desk/own-day', therapists, {
  scope: 'day:read',
  summary: "The caller's day as a therapist: clients, times and places",
  query: Type.Object({
    date: Type.Optional(described("The studio's day; default: today.", DateOnly)),
  }),
  replies: { 200: OwnDay },
});

export const sayLate = route.put('desk/own-day/late/', therapists, {
  summary: 'Report being late today, and by how much; a second report replaces the first',
  body: Type.Object(
    {
      minutes: Type.Integer({
        minimum: LATE_MINUTES.least,
        maximum: LATE_MINUTES.most,
        'x-sentence': {
          en: `Please choose between ${LATE_MINUTES.least} and ${LATE_MINUTES.most} minutes.`,
          ar: `يرجى اختيار مدة بالدقائق من ${LATE_MINUTES.least} إلى ${LATE_MINUTES.most}.`,
        },
      }),
    },
    { examples: [{ minutes: 15 }] },
  ),
  replies: { 200: RunningLate, 409: Failure },
});

export const takeBackLate = route.delete('desk/own-day/late/', therapists, {
  summary: 'Report having arrived after all',
  replies: { 204: Type.Null() },
});

export const lengthenOwnSession = route.post('desk/own-day/:id/lengthen/', therapists, {
  ...longerSession,
  summary: 'Make one of their own sessions longer until its end',
  description: longerBySteps,
  replies: { 200: BookingAtDesk, 400: Failure, 404: Failure, 409: Failure },
});

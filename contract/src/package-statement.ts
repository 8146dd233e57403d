import Type, { type Static } from 'typebox';
import { PackageParams } from './packages.ts';
import { PageQuery } from './pagination.ts';
import { route, signedIn } from './route.ts';
import { Amount } from './values/amounts.ts';
import { Failure } from './values/failure.ts';
import { Id, MOST } from './values/keys.ts';
import { described, listOf, Nullable, oneOf, PageOf } from './values/shapes.ts';
import { Line } from './values/texts.ts';
import { DateOnly, Instant, Minutes, TimeOfDay } from './values/times.ts';

export const StatementKind = oneOf([
  ...(['bought', 'booked', 'returned', 'adjusted', 'expired'] as const),
  ...(['imported', 'refunded', 'transferred'] as const),
]);
export type StatementKind = Static<typeof StatementKind>;

export const StatementLine = Type.Object(
  {
    id: Id,
    at: Instant,
    kind: StatementKind,
    minutes: Type.Integer({
      description: 'Positive: added; negative: taken.',
      minimum: -MOST,
      maximum: MOST,
    }),
    balance: Type.Integer({ description: 'Balance after this line.', minimum: 0, maximum: MOST }),
    person: described('In a shared package: whose session it was.', Nullable(Line)),
    reason: described('Why it was adjusted.', Nullable(Line)),
    session: described(
      "The owner's own session; null for another person's, which stays private.",
      Nullable(
        Type.Object({
          appointment_services: listOf(Type.Object({ service_id: Id, service_name: Line })),
          therapist: Line,
          date: DateOnly,
          time: described('`HH:MM` by the studio’s clock.', TimeOfDay),
          late: Type.Boolean({ description: 'Cancelled late: the session counts as used.' }),
          healed_minutes: Type.Optional(
            described(
              'It was cancelled late, and others have taken this many minutes of its time, which went back.',
              Minutes,
            ),
          ),
        }),
      ),
    ),
    price: described(
      'The price of the package, on the line of its purchase; paid at the studio.',
      Nullable(Amount),
    ),
  },
  {
    description: "One line of a package's statement of minutes.",
    examples: [
      {
        id: 31,
        at: '2026-03-04T06:00:00.000Z',
        kind: 'booked',
        minutes: -45,
        balance: 555,
        person: 'Layla Nasser',
        reason: null,
        session: null,
        price: null,
      },
    ],
  },
);
export type StatementLine = Static<typeof StatementLine>;

export const readStatement = route.get('appointment/packages/:id/statement/', signedIn, {
  scope: 'packages:read',
  summary: "The owner's statement of minutes, newest first (extra call)",
  params: PackageParams,
  query: PageQuery,
  replies: { 200: PageOf(StatementLine), 404: Failure },
});

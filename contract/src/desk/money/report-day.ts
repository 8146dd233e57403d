/** What a day of a report is made of: its sales and its sessions, one by one. */
import Type, { type Static } from 'typebox';
import { AppointmentStatus } from '../../appointments.ts';
import { PageQuery } from '../../pagination.ts';
import { managers, route } from '../../route.ts';
import { Id, LocationCode, Uuid } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly, Instant, Minutes } from '../../values/times.ts';
import { Count, reportedDays, Sum } from './report-values.ts';

const SaleOfDay = Type.Object({
  kind: oneOf(['sale', 'refund']),
  document: described('Its invoice or credit note; null: it has none.', Nullable(Line)),
  at: Instant,
  location: LocationCode,
  client: described(
    'Null: sold to nobody known, or to a client who was erased.',
    Nullable(Type.Object({ id: Id, name: Line })),
  ),
  amount: described('VAT included; below zero: a refund.', Sum),
});

const SessionOfDay = Type.Object({
  booking_id: Uuid,
  starts_at: Instant,
  location: LocationCode,
  status: AppointmentStatus,
  client: described('Null: the client was erased.', Nullable(Type.Object({ id: Id, name: Line }))),
  therapist: Line,
  services: Line,
  minutes: Minutes,
});

export const ReportDay = Type.Object(
  {
    day: DateOnly,
    sold: described('The sum of all its sales less its refunds, as the charts have it.', Sum),
    held: Count,
    missed: Count,
    sales: Type.Object({
      count: Count,
      results: described('Of this page, oldest first.', listOf(SaleOfDay)),
    }),
    sessions: Type.Object({
      count: described('Held and missed.', Count),
      results: described('Of this page, oldest first.', listOf(SessionOfDay)),
    }),
  },
  {
    description: 'A day of the books: what its figures are made of.',
    examples: [
      {
        ...{ day: '2026-03-04', sold: 2690, held: 1, missed: 1 },
        sales: {
          count: 2,
          results: [
            {
              ...{ kind: 'sale', document: 'INV-A-000001', at: '2026-03-04T06:00:00.000Z' },
              ...{ location: 'A', client: { id: 7, name: 'Amina Haddad' }, amount: 2750 },
            },
            {
              ...{ kind: 'refund', document: 'CN-A-000001', at: '2026-03-04T07:00:00.000Z' },
              ...{ location: 'A', client: null, amount: -60 },
            },
          ],
        },
        sessions: {
          count: 2,
          results: [
            {
              booking_id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
              ...{ starts_at: '2026-03-04T10:00:00.000Z', location: 'A', status: 'completed' },
              client: { id: 7, name: 'Amina Haddad' },
              ...{ therapist: 'Noura Al Hashimi', services: 'Massage', minutes: 60 },
            },
            {
              booking_id: '1f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
              ...{ starts_at: '2026-03-04T12:00:00.000Z', location: 'A', status: 'no_show' },
              client: { id: 8, name: 'Badr Khan' },
              ...{ therapist: 'Noura Al Hashimi', services: 'Massage', minutes: 60 },
            },
          ],
        },
      },
    ],
  },
);
export type ReportDay = Static<typeof ReportDay>;

export const readReportDay = route.get('desk/reports/day/', managers, {
  scope: 'reports:read',
  concerns: { branch: 'query.location' },
  summary: "A day's sales and sessions one by one, of which its figures are the sum",
  query: Type.Object({
    day: described("The studio's day: of the drawer, and on which sessions begin.", DateOnly),
    location: reportedDays.location,
    ...PageQuery.properties,
  }),
  replies: { 200: ReportDay },
});

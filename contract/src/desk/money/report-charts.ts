/** What a manager sees first of some days: a sentence, and the sums that charts draw. */
import Type, { type Static } from 'typebox';
import { managers, route } from '../../route.ts';
import { REPORT_DAYS } from '../../terms/reports.ts';
import { Id } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly } from '../../values/times.ts';
import { BookingSource } from '../day/bookings.ts';
import { Count, reportedDays, Sum } from './report-values.ts';

/** When a client came next after a session, counted from it. */
export const CAME_AGAIN = [
  'week',
  'two_weeks',
  'four_weeks',
  'eight_weeks',
  'later',
  'not_yet',
] as const;

const ChartDay = Type.Object({
  day: DateOnly,
  sold: described('Sold less credited, VAT included: the invoices less the credit notes.', Sum),
  before: described(
    'The same of the day that it is compared with; null: there is none.',
    Nullable(Sum),
  ),
  sessions: described('Held.', Count),
  missed: Count,
  first_visits: described('Held sessions of clients who were here for the first time.', Count),
});

const ChartTherapist = Type.Object({
  therapist_id: Id,
  therapist: Line,
  sessions: Count,
  minutes: Count,
  missed: Count,
  value: described('The value of what was held, without VAT.', Sum),
});

export const ReportCharts = Type.Object(
  {
    from: DateOnly,
    to: described('The last day that has come, of those asked for.', DateOnly),
    before: described(
      'The days that these are compared with.',
      Type.Object({ from: DateOnly, to: DateOnly }),
    ),
    sentence: described(
      "What these days were, in the caller's language.",
      Type.String({ maxLength: 500 }),
    ),
    sold: Sum,
    sold_before: Sum,
    sessions: Count,
    missed: Count,
    days: described('Each day, oldest first.', listOf(ChartDay, { maxItems: REPORT_DAYS })),
    hours: described(
      'Minutes of sessions by weekday (1: Monday) and hour of the clock; none: left out.',
      listOf(
        Type.Object({
          weekday: Type.Integer({ minimum: 1, maximum: 7 }),
          hour: Type.Integer({ minimum: 0, maximum: 23 }),
          minutes: Count,
          therapists: described(
            'Who had a session at once, on average.',
            Type.Number({ minimum: 0, maximum: 10_000 }),
          ),
        }),
        { maxItems: 168 },
      ),
    ),
    again: described(
      'Held sessions by when their client came next.',
      listOf(Type.Object({ within: oneOf([...CAME_AGAIN]), sessions: Count }), { maxItems: 6 }),
    ),
    running_out: described(
      'Packages with minutes left that expire in the coming weeks, by the Monday of the week; of all branches.',
      listOf(Type.Object({ week: DateOnly, packages: Count, minutes: Count }), { maxItems: 60 }),
    ),
    therapists: listOf(ChartTherapist),
    sources: described(
      'Held sessions by how they were booked, most first.',
      listOf(Type.Object({ source: BookingSource, sessions: Count }), { maxItems: 10 }),
    ),
  },
  {
    description: 'What some days were, for charts; the sums are those of the books.',
    examples: [
      {
        ...{
          from: '2026-03-01',
          to: '2026-03-04',
          before: { from: '2026-02-01', to: '2026-02-04' },
        },
        sentence:
          'March 2026 so far: 2,750.00 AED, 10% above the same days of February; 12 sessions, 1 missed; 90 hours owed.',
        ...{ sold: 2750, sold_before: 2500, sessions: 12, missed: 1 },
        days: [
          { day: '2026-03-01', sold: 750, before: 1000, sessions: 3, missed: 0, first_visits: 1 },
          { day: '2026-03-02', sold: 500, before: 700, sessions: 2, missed: 1, first_visits: 0 },
          { day: '2026-03-03', sold: 900, before: 300, sessions: 4, missed: 0, first_visits: 2 },
          { day: '2026-03-04', sold: 600, before: 500, sessions: 3, missed: 0, first_visits: 0 },
        ],
        hours: [
          { weekday: 1, hour: 17, minutes: 90, therapists: 1.5 },
          { weekday: 3, hour: 18, minutes: 120, therapists: 2 },
        ],
        again: [
          { within: 'week', sessions: 5 },
          { within: 'not_yet', sessions: 7 },
        ],
        running_out: [{ week: '2026-03-09', packages: 2, minutes: 240 }],
        therapists: [
          {
            ...{ therapist_id: 1, therapist: 'Noura Al Hashimi', sessions: 12, minutes: 720 },
            ...{ missed: 1, value: 2619.05 },
          },
        ],
        sources: [
          { source: 'site', sessions: 8 },
          { source: 'phone', sessions: 4 },
        ],
      },
    ],
  },
);
export type ReportCharts = Static<typeof ReportCharts>;

export const readReportCharts = route.get('desk/reports/charts/', managers, {
  scope: 'reports:read',
  concerns: { branch: 'query.location' },
  summary: 'What some days were in a sentence, and the sums that charts draw',
  description:
    'A month is compared with the one before, the running one with as many days of it; a day with that a week before; other days with as many before them.',
  query: Type.Object(reportedDays),
  replies: { 200: ReportCharts },
});

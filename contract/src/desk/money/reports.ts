/** What a manager reads at the end of a day or month, as tables and as spreadsheet files. */
import Type, { type Static } from 'typebox';
import { managers, route } from '../../route.ts';
import { EMIRATES, REPORT_DAYS, REPORT_NO_SHOWS } from '../../terms/reports.ts';
import { Aed } from '../../values/amounts.ts';
import { Id, LocationCode, MOST, Uuid } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly, Instant } from '../../values/times.ts';
import { BookingSource } from '../day/bookings.ts';
import { TaxCategory } from './till-values.ts';

/** Totals of up to a year, in AED. */
const Sum = Type.Number({
  description: 'An amount; negative: more was given back.',
  minimum: -1_000_000_000,
  maximum: 1_000_000_000,
  examples: [2750],
});
const Count = Type.Integer({ minimum: 0, maximum: MOST });

const sums = {
  sold: described('Sold, including VAT, paid or not.', Sum),
  credited: described('Credited, including VAT: refunds and voided sales.', Sum),
  vat: described('VAT on sales less VAT on credits.', Sum),
  cash: described('Taken less given back.', Sum),
  terminal: Sum,
  transfer: Sum,
  online: described('Paid by the provider of payments, less what went back.', Sum),
  credit: described('Sales paid from accounts of clients, less refunds to them.', Sum),
  gift_card: described('Sales paid by gift cards, less refunds to them.', Sum),
  gift_cards_sold: described('Taken for gift cards; included in what was taken, and no sale.', Sum),
  paid_in: described(
    'Taken onto accounts of clients less paid out of them; included in what was taken, and no sale.',
    Sum,
  ),
  tips: described('Included in the takings, but not a sale.', Sum),
  rounding: described('What cash rounding added; negative: what it took off. No VAT.', Sum),
};

const VatOfRate = Type.Object({
  percent: Type.Number({ minimum: 0, maximum: 100 }),
  tax: TaxCategory,
  sold: described('Sold less credited at this rate and in this category, including VAT.', Sum),
  net: described('The same without VAT.', Sum),
  vat: Sum,
});

const TaxReturnLine = Type.Object({
  box: described(
    'Its box of the return (form VAT 201), 1 where a branch has no emirate; 8: all of them.',
    oneOf([...EMIRATES.map(({ box }) => box), '1', '4', '5', '8']),
  ),
  percent: described(
    'For standard-rated supplies.',
    Nullable(Type.Number({ minimum: 0, maximum: 100 })),
  ),
  net: described('Sold less what was credited of it in the same days, without VAT.', Sum),
  vat: Sum,
  adjusted_net: described('Credited in these days for sales of earlier ones, below zero.', Sum),
  adjusted_vat: Sum,
});

const Takings = Type.Object({ day: DateOnly, location: LocationCode, ...sums });

const TherapistStatement = Type.Object({
  therapist_id: Id,
  therapist: Line,
  sessions: described('Held: the client was there.', Count),
  minutes: Count,
  no_shows: Count,
  value: described(
    'The value of held sessions, without VAT: a reduced session counts less, a free one nothing, minutes count what they were worth.',
    Sum,
  ),
  tips: Sum,
  pay: described(
    'By the pay rates of their days; null: no rate is set for any of them.',
    Nullable(Sum),
  ),
});

const SoldProduct = Type.Object({
  product_id: Id,
  name: described('Its name now.', Line),
  pieces: described(
    'Sold, less those that came back into stock.',
    Type.Integer({ minimum: -MOST, maximum: MOST }),
  ),
  sold: described('Less what was credited, including VAT.', Sum),
  vat: Sum,
});

const Payout = Type.Object({
  reference: described('What the provider calls it.', Line),
  status: oneOf(['pending', 'paid', 'failed'], { description: '`failed`: the bank refused it.' }),
  currency: Line,
  arrives_on: described('When it is at the bank.', DateOnly),
  lines: Count,
  payments: described('Before fees.', Sum),
  back: described('Refunds and lost disputes, below zero.', Sum),
  fees: described('Of the provider, below zero.', Sum),
  other: described('Anything else that the provider added or took.', Sum),
  net: described('All of these together.', Sum),
  bank: described('The line of the bank.', Sum),
  difference: described('What the line of the bank has more; 0: it adds up.', Sum),
});

const MissedSession = Type.Object({
  booking_id: Uuid,
  starts_at: Instant,
  location: LocationCode,
  client: Line,
  therapist: Line,
  services: Line,
  price: Aed,
  package_minutes: Nullable(Count),
});

const exampleSums = {
  ...{ sold: 2750, credited: 0, vat: 130.95 },
  ...{ cash: 1375, terminal: 1395, transfer: 0, online: 0, credit: 0, paid_in: 0 },
  ...{ gift_card: 0, gift_cards_sold: 0 },
  ...{ tips: 20, rounding: 0 },
};

export const StudioReport = Type.Object(
  {
    from: DateOnly,
    to: DateOnly,
    takings: described('Each day of each branch that had a drawer, oldest first.', listOf(Takings)),
    total: Type.Object(sums),
    vat: described('The VAT of all these days by rate, highest first.', listOf(VatOfRate)),
    tax_return: described(
      'By box: standard-rated by emirate and rate, zero-rated, exempt, and all of them.',
      listOf(TaxReturnLine),
    ),
    therapists: listOf(TherapistStatement),
    products: described('Sold over the counter, the highest sales first.', listOf(SoldProduct)),
    payouts: described(
      'What the provider of payments sent to the bank, by the day on which it is there; of all branches.',
      listOf(Payout),
    ),
    missed: described(
      `No-shows, oldest first: the first ${REPORT_NO_SHOWS}; the file has all.`,
      listOf(MissedSession, { maxItems: REPORT_NO_SHOWS }),
    ),
    owed: described(
      'What is left in packages, and on account, at the end of the last day, in all branches.',
      Type.Object({
        minutes: Count,
        value: Sum,
        packages: Count,
        credit: described('Money on account, which no VAT was due for yet.', Sum),
        accounts: described('Clients who have some.', Count),
      }),
    ),
  },
  {
    description: 'The books and the work of a range of days.',
    examples: [
      {
        from: '2026-03-01',
        to: '2026-03-31',
        takings: [
          {
            day: '2026-03-04',
            location: 'A',
            ...exampleSums,
          },
        ],
        total: exampleSums,
        tax_return: [
          {
            ...{ box: '1b', percent: 5, net: 2619.05, vat: 130.95 },
            ...{ adjusted_net: 0, adjusted_vat: 0 },
          },
          {
            ...{ box: '8', percent: null, net: 2619.05, vat: 130.95 },
            ...{ adjusted_net: 0, adjusted_vat: 0 },
          },
        ],
        vat: [{ percent: 5, tax: 'standard', sold: 2750, net: 2619.05, vat: 130.95 }],
        therapists: [
          {
            therapist_id: 1,
            therapist: 'Noura Al Hashimi',
            sessions: 42,
            minutes: 2520,
            no_shows: 1,
            value: 12_800,
            tips: 240,
            pay: 5040,
          },
        ],
        products: [{ product_id: 1, name: 'Magnesium oil', pieces: 4, sold: 380, vat: 18.1 }],
        payouts: [
          {
            ...{ reference: 'po_1NbG2c', status: 'paid', currency: 'AED', lines: 3 },
            ...{ arrives_on: '2026-03-06', payments: 640, back: -80, fees: -20.56, other: 0 },
            ...{ net: 539.44, bank: 539.44, difference: 0 },
          },
        ],
        missed: [
          {
            booking_id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
            starts_at: '2026-03-05T10:00:00.000Z',
            location: 'A',
            client: 'Amina Haddad',
            therapist: 'Noura Al Hashimi',
            services: 'Massage',
            price: 320,
            package_minutes: null,
          },
        ],
        owed: { minutes: 5400, value: 23_571.43, packages: 12, credit: 250, accounts: 1 },
      },
    ],
  },
);
export type StudioReport = Static<typeof StudioReport>;

const days = {
  from: described("First of the studio's days.", DateOnly),
  to: described(`Last of the studio's days; at most ${REPORT_DAYS} days.`, DateOnly),
  location: Type.Optional(described('One branch; default: all.', LocationCode)),
};

export const readStudioReport = route.get('desk/reports/', managers, {
  scope: 'reports:read',
  concerns: { branch: 'query.location' },
  summary: 'Takings, VAT, minutes owed, therapist statements and no-shows for a range of days',
  query: Type.Object(days),
  replies: { 200: StudioReport },
});

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
  query: Type.Object(days),
  replies: { 200: ReportCharts },
});

export const ReportTable = oneOf(
  [
    ...([
      'takings',
      'vat',
      'return',
      'therapists',
      'products',
      'missed',
      'owed',
      'credit',
    ] as const),
    ...(['payouts', 'payout_lines'] as const),
    ...(['days', 'hours', 'again', 'running_out', 'sources'] as const),
  ],
  {
    description:
      'The table. `vat`: by rate, day and branch; `return`: by box of the tax return; `products`: what was sold over the counter; `owed`: what is left in each package; `credit`: what each client has on account; `payouts`: what the provider of payments sent to the bank; `payout_lines`: what each of these is made of; `days`, `hours`, `again`, `running_out`, `sources`: what the charts draw.',
  },
);

export const downloadReport = route.get('desk/reports/file/', managers, {
  concerns: { branch: 'query.location' },
  summary: 'One table of the report as a CSV file',
  description:
    "UTF-8 with a byte-order mark, amounts in the studio's currency, headings in the caller's language. A text that a spreadsheet would read as a formula begins with an apostrophe.",
  query: Type.Object({ ...days, table: ReportTable }),
  file: 'text/csv',
  replies: {
    200: Type.String({
      maxLength: 100_000_000,
      examples: ['\uFEFFDay,Branch,Sold\r\n2026-03-04,A,2750\r\n'],
    }),
  },
});

/** What a manager reads at the end of a day or month, as tables and as spreadsheet files. */
import Type, { type Static } from 'typebox';
import { managers, route } from '../../route.ts';
import { EMIRATES, REPORT_NO_SHOWS } from '../../terms/reports.ts';
import { Amount } from '../../values/amounts.ts';
import { Id, LocationCode, MOST, Uuid } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly, Instant } from '../../values/times.ts';
import { Count, reportedDays, Sum } from './report-values.ts';
import { TaxCategory } from './till-values.ts';

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
  price: Amount,
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

export const readStudioReport = route.get('desk/reports/', managers, {
  scope: 'reports:read',
  concerns: { branch: 'query.location' },
  summary: 'Takings, VAT, minutes owed, therapist statements and no-shows for a range of days',
  query: Type.Object(reportedDays),
  replies: { 200: StudioReport },
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
  query: Type.Object({ ...reportedDays, table: ReportTable }),
  file: 'text/csv',
  replies: {
    200: Type.String({
      maxLength: 100_000_000,
      examples: ['\uFEFFDay,Branch,Sold\r\n2026-03-04,A,2750\r\n'],
    }),
  },
});

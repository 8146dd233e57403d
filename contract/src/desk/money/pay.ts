/** Statements of pay: what each therapist earned in a month, line by line, and closing a month. */
import Type, { type Static } from 'typebox';
import { managers, readAndChange, route, therapists } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode, MOST, Uuid } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly, Instant } from '../../values/times.ts';
import { PayLineKind } from '../studio/pay-rates.ts';
import { ThingVersion } from '../studio/shared-fields.ts';

const Month = Type.String({
  description: 'A calendar month of the studio’s days, `YYYY-MM`.',
  maxLength: 7,
  pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$',
  'x-sentence': {
    en: 'Please give a month as YYYY-MM.',
    ar: 'يرجى كتابة الشهر بالصيغة YYYY-MM.',
  },
  examples: ['2026-03'],
});

const Sum = Type.Number({
  description: 'An amount; below zero: taken back.',
  minimum: -1_000_000_000,
  maximum: 1_000_000_000,
  examples: [5040],
});
const Count = Type.Integer({ minimum: -MOST, maximum: MOST });

const PayLine = Type.Object({
  kind: PayLineKind,
  day: described('The day of the session, or of the drawer that took or gave back.', DateOnly),
  location: LocationCode,
  name: described('The service or product; null: a tip.', Nullable(Line)),
  client: described('First name and initial; null: nobody is named.', Nullable(Line)),
  booking_id: Nullable(Uuid),
  document: described('The invoice of a product; null: another line.', Nullable(Line)),
  minutes: Count,
  base: described('What the share is of, without VAT.', Sum),
  per_hour: Nullable(Sum),
  percent: described(
    'Null, with `per_hour`: no rate is set for its day, or it is a tip.',
    Nullable(Type.Number({ minimum: 0, maximum: 100 })),
  ),
  amount: described('Rounded by itself: the statement is the sum of its lines.', Sum),
  corrects: described(
    'The closed month that it corrects, `YYYY-MM`; null: its own.',
    Nullable(Line),
  ),
});
export type PayLine = Static<typeof PayLine>;

const sums = {
  sessions: described('Held sessions, paid by the hour and by shares.', Sum),
  products: Sum,
  refunds: Sum,
  tips: Sum,
  corrections: described('Of months that were closed before.', Sum),
  total: described('All lines, to the minor unit.', Sum),
};
const someSums = {
  ...{ sessions: 4800, products: 160, refunds: -19.05 },
  ...{ tips: 240, corrections: -12, total: 5168.95 },
};

const Closed = Type.Object({ at: Instant, by: Line });

const month = {
  month: Month,
  state: described(
    'closed; next: nothing earlier is to be closed before; open; left: before the first closed month.',
    oneOf(['closed', 'next', 'open', 'left']),
  ),
  closed: described('Null: not closed.', Nullable(Closed)),
};
const aMonth = { month: '2026-03', state: 'next', closed: null };

export const PayMonth = Type.Object(
  {
    ...month,
    is_over: Type.Boolean({ description: 'Its last day is over, so that it can be closed.' }),
    therapists: listOf(Type.Object({ therapist_id: Id, therapist: Line, ...sums })),
    total: Sum,
  },
  {
    description: 'What each therapist earned in a month.',
    examples: [
      {
        ...{ ...aMonth, is_over: true },
        therapists: [{ therapist_id: 1, therapist: 'Noura Al Hashimi', ...someSums }],
        total: 5168.95,
      },
    ],
  },
);
export type PayMonth = Static<typeof PayMonth>;

export const PayStatement = Type.Object(
  {
    ...month,
    therapist_id: Id,
    therapist: Line,
    lines: described('In the order of their days; corrections last.', listOf(PayLine)),
    ...sums,
  },
  {
    description: 'The statement of a therapist for a month.',
    examples: [
      {
        ...{ ...aMonth, therapist_id: 1, therapist: 'Noura Al Hashimi' },
        lines: [
          {
            ...{ kind: 'session', day: '2026-03-05', location: 'A', name: 'Massage' },
            ...{ client: 'Amina H.', booking_id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11' },
            ...{ document: null, minutes: 60, base: 304.76, per_hour: 45, percent: 12 },
            ...{ amount: 81.57, corrects: null },
          },
        ],
        ...someSums,
      },
    ],
  },
);
export type PayStatement = Static<typeof PayStatement>;

const OfMonth = Type.Object({ month: Month });

export const readPayMonth = route.get('desk/pay/', managers, {
  summary: 'What each therapist earned in a month',
  query: OfMonth,
  replies: { 200: PayMonth },
});

export const readPayStatement = route.get('desk/pay/:id/', managers, {
  summary: "A therapist's statement of pay for a month, line by line",
  params: Type.Object({ id: Id }, { description: 'Which therapist.' }),
  query: OfMonth,
  replies: { 200: PayStatement, 404: Failure },
});

export const downloadPay = route.get('desk/pay/file/', managers, {
  summary: 'The lines of a month as a CSV file, of one therapist or of all',
  query: Type.Object({ month: Month, therapist: Type.Optional(Id) }),
  file: 'text/csv',
  replies: {
    200: Type.String({
      maxLength: 100_000_000,
      examples: ['\uFEFFTherapist,Day,Amount\r\nNoura Al Hashimi,2026-03-05,81.57\r\n'],
    }),
  },
});

export const closePayMonth = route.post('desk/pay/close/', managers, {
  fullWay: true,
  summary: 'Close a month: its statements stay as they are',
  description:
    'Months are closed in their order, when their last day is over. What changes later, such as a session that is undone, is a correction in the next month.',
  body: Type.Object({ month: Month }, { additionalProperties: false }),
  replies: { 200: PayMonth, 409: Failure },
});

export const readOwnPay = route.get('desk/own-pay/', therapists, {
  summary: "The caller's own statement of pay, where the studio shows it",
  query: OfMonth,
  replies: { 200: PayStatement, 404: Failure },
});

export const PayRules = Type.Object(
  {
    version: ThingVersion,
    therapists_see: Type.Boolean({ description: 'Therapists read their own statements.' }),
    tips_shared: Type.Boolean({
      description:
        'The tips of a branch and day are shared among those who held sessions there, by their minutes.',
    }),
    tips_from: described(
      'The day from which that holds for tips; null: it always did.',
      Nullable(DateOnly),
    ),
  },
  {
    description: 'The rules of pay that are the same for everybody.',
    examples: [{ version: 1, therapists_see: true, tips_shared: false, tips_from: null }],
  },
);
export type PayRules = Static<typeof PayRules>;

export const { read: readPayRules, change: setPayRules } = readAndChange(
  'desk/studio/pay-rules/',
  managers,
  PayRules,
  {
    read: {
      summary: 'Whether tips are shared, and whether therapists see their statements',
    },
    change: {
      fullWay: true,
      summary: 'Change the rules of pay; how tips are shared holds from a day on',
      body: Type.Object(
        {
          version: ThingVersion,
          therapists_see: Type.Boolean(),
          tips_shared: Type.Boolean(),
          tips_from: described('Today or later; used where the sharing of tips changes.', DateOnly),
        },
        {
          additionalProperties: false,
          examples: [
            { version: 1, therapists_see: true, tips_shared: true, tips_from: '2026-03-05' },
          ],
        },
      ),
      replies: { 409: Failure },
    },
  },
);

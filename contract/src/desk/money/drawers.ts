import Type, { type Static } from 'typebox';
import { PageQuery } from '../../pagination.ts';
import { desk, route } from '../../route.ts';
import { Amount } from '../../values/amounts.ts';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly, Instant } from '../../values/times.ts';
import {
  Count,
  DocumentKind,
  GivenReason,
  PaymentMethod,
  SignedAmount,
  TaxCategory,
} from './till-values.ts';

const anOpenDrawer = {
  id: 4,
  location: 'A',
  day: '2026-03-04',
  opened_at: '2026-03-04T06:00:00.000Z',
  opened_by: 'Sara Khalil',
  float: 500,
  cash: 1375,
  terminal: 1375,
  transfer: 0,
  credit: 0,
  paid_in: 0,
  gift_card: 0,
  gift_cards_sold: 0,
  online: 0,
  tips: 0,
  rounding: 0,
  movements: [],
  expected: 1875,
  counted: null,
  difference_reason: null,
  closed_at: null,
  closed_by: null,
};

export const Drawer = Type.Object(
  {
    id: Id,
    location: Line,
    day: DateOnly,
    opened_at: Instant,
    opened_by: described(
      'Null: a day of payments online, which nobody opens or counts.',
      Nullable(Line),
    ),
    float: described('Cash in the drawer when it was opened.', Amount),
    cash: described('Taken less given back; the same for the next two methods.', SignedAmount),
    terminal: SignedAmount,
    transfer: SignedAmount,
    credit: described(
      'Sales paid from accounts of clients, less refunds to them; not in the drawer.',
      SignedAmount,
    ),
    paid_in: described(
      'Taken onto accounts of clients less paid out of them; included in what was taken, and no sale.',
      SignedAmount,
    ),
    gift_card: described(
      'Sales paid by gift cards, less refunds to them; not in the drawer.',
      SignedAmount,
    ),
    gift_cards_sold: described(
      'Taken for gift cards less given back for them; included in what was taken, and no sale.',
      SignedAmount,
    ),
    online: described(
      'Of a drawer nothing: what is paid online has days of its own.',
      SignedAmount,
    ),
    tips: described('Included in what was taken.', SignedAmount),
    rounding: described(
      'What cash rounding added to the payments; negative: what it took off.',
      SignedAmount,
    ),
    movements: listOf(
      Type.Object({ amount: SignedAmount, reason: Line, at: Instant, moved_by: Line }),
    ),
    expected: described('Expected cash: float, cash payments and movements.', SignedAmount),
    counted: Nullable(Amount),
    difference_reason: Nullable(Line),
    closed_at: Nullable(Instant),
    closed_by: Nullable(Line),
  },
  {
    description: 'The drawer of a branch on one day. A closed drawer takes no more money.',
    examples: [anOpenDrawer],
  },
);
export type Drawer = Static<typeof Drawer>;

export const openDrawer = route.post('desk/till/drawers/', desk, {
  concerns: { branch: 'body.location' },
  summary: "Open a branch's drawer for the day with a float",
  description: 'Only for today, one at a time; another can be opened after that one is closed.',
  body: Type.Object({ location: LocationCode, float: Amount }),
  replies: { 201: Drawer, 404: Failure, 409: Failure },
});

export const readDrawer = route.get('desk/till/drawer/', desk, {
  concerns: { branch: 'query.location' },
  summary: 'The open drawer of a branch, or the latest of a day; 204 when there is none',
  query: Type.Object({ location: LocationCode, day: Type.Optional(DateOnly) }),
  replies: { 200: Drawer, 204: Type.Null() },
});

const DrawerParams = Type.Object({ id: Id }, { description: 'Which drawer.' });

export const moveCash = route.post('desk/till/drawers/:id/movements/', desk, {
  concerns: { branch: 'body.location' },
  summary: 'Record cash put in or taken out other than by a sale',
  params: DrawerParams,
  body: Type.Object({ location: LocationCode, amount: SignedAmount, reason: GivenReason }),
  replies: { 201: Drawer, 404: Failure, 409: Failure, 422: Failure },
});

export const closeDrawer = route.post('desk/till/drawers/:id/close/', desk, {
  concerns: { branch: 'body.location' },
  summary: 'Close the day: cash counted against expected; a difference needs a reason',
  params: DrawerParams,
  body: Type.Object({
    location: LocationCode,
    counted: Amount,
    reason: Type.Optional(GivenReason),
  }),
  replies: { 200: Drawer, 404: Failure, 409: Failure },
});

const listed = {
  id: Id,
  kind: described(
    'A drawer, or what was paid online on a day: that is neither opened, counted nor closed.',
    oneOf(['drawer', 'online']),
  ),
  day: DateOnly,
  opened_at: Instant,
  expected: Nullable(SignedAmount),
  counted: Nullable(Amount),
  difference_reason: Nullable(Line),
  closed_at: described('Null: it is open.', Nullable(Instant)),
  closed_by: Nullable(Line),
};

export const listDrawers = route.get('desk/till/drawers/', desk, {
  concerns: { branch: 'query.location' },
  summary: 'The drawers of a branch and how they were closed, latest first',
  query: Type.Object({ location: LocationCode, ...PageQuery.properties }),
  replies: {
    200: Type.Object(
      {
        count: Count,
        results: listOf(Type.Object(listed)),
      },
      {
        examples: [
          {
            count: 1,
            results: [
              {
                id: 4,
                kind: 'drawer',
                day: '2026-03-04',
                opened_at: '2026-03-04T06:00:00.000Z',
                expected: 1875,
                counted: 1875,
                difference_reason: null,
                closed_at: '2026-03-04T18:00:00.000Z',
                closed_by: 'Sara Khalil',
              },
            ],
          },
        ],
      },
    ),
    404: Failure,
  },
});

const Sums = Type.Object({ count: Count, total: Amount, vat: Amount });

export const DayReport = Type.Object(
  {
    drawer: Drawer,
    branch: Type.Object({ name: Line }),
    methods: listOf(Type.Object({ method: PaymentMethod, taken: Amount, given_back: Amount })),
    sales: described('Sold on this day, paid or not.', Sums),
    refunds: described('Credited on this day, including voided sales.', Sums),
    voided: described('Sales that were voided.', Count),
    vat: described(
      'VAT due for this day, by rate and category: on sales less credits.',
      listOf(
        Type.Object({
          percent: Type.Number({ minimum: 0, maximum: 100 }),
          tax: TaxCategory,
          net: SignedAmount,
          vat: SignedAmount,
        }),
      ),
    ),
    tips: listOf(Type.Object({ therapist_id: Id, therapist: Line, amount: SignedAmount })),
    documents: described(
      'First and last number of each kind.',
      listOf(Type.Object({ kind: DocumentKind, count: Count, first: Line, last: Line })),
    ),
  },
  {
    description: 'What a branch took on one day (Z report); final once the drawer is closed.',
    examples: [
      {
        drawer: anOpenDrawer,
        branch: { name: 'Garden Street' },
        methods: [
          { method: 'cash', taken: 1375, given_back: 0 },
          { method: 'terminal', taken: 1375, given_back: 0 },
          { method: 'transfer', taken: 0, given_back: 0 },
          { method: 'credit', taken: 0, given_back: 0 },
        ],
        sales: { count: 1, total: 2750, vat: 130.95 },
        refunds: { count: 0, total: 0, vat: 0 },
        voided: 0,
        vat: [{ percent: 5, tax: 'standard', net: 2619.05, vat: 130.95 }],
        tips: [],
        documents: [{ kind: 'invoice', count: 1, first: 'INV-A-000001', last: 'INV-A-000001' }],
      },
    ],
  },
);
export type DayReport = Static<typeof DayReport>;

export const readDayReport = route.get('desk/till/drawers/:id/report/', desk, {
  concerns: { branch: 'query.location' },
  summary: 'The report of a day: takings by method, VAT, tips, refunds, difference',
  params: DrawerParams,
  query: Type.Object({ location: LocationCode }),
  replies: { 200: DayReport, 404: Failure },
});

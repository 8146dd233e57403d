import Type, { type Static } from 'typebox';
import { StatementLine } from '../../package-statement.ts';
import { DaySpan, PackageParams } from '../../packages.ts';
import { PageQuery, WholeListQuery } from '../../pagination.ts';
import { desk, managers, route } from '../../route.ts';
import { Amount } from '../../values/amounts.ts';
import { Failure } from '../../values/failure.ts';
import { Id, MOST } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf, PageOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly, Instant } from '../../values/times.ts';
import { GivenReason } from '../money/till-values.ts';

const Minutes = Type.Integer({ minimum: 0, maximum: MOST });
/** Across all packages, so it may exceed what one package can cost. */
const Sum = Type.Number({ description: 'Without VAT.', minimum: 0, maximum: 1e12 });

export const Liability = Type.Object(
  {
    total: described('The liability for all minutes that are left, without VAT.', Sum),
    minutes: Minutes,
    count: described('Packages with minutes left.', Minutes),
    packages: listOf(
      Type.Object({
        owned_package_id: Id,
        owner_id: Id,
        owner: described('The owner.', Line),
        name: Line,
        minutes: Minutes,
        value: described('Without VAT.', Amount),
      }),
      { description: 'One page of packages, oldest first.' },
    ),
  },
  {
    description:
      'What the studio owes for minutes that are bought and not used. Unlimited packages count nothing.',
    examples: [
      {
        total: 2357.14,
        minutes: 540,
        count: 1,
        packages: [
          {
            owned_package_id: 7,
            owner_id: 12,
            owner: 'Amina Haddad',
            name: 'Balance Package',
            minutes: 540,
            value: 2357.14,
          },
        ],
      },
    ],
  },
);
export type Liability = Static<typeof Liability>;

export const readLiability = route.get('desk/packages/liability/', managers, {
  summary: 'Minutes owed to clients, now or at the end of a given day',
  query: Type.Object({ day: Type.Optional(DateOnly), ...WholeListQuery.properties }),
  replies: { 200: Liability },
});

export const ProlongedPackage = Type.Object(
  {
    owned_package_id: Id,
    expiry_date: described('Its current last day.', DateOnly),
    frozen: listOf(DaySpan, { description: 'Days on which it cannot be used.' }),
  },
  {
    description: 'A package whose last day has changed.',
    examples: [
      {
        owned_package_id: 7,
        expiry_date: '2026-09-14',
        frozen: [{ from: '2026-04-01', to: '2026-04-14' }],
      },
    ],
  },
);
export type ProlongedPackage = Static<typeof ProlongedPackage>;

export const prolongPackage = route.post('desk/packages/:id/prolong/', desk, {
  summary: 'Give a package another last day; minutes that expired come back',
  params: PackageParams,
  body: Type.Object({ expiry_date: DateOnly, reason: GivenReason }),
  replies: { 200: ProlongedPackage, 404: Failure, 409: Failure },
});

export const freezePackage = route.post('desk/packages/:id/freeze/', desk, {
  summary:
    'Freeze a package from one day to another, and move its last day by the same number of days',
  params: PackageParams,
  body: Type.Object({ from: DateOnly, to: DateOnly, reason: GivenReason }),
  replies: { 200: ProlongedPackage, 404: Failure, 409: Failure },
});

export const unfreezePackage = route.post('desk/packages/:id/unfreeze/', desk, {
  summary: 'End a freeze today, or cancel it before it begins; the last day moves back',
  params: PackageParams,
  body: Type.Object({ from: described('First day of the freeze.', DateOnly), reason: GivenReason }),
  replies: { 200: ProlongedPackage, 404: Failure, 409: Failure },
});

export const Prolongation = Type.Object(
  {
    what: oneOf(['prolonged', 'shortened', 'frozen', 'unfrozen']),
    at: Instant,
    by: Line,
    reason: Line,
    was: described('The previous last day.', DateOnly),
    became: DateOnly,
    frozen: described('The days originally planned.', Nullable(DaySpan)),
    minutes_back: described('Minutes that had expired.', Nullable(Minutes)),
  },
  {
    description: 'How a package got its last day.',
    examples: [
      {
        what: 'prolonged',
        at: '2026-03-04T10:00:00.000Z',
        by: 'Sara Khalil',
        reason: 'Was ill',
        was: '2026-03-03',
        became: '2026-03-17',
        frozen: null,
        minutes_back: 120,
      },
    ],
  },
);
export type Prolongation = Static<typeof Prolongation>;

export const listProlongations = route.get('desk/packages/:id/prolongations/', desk, {
  summary: 'How a package got its last day, newest first',
  params: PackageParams,
  replies: { 200: listOf(Prolongation, { maxItems: 200 }), 404: Failure },
});

export const TransferredMinutes = Type.Object(
  {
    left: described('Minutes left in the package that they came from.', Minutes),
    balance: described('Minutes in the package that they went into.', Minutes),
    value: described('Their value without VAT, which moved with them.', Amount),
  },
  { examples: [{ left: 240, balance: 360, value: 261.9 }] },
);

export const transferMinutes = route.post('desk/packages/:id/transfer/', managers, {
  summary: 'Transfer minutes, with their value, from a package into another',
  params: PackageParams,
  body: Type.Object({
    into: described('The package that receives them.', Id),
    minutes: Type.Integer({ minimum: 1, maximum: 100_000 }),
    reason: GivenReason,
  }),
  replies: { 200: TransferredMinutes, 404: Failure, 409: Failure },
});

export const readStatementAtDesk = route.get('desk/packages/:id/statement/', desk, {
  summary: 'The statement of a package as its owner reads it, newest first',
  params: PackageParams,
  query: PageQuery,
  replies: { 200: PageOf(StatementLine), 404: Failure },
});

export const adjustMinutes = route.post('desk/packages/:id/adjust/', managers, {
  summary: 'Add minutes to a package or take some away; the owner sees the reason',
  params: PackageParams,
  body: Type.Object({
    minutes: Type.Integer({
      description: 'Negative: minutes are taken away.',
      minimum: -100_000,
      maximum: 100_000,
    }),
    reason: GivenReason,
  }),
  replies: {
    200: Type.Object(
      { balance: described('The balance now.', Minutes) },
      { examples: [{ balance: 570 }] },
    ),
    404: Failure,
    409: Failure,
  },
});

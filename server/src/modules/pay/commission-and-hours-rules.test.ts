import { expect, test } from 'vitest';
import {
  amountDue,
  dividedBy,
  type PayFact,
  type PayTerms,
  payLinesOf,
} from './commission-and-hours-rules.ts';

const held = (n: number, baseMinor: number, more: Partial<PayFact> = {}): PayFact => ({
  ...{ source: `session ${n} 1`, kind: 'session', day: '2026-03-05', rateDay: '2026-03-05' },
  ...{ of: null, location: 'A', name: 'Stretching', bookingId: String(n), saleLineId: null },
  ...{ serviceId: 1, productId: null, minutes: 60, baseMinor },
  ...more,
});
const bottle = (n: number, baseMinor: number, more: Partial<PayFact> = {}): PayFact =>
  held(n, baseMinor, {
    ...{ source: `product ${n}`, kind: 'product', bookingId: null, saleLineId: n },
    ...{ serviceId: null, productId: 7, minutes: 0 },
    ...more,
  });
const rate = (more: Partial<PayTerms> = {}): PayTerms => ({
  ...{ validFrom: '2026-01-01', validTo: null, perHourMinor: 0, shareBasisPoints: 1000 },
  ...{ productBasisPoints: 500, tiersBy: null, tiersApply: null, tiers: [], shares: [] },
  ...more,
});
const bySales = (tiersApply: 'all' | 'above') =>
  rate({ tiersBy: 'sales', tiersApply, tiers: [{ reached: 100_000, shareBasisPoints: 2000 }] });
const bySessions = (tiersApply: 'all' | 'above') =>
  rate({ tiersBy: 'sessions', tiersApply, tiers: [{ reached: 2, shareBasisPoints: 2000 }] });
const paidFor = (facts: readonly PayFact[], ...rates: PayTerms[]) =>
  payLinesOf(facts, rates).map(({ baseMinor, shareBasisPoints, amountMinor }) => [
    ...[baseMinor, shareBasisPoints, amountMinor],
  ]);

test.each([
  ['by the hour', { minutes: 90, baseMinor: 0, perHourMinor: 10_000, shareBasisPoints: 0 }, 15_000],
  ['a share', { minutes: 60, baseMinor: 30_476, perHourMinor: 0, shareBasisPoints: 2000 }, 6095],
  ['both, rounded once', { minutes: 50, baseMinor: 3, perHourMinor: 1, shareBasisPoints: 1000 }, 1],
  ['half up', { minutes: 0, baseMinor: 5, perHourMinor: null, shareBasisPoints: 1000 }, 1],
  [
    'half down when given back',
    { minutes: 0, baseMinor: -5, perHourMinor: null, shareBasisPoints: 1000 },
    -1,
  ],
  [
    'nothing without a rate',
    { minutes: 60, baseMinor: 100, perHourMinor: null, shareBasisPoints: null },
    0,
  ],
])('a line is due %s', (_, line, minor) => {
  expect(amountDue(line)).toBe(minor);
});

test('a tier for all is paid for every session of the month as soon as it is reached, to the fils', () => {
  const under = [held(1, 60_000), held(2, 39_999)];
  expect(paidFor(under, bySales('all'))).toEqual([
    [60_000, 1000, 6000],
    [39_999, 1000, 4000],
  ]);
  const reached = [held(1, 60_000), held(2, 40_000)];
  expect(paidFor(reached, bySales('all'))).toEqual([
    [60_000, 2000, 12_000],
    [40_000, 2000, 8000],
  ]);
});

test('a tier for what lies above divides the session in which it is reached in two lines', () => {
  const facts = [held(1, 60_000), held(2, 60_000), held(3, 10_000)];
  const lines = payLinesOf(facts, [{ ...bySales('above'), perHourMinor: 6000 }]);
  expect(
    lines.map((line) => [line.source, line.minutes, line.baseMinor, line.amountMinor]),
  ).toEqual([
    ['session 1 1', 60, 60_000, 12_000],
    ['session 2 1', 60, 40_000, 10_000],
    ['session 2 1', 0, 20_000, 4000],
    ['session 3 1', 60, 10_000, 8000],
  ]);
  expect(paidFor([held(1, 100_000), held(2, 1)], bySales('above'))).toEqual([
    [100_000, 1000, 10_000],
    [1, 2000, 0],
  ]);
});

test('a tier of sessions counts sessions, not their services', () => {
  const facts = [
    held(1, 10_000),
    held(2, 10_000),
    held(2, 5000, { source: 'session 2 2', serviceId: 2 }),
    held(3, 10_000),
  ];
  expect(paidFor(facts, bySessions('above'))).toEqual([
    [10_000, 1000, 1000],
    [10_000, 1000, 1000],
    [5000, 1000, 500],
    [10_000, 2000, 2000],
  ]);
  expect(paidFor(facts.slice(0, 1), bySessions('all'))).toEqual([[10_000, 1000, 1000]]);
  expect(paidFor(facts.slice(0, 2), bySessions('all'))).toEqual([
    [10_000, 2000, 2000],
    [10_000, 2000, 2000],
  ]);
});

test('products and refunds count for a tier by sales, and a service or product with a share of its own is paid by that', () => {
  const own = {
    ...bySales('above'),
    shares: [
      { serviceId: 2, productId: null, shareBasisPoints: 5000 },
      { serviceId: null, productId: 8, shareBasisPoints: 100 },
    ],
  };
  const facts = [
    bottle(1, 90_000),
    bottle(2, 5000, { productId: 8 }),
    held(3, 5000, { serviceId: 2 }),
    held(4, 10_000),
    held(5, -10_000, { kind: 'refund', of: 'session 4 1', minutes: 0 }),
    held(6, 10_000),
  ];
  expect(paidFor(facts, own)).toEqual([
    [90_000, 500, 4500],
    [5000, 100, 50],
    [5000, 5000, 2500],
    [10_000, 2000, 2000],
    [-10_000, 2000, -2000],
    [10_000, 2000, 2000],
  ]);
});

test('each line has the rate of its day, and what was counted before goes on counting under the next', () => {
  const first = rate({ validTo: '2026-03-14' });
  const next = { ...bySales('above'), validFrom: '2026-03-15' };
  const facts = [
    held(1, 90_000),
    held(2, 20_000, { day: '2026-03-15', rateDay: '2026-03-15' }),
    held(3, 20_000, { day: '2025-12-31', rateDay: '2025-12-31' }),
  ];
  expect(paidFor(facts, first, next)).toEqual([
    [90_000, 1000, 9000],
    [10_000, 1000, 1000],
    [10_000, 2000, 2000],
    [20_000, null, 0],
  ]);
});

test('a refund of a session that was paid in a closed month takes the share by which it was paid', () => {
  const back = held(1, -30_000, { kind: 'refund', of: 'session 9 1', rateDay: '2026-02-20' });
  const lines = payLinesOf([back], [bySales('all')], new Map([['session 9 1', 2000]]));
  expect(lines.map(({ amountMinor }) => amountMinor)).toEqual([-6000]);
  expect(paidFor([back], bySales('all'))).toEqual([[-30_000, 1000, -3000]]);
});

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [-100, [1, 1, 1], [-34, -33, -33]],
  [10, [0, 5], [0, 10]],
  [7, [0, 0], [7, 0]],
  [1, [2, 3], [0, 1]],
])('%d divided by %j adds up', (whole, weights, parts) => {
  expect(dividedBy(whole, weights)).toEqual(parts);
});

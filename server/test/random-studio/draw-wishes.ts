import fc from 'fast-check';
import type {
  BankStep,
  CardWish,
  Coin,
  Method,
  PackageWish,
  PayingWish,
  Slot,
  Step,
  TillWish,
  Wish,
} from './wishes.ts';

const index = fc.nat({ max: 11 });
// Mostly soon, so that time reaches the sessions.
const day = fc.oneof({ weight: 2, arbitrary: fc.nat({ max: 1 }) }, fc.nat({ max: 4 }));
const slot: fc.Arbitrary<Slot> = fc.record({ day, half: fc.nat({ max: 9 }) });
const minutes = fc.integer({ min: 1, max: 18 }).map((steps) => steps * 5);
const person = fc.nat({ max: 1 });

const packageWish: fc.Arbitrary<PackageWish> = fc.oneof(
  fc.record({ do: fc.constant('expire' as const), package: index }),
  fc.record({
    do: fc.constant('adjust' as const),
    package: index,
    minutes: fc.integer({ min: -150, max: 150 }),
  }),
  fc.record({
    do: fc.constant('freeze' as const),
    package: index,
    day: fc.nat({ max: 2 }),
    days: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    do: fc.constant('prolong' as const),
    package: index,
    days: fc.integer({ min: -2, max: 3 }),
  }),
  fc.record({ do: fc.constant('unfreeze' as const), package: index }),
  fc.record({ do: fc.constant('transfer' as const), package: index, into: index, minutes }),
  fc.record({
    do: fc.constant('import' as const),
    person,
    key: fc.nat({ max: 1 }),
    product: fc.nat({ max: 2 }),
    minutes,
  }),
);

const quarters = fc.nat({ max: 4 });
const method = fc.constantFrom<Method>('cash', 'transfer');
const tillWish: fc.Arbitrary<TillWish> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('sell' as const),
      person,
      things: fc.array(index, { minLength: 1, maxLength: 2 }),
      first: fc.boolean(),
      cheaper: fc.boolean(),
      quarters,
      method,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      sale: index,
      quarters,
      method,
      tip: fc.constantFrom(0, 0, 333),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      sale: index,
      line: index,
      quarters,
      minutes: fc.option(minutes),
      method: fc.constantFrom<Method | 'online'>('cash', 'transfer', 'online'),
      sessions: fc.constantFrom('free' as const, 'owed' as const, undefined),
      onlyOwed: fc.constantFrom(false, false, true),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('void' as const), sale: index }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close the day' as const) }) },
);

const atBank = fc.record({
  do: fc.constant('at the bank' as const),
  payment: index,
  outcome: fc.constantFrom(
    'pays' as const,
    'pays' as const,
    'declines' as const,
    'takes its time' as const,
  ),
});
const settle = fc.record({
  do: fc.constant('settle' as const),
  payment: index,
  ends: fc.constantFrom(false, false, true),
});
const payingWish: fc.Arbitrary<PayingWish> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pay online' as const),
      person,
      product: fc.option(fc.nat({ max: 2 })),
      card: fc.option(index),
      slot,
      with: index,
    }),
  },
  { weight: 3, arbitrary: atBank },
  { weight: 4, arbitrary: settle },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('give back' as const), booking: index }),
  },
);

const cardWish: fc.Arbitrary<CardWish> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('sell a card' as const),
      amount: fc.constantFrom(50, 100, 400),
      method,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pay by card' as const),
      card: index,
      sale: index,
      quarters,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ do: fc.constant('refund to card' as const), sale: index, line: index },
      quarters,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('void a card' as const),
      card: index,
      replace: fc.boolean(),
    }),
  },
);

const bankStep: fc.Arbitrary<BankStep> = fc.oneof(
  fc.record({
    depositPercent: fc.constantFrom(null, 25),
    lateBackPercent: fc.constantFrom(0, 50, 100),
  }),
  fc.record({ bank: fc.constantFrom('well' as const, 'bad' as const) }),
  fc.record({ refunds: fc.constantFrom('succeeded' as const, 'failed' as const) }),
);

const wish: fc.Arbitrary<Wish> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      product: fc.nat({ max: 2 }),
      person,
      slot,
      minutes,
      with: index,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('use' as const),
      package: index,
      person,
      slot,
      minutes,
      with: index,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('book' as const), person, slot, with: index }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      booking: index,
      byDesk: fc.boolean(),
      slot,
      with: index,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('cancel' as const),
      booking: index,
      byDesk: fc.boolean(),
      late: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('check in' as const, 'complete' as const, 'no-show' as const),
      booking: index,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('undo' as const), booking: index }),
  },
  { weight: 5, arbitrary: packageWish },
  { weight: 8, arbitrary: tillWish },
  { weight: 8, arbitrary: payingWish },
  { weight: 5, arbitrary: cardWish },
);

/**
 * Two clients buy at the till, one transfers minutes into the other's package, and what was sold is
 * refunded.
 */
const transferred: fc.Arbitrary<Step[]> = fc
  .record({ minutes, package: index, into: index, quarters, refunded: fc.option(minutes) })
  .map(({ refunded, quarters: parts, ...moved }) => {
    const sold = {
      things: [0],
      first: false,
      cheaper: false,
      quarters: 4,
      method: 'cash',
    } as const;
    const back = { line: 0, quarters: parts, minutes: refunded, method: 'cash' } as const;
    return [
      { atOnce: [{ do: 'sell', person: 0, ...sold }] },
      { atOnce: [{ do: 'sell', person: 1, ...sold }] },
      { atOnce: [{ do: 'transfer', ...moved }] },
      { atOnce: [{ do: 'refund', sale: 0, ...back }] },
      { atOnce: [{ do: 'refund', sale: 1, ...back }] },
    ];
  });

/**
 * Something is paid online, by and by with other wishes between: the random ones seldom find each
 * other.
 */
const paidOnline: fc.Arbitrary<Step[]> = fc
  .record({
    person,
    product: fc.option(fc.constant(0), { freq: 3 }),
    card: fc.option(fc.nat({ max: 1 })),
    slot,
    with: index,
    terms: bankStep,
    refunded: quarters,
    late: fc.boolean(),
  })
  .chain(({ terms, refunded, late, ...wanted }) =>
    fc.tuple(wish, wish, wish).map(([one, other, third]): Step[] => [
      terms,
      { atOnce: [{ do: 'sell a card', amount: 100, method: 'transfer' }] },
      {
        atOnce: [
          { do: 'pay online', ...wanted },
          { do: 'pay online', ...wanted },
        ],
      },
      { atOnce: [{ do: 'at the bank', payment: 0, outcome: 'pays' }, one] },
      {
        atOnce: [
          { do: 'settle', payment: 0, ends: false },
          { do: 'settle', payment: 0, ends: false },
          other,
        ],
      },
      { atOnce: [{ do: 'cancel', booking: 0, byDesk: false, late }] },
      {
        atOnce: [
          { do: 'give back', booking: 0 },
          { do: 'refund', sale: 0, line: 0, quarters: refunded, minutes: null, method: 'online' },
          third,
        ],
      },
      { atOnce: [{ do: 'give back', booking: 0 }] },
    ]),
  );

/** Wishes at the same moment, hours that go by, or another smallest coin. */
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ atOnce: fc.array(wish, { minLength: 1, maxLength: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ hours: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ hours: fc.integer({ min: 5, max: 40 }) }) },
  { weight: 1, arbitrary: bankStep },
  { weight: 1, arbitrary: fc.record({ coinMinor: fc.constantFrom<Coin>(1, 25, 50, 100) }) },
);

/** The actions for a branch, in order. */
export const steps: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 5, arbitrary: fc.array(step, { minLength: 3, maxLength: 16 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.array(step, { maxLength: 4 }), transferred, fc.array(step, { maxLength: 4 }))
      .map((parts) => parts.flat()),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.array(step, { maxLength: 3 }), paidOnline, fc.array(step, { maxLength: 4 }))
      .map((parts) => parts.flat()),
  },
);

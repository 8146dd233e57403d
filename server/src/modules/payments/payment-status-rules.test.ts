import { expect, test } from 'vitest';
import { isWhole, nextAsked, paymentEndsAt, statusOf } from './payment-status-rules.ts';
import { refundWhenCancelled } from './refund-when-cancelled-rules.ts';

const at = (minutes: number, seconds = 0) => new Date(Date.UTC(2026, 2, 4, 6, minutes, seconds));

test('a payment lasts twenty minutes', () => {
  expect(paymentEndsAt(at(0))).toEqual(at(20));
});

test.each([
  [at(0), at(1)],
  [at(0, 59), at(1)],
  [at(1), at(3)],
  [at(15), at(20)],
  [at(20), null],
])('at %s the provider is asked next at %s', (now, next) => {
  expect(nextAsked(at(0), now)).toEqual(next);
});

test('a declined card may be tried again; an ended page is over', () => {
  expect((['open', 'declined', 'processing', 'ended'] as const).map(statusOf)).toEqual([
    'open',
    'failed',
    'processing',
    'expired',
  ]);
});

test('only the amount that was asked for, in its currency, is the whole', () => {
  const asked = { amountMinor: 32_000, currency: 'AED' };
  expect(isWhole(asked, { amount: 32_000, currency: 'AED' })).toBe(true);
  expect(isWhole(asked, { amount: 31_999, currency: 'AED' })).toBe(false);
  expect(isWhole(asked, { amount: 32_000, currency: 'USD' })).toBe(false);
});

test.each([
  [0, false, 999],
  [0, true, 0],
  [50, true, 499],
  [100, true, 999],
])('with %d %% back, late being %s, %d go back of 999', (lateBackPercent, isLate, back) => {
  expect(refundWhenCancelled({ amountMinor: 999, lateBackPercent }, cancelled(isLate))).toBe(back);
});

const cancelled = (late: boolean, healedMinutes = 0) => ({ late, healedMinutes, lastsMinutes: 60 });

test('of what stays once it is late, the share goes back whose time others have taken', () => {
  const paid = { amountMinor: 1000, lateBackPercent: 50 };
  expect(refundWhenCancelled(paid, cancelled(true, 30))).toBe(750);
  expect(refundWhenCancelled({ amountMinor: 999, lateBackPercent: 0 }, cancelled(true, 20))).toBe(
    333,
  );
});

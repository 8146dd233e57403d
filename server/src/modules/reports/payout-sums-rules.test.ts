import { expect, test } from 'vitest';
import { type PayoutSums, payoutOf } from './payout-sums-rules.ts';

const sums: Omit<PayoutSums, 'bankMinor'> = {
  ...{ reference: 'po_1', status: 'paid', currency: 'AED', arrivesOn: '2026-03-06', lines: 3 },
  ...{ paymentsMinor: 64_000, backMinor: -8000, otherMinor: -500, netMinor: 53_444 },
};

test('fees are payments less refunds and the net amount', () => {
  const payout = payoutOf({ ...sums, bankMinor: 53_444 });
  expect(payout.fees).toBe(-20.56);
  expect(payout.net).toBe(534.44);
  expect(payout.difference).toBe(0);
});

test('a bank line that differs states the difference', () => {
  expect(payoutOf({ ...sums, bankMinor: 53_443 }).difference).toBe(-0.01);
});

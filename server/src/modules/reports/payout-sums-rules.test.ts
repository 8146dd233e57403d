import { expect, test } from 'vitest';
import { type PayoutSums, payoutOf } from './payout-sums-rules.ts';

const sums: Omit<PayoutSums, 'bankFils'> = {
  ...{ reference: 'po_1', status: 'paid', currency: 'AED', arrivesOn: '2026-03-06', lines: 3 },
  ...{ paymentsFils: 64_000, backFils: -8000, otherFils: -500, netFils: 53_444 },
};

test('fees are payments less refunds and the net amount', () => {
  const payout = payoutOf({ ...sums, bankFils: 53_444 });
  expect(payout.fees).toBe(-20.56);
  expect(payout.net).toBe(534.44);
  expect(payout.difference).toBe(0);
});

test('a bank line that differs states the difference', () => {
  expect(payoutOf({ ...sums, bankFils: 53_443 }).difference).toBe(-0.01);
});

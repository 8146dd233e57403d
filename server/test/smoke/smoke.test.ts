import { afterAll, beforeEach, expect, test } from 'vitest';
import { startStripe } from '../providers/stripe-simulator.ts';
import { refuseKey, tryStripe } from './try-stripe.ts';

const stripe = await startStripe();
afterAll(() => stripe.close());
beforeEach(() => stripe.forget());

const said: string[] = [];
const say = (line: string) => void said.push(line);
const { url } = stripe.account;
const wanted = {
  ...{ currency: 'AED', paymentId: 'b2a1b7b4-64a2-4c43-a8a3-0d6a6cbb2b57', url, say },
  now: new Date('2026-03-04T06:00:00Z'),
};

test('a test key opens a page, reads it and ends it, and no money moves', async () => {
  await tryStripe({ ...wanted, secretKey: 'sk_test_only' });
  expect(stripe.sessionOf(wanted.paymentId)).toMatchObject({ status: 'expired', paid: false });
  expect(stripe.captured()).toBe(0);
  expect(said.at(-1)).toBe('Of the last day: 0 disputes, 0 payouts.');
});

test.each(['', 'sk_live_only', 'rk_live_only', 'pk_test_only', 'sk_test_'])(
  'with the key "%s" nothing is asked at all',
  async (secretKey) => {
    const before = stripe.calls();
    await expect(tryStripe({ ...wanted, secretKey })).rejects.toThrow(/test key/);
    expect(stripe.calls()).toBe(before);
  },
);

test('a key of restricted rights is tried, and a provider that does not answer is said', async () => {
  expect(refuseKey('rk_test_only')).toBeNull();
  stripe.be('fails');
  await expect(tryStripe({ ...wanted, secretKey: 'rk_test_only' })).rejects.toThrow();
});

test('a page that cannot be ended is said', async () => {
  const secretKey = 'sk_test_only';
  const paysFirst = (line: string) => {
    if (line.startsWith('Opened twice')) stripe.pay(wanted.paymentId);
  };
  await expect(tryStripe({ ...wanted, secretKey, say: paysFirst })).rejects.toThrow(
    'Of the page Stripe says paid, and not open.',
  );
});

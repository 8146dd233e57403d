import { askPayouts } from '@limber/contract/desk/money/payouts.ts';
import { downloadReport, readStudioReport } from '@limber/contract/desk/money/reports.ts';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { actorOf } from '../../../../test/people.ts';
import { openPaying } from '../../../../test/providers/paying-online.ts';
import type { BalanceLine } from '../../../../test/providers/stripe-money.ts';

const { world, stripe, ask, pay, read } = await openPaying();
const { accountId } = await actorOf(world, 'manager');
const manager = { headers: () => world.bearer(accountId, 'manager') };
const days = { from: '2026-03-01', to: '2026-03-31' };

beforeEach(() => world.empty('payouts'));

const askNow = () => callApi(world, askPayouts, {}, { by: manager });
const report = async () =>
  (await callApi(world, readStudioReport, days, { by: manager })).json().payouts;
const file = async (table: 'payouts' | 'payout_lines') =>
  (await callApi(world, downloadReport, { ...days, table }, { by: manager })).body;

test("The payout's report equals the bank's line to the fils.", async () => {
  const payment = await ask();
  await pay(payment);
  await read(payment);
  const intent = stripe.sessionOf(payment.id)?.intent ?? '';
  // More lines than Stripe lists at once, with fees that share no minor unit evenly.
  const others = Array.from({ length: 233 }, (_, at) => {
    return { type: 'charge', amount: 10_001 + at, fee: 391 + (at % 7), intent: `pi_other_${at}` };
  });
  const parts: BalanceLine[] = [
    { type: 'charge', amount: 32_000, fee: 1028, intent },
    { type: 'refund', amount: -8000, intent, object: 'refund' },
    { type: 'adjustment', amount: -10_001, fee: 7500, intent: 'pi_other_0', object: 'dispute' },
    { type: 'stripe_fee', amount: -733 },
    ...others,
  ];
  const bank = parts.reduce((sum, { amount, fee = 0 }) => sum + amount - fee, 0);
  stripe.money.payOut(bank, '2026-03-06', parts);
  expect((await askNow()).json()).toEqual({ stored: 1 });
  const [payout] = await report();
  expect(payout).toMatchObject({ arrives_on: '2026-03-06', status: 'paid', lines: 237 });
  expect(payout?.bank).toBe(bank / 100);
  expect(payout?.net).toBe(payout?.bank);
  expect(payout?.difference).toBe(0);
  expect(payout?.back).toBe(-180.01);
  const { payments = 0, back = 0, fees = 0, other = 0, net } = payout ?? {};
  expect(Math.round((payments + back + fees + other) * 100) / 100).toBe(net);
  const rows = (await file('payout_lines')).trim().split('\r\n');
  expect(rows).toHaveLength(238);
  const invoiced = rows.find((row) => row.includes('INV-A-000001') && row.includes('Payment'));
  expect(invoiced).toContain('320,-10.28,309.72');
});

test('a payout that does not add up says by how much', async () => {
  stripe.money.payOut(30_971, '2026-03-06', [{ type: 'charge', amount: 32_000, fee: 1028 }]);
  await askNow();
  expect(await report()).toMatchObject([{ net: 309.72, bank: 309.71, difference: -0.01 }]);
  expect(await file('payouts')).toContain('309.72,309.71,-0.01');
});

test('one that adds up is not asked about again, one that the bank refuses later is', async () => {
  const id = stripe.money.payOut(30_972, '2026-03-06', [
    { type: 'charge', amount: 32_000, fee: 1028 },
  ]);
  await askNow();
  expect((await askNow()).json()).toEqual({ stored: 0 });
  stripe.money.refusePayout(id);
  expect((await askNow()).json()).toEqual({ stored: 1 });
  expect(await report()).toMatchObject([{ status: 'failed', difference: 0 }]);
});

test('a provider that does not answer changes nothing, and says so', async () => {
  stripe.be('fails');
  const reply = await askNow();
  expect([reply.statusCode, reply.json().detail]).toEqual([
    503,
    'The payment provider does not answer at the moment. Please try again in a minute.',
  ]);
  expect(await report()).toEqual([]);
});

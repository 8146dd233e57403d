import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOnlinePayment } from '@limber/contract/payments.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { TEST_URL } from '../../../test/harness.ts';
import { openStudio } from '../../../test/studio.ts';
import { houseProvider } from '../../platform/card-payments/house.ts';

const folder = mkdtempSync(join(tmpdir(), 'limber-payments-'));
afterAll(() => rmSync(folder, { recursive: true }));
const studio = await openStudio({ provider: houseProvider(folder, TEST_URL) });
const { world, amina, badr, tryToBook } = studio;

beforeEach(async () => {
  await world.empty('payment_terms');
  await world.db.insertInto('payment_terms').values({ paid: 'online' }).execute();
});

const ask = async (changes = {}) => (await tryToBook(changes)).json().payment as { id: string };
const press = async ({ id }: { id: string }, outcome: string) => {
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', url: `/dev/pay/${id}`, headers, payload: { outcome } } as const;
  const reply = await world.app.inject(request);
  return { code: reply.statusCode, body: reply.body ? reply.json() : null };
};
const statusOf = async ({ id }: { id: string }) =>
  (await callApi(world, readOnlinePayment, { id }, { by: amina })).json().status;

test('the page shows what is paid and its buttons are a form, without a script', async () => {
  const payment = await ask();
  const reply = await world.app.inject(`/pay/${payment.id}`);
  expect(reply.headers.location).toBe(`${TEST_URL}/dev/pay/${payment.id}`);
  const page = await world.app.inject(`/dev/pay/${payment.id}`);
  expect(page.body).toContain('320.00 AED');
  expect(page.body).toContain('Stretching');
  expect(page.body).toContain('<button name="outcome" value="paid">Pay</button>');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  const form = await world.app.inject({
    ...{ method: 'POST', url: `/dev/pay/${payment.id}`, payload: 'outcome=paid' },
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  });
  expect([form.statusCode, form.headers.location]).toEqual([
    303,
    `${TEST_URL}/payment/${payment.id}`,
  ]);
  expect(await statusOf(payment)).toBe('booked');
});

test('each button does what a bank would', async () => {
  const payment = await ask();
  expect(await press(payment, 'abandoned')).toMatchObject({ code: 200, body: { status: 'open' } });
  expect(await press(payment, 'declined')).toMatchObject({ code: 200, body: { status: 'failed' } });
  expect(await press(payment, 'paid')).toMatchObject({ code: 200, body: { status: 'booked' } });
  expect(await press(payment, 'paid')).toMatchObject({ code: 409 });
  expect(await press(payment, 'stolen')).toMatchObject({ code: 400 });
  expect(await studio.countBookings()).toBe(1);
});

test('money that comes late is booked while the time is free, and goes back once it is not', async () => {
  const free = await ask();
  expect(await press(free, 'paid_late')).toMatchObject({ body: { status: 'booked' } });
  const lost = await ask({ time: '16:00' });
  await callApi(world, readOnlinePayment, { id: lost.id }, { by: amina });
  await world.query('delete from holds');
  await world.empty('payment_terms');
  await studio.book({ time: '16:00' }, badr);
  expect(await press(lost, 'paid_late')).toMatchObject({ body: { status: 'refunded' } });
});

test('an unknown payment leads to the page that says so', async () => {
  const reply = await world.app.inject('/pay/not-a-payment');
  expect([reply.statusCode, reply.headers.location]).toEqual([
    303,
    `${TEST_URL}/payment/not-a-payment`,
  ]);
});

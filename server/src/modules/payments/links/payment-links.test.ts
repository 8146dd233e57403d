import { cancelAppointment, readAppointment } from '@limber/contract/appointments.ts';
import { openDrawer } from '@limber/contract/desk/money/drawers.ts';
import { listDue } from '@limber/contract/desk/money/owed.ts';
import {
  mailPaymentLink,
  makePaymentLink,
  withdrawPaymentLink,
} from '@limber/contract/desk/money/payment-links.ts';
import { listSalesToClient, sellAtTill } from '@limber/contract/desk/money/till.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { answersBehind, expectBlocked, waitingAt } from '../../../../test/blocked.ts';
import { callApi } from '../../../../test/call-api.ts';
import { actorOf } from '../../../../test/people.ts';
import { openPaying } from '../../../../test/providers/paying-online.ts';
import { upsertOnlineDay } from '../../till/queries/drawers.ts';

const studio = await openPaying();
const { world, amina, stripe, setTerms, goTo, wait, book } = studio;
const { accountId } = await actorOf(world, 'manager');
const manager = { headers: () => world.bearer(accountId, 'manager') };

beforeEach(async () => {
  await world.empty('payment_links');
  await setTerms({ paid: 'studio' });
  // Owed is what was booked since there is a till.
  world.clock.set('2026-03-04T09:00:00+04:00');
  await callApi(world, openDrawer, { location: 'A', float: 500 }, { by: manager });
});

const linkFor = (thing: { booking_id?: string; sale_id?: string; owned_package_id?: number }) =>
  callApi(world, makePaymentLink, { location: 'A', ...thing }, { by: manager });
const show = async (id: string) => {
  const { statusCode, body } = await world.app.inject(`/owed/${id}`);
  return { status: statusCode, body };
};
const press = (id: string) => studio.press(`/owed/${id}`);
const sellAt = (booking_id: string) => {
  const payments = [{ method: 'cash' as const, amount: 320 }];
  const sale = { location: 'A', client_id: amina.id, lines: [{ booking_id }], payments };
  return callApi(world, sellAtTill, sale, { by: manager });
};
const saleOf = async () =>
  (await callApi(world, listSalesToClient, { client_id: amina.id }, { by: manager })).json()[0];
const isOwed = async () => {
  const due = (await callApi(world, listDue, { client_id: amina.id }, { by: manager })).json();
  return due.bookings.length + due.sales.length + due.packages.length > 0;
};

test('a link for a session is paid on the provider’s page, and settled as at the till @ONLINE-05', async () => {
  const booking_id = await book();
  const link = (await linkFor({ booking_id })).json();
  expect(link).toMatchObject({
    ...{ name: 'Stretching, 60 min', amount: 320, expires_at: '2026-03-11T05:00:00.000Z' },
    url: `https://limber.example/owed/${link.id}`,
    text: expect.stringContaining(`320.00 AED for Stretching, 60 min here: ${link.url}`),
  });
  expect((await linkFor({ booking_id })).json().id).toBe(link.id);
  const page = await show(link.id);
  expect(page.body).toContain('Stretching, 60 min');
  expect(page.body).toContain('<button>Pay 320.00 AED</button>');
  const payment = await press(link.id);
  expect((await goTo(payment)).to).toContain('https://checkout.stripe.example/');
  stripe.pay(payment.id);
  expect((await show(link.id)).body).toContain('This is paid. Thank you.');
  expect(await saleOf()).toMatchObject({
    ...{ total: 320, paid: 320, due: 0, lines: [{ booking_id }] },
    ...{ payments: [{ method: 'online', amount: 320 }], documents: [{ kind: 'invoice' }] },
  });
  const mine = await callApi(world, readAppointment, { id: booking_id }, { by: amina });
  expect(mine.json()).toMatchObject({ paid_online: 320 });
  expect(await isOwed()).toBe(false);
});

test('a link in two tabs is one payment, and is paid once', async () => {
  const booking_id = await book();
  const { id } = (await linkFor({ booking_id })).json();
  const one = await press(id);
  expect(await press(id)).toEqual(one);
  await goTo(one);
  stripe.pay(one.id);
  await Promise.all([show(id), show(id), world.runJobs()]);
  expect(stripe.kept()).toBe(32_000);
  // Nothing is begun any more.
  const reply = await world.app.inject({ method: 'POST', url: `/owed/${id}` });
  expect(reply.headers.location).toBe(`https://limber.example/owed/${id}`);
});

test('what was paid at the counter meanwhile is not paid twice: the money goes back by itself', async () => {
  const booking_id = await book();
  const { id } = (await linkFor({ booking_id })).json();
  const payment = await press(id);
  await goTo(payment);
  expect((await sellAt(booking_id)).statusCode).toBe(201);
  stripe.pay(payment.id);
  expect((await show(id)).body).toContain('All of it goes back to your card.');
  await world.runJobs();
  expect(stripe.refundsOf(payment.id)).toEqual([[32_000, 'succeeded']]);
  expect((await saleOf()).payments).toMatchObject([{ method: 'cash', amount: 320 }]);
  const mail = world.mails.find(({ subject }) => subject.includes('was not owed any more'));
  expect(mail?.text).toContain('All of it, 320.00 AED, goes back');
});

test('the counter and a link that take the same money in the same second take it once', async () => {
  const booking_id = await book();
  const { id } = (await linkFor({ booking_id })).json();
  const payment = await press(id);
  await goTo(payment);
  stripe.pay(payment.id);
  const lock = sql`select from accounts where id = ${amina.id}::int for update`;
  await answersBehind<unknown>(world, lock, [() => sellAt(booking_id), () => show(id)]);
  await world.runJobs();
  const { payments } = await saleOf();
  expect(payments).toMatchObject([{ amount: 320 }]);
  expect(stripe.kept()).toBe(payments[0].method === 'online' ? 32_000 : 0);
});

test('the rest of a sale is paid by a link, and cancelled in time both go back to their cards', async () => {
  await setTerms({ deposit_percent: 25 });
  const payment = await studio.ask();
  await studio.pay(payment);
  const { appointment_id: booking } = await studio.read(payment);
  const { id: sale_id } = await saleOf();
  const link = (await linkFor({ sale_id })).json();
  expect(link.amount).toBe(240);
  const rest = await press(link.id);
  await goTo(rest);
  stripe.pay(rest.id);
  await show(link.id);
  expect(await saleOf()).toMatchObject({ paid: 320, due: 0 });
  const id = String(booking);
  await callApi(world, cancelAppointment, { id, accept_late: false }, { by: amina });
  await wait(2);
  await wait(2);
  expect(stripe.refundsOf(rest.id)).toEqual([[24_000, 'succeeded']]);
  expect(stripe.refundsOf(payment.id)).toEqual([[8000, 'succeeded']]);
  expect(await saleOf()).toMatchObject({ refunded: 320, paid: 0, overpaid: 0 });
});

test('a link that is over, of another branch or of nothing that is owed says so', async () => {
  const booking_id = await book();
  const { id } = (await linkFor({ booking_id })).json();
  const other = await callApi(
    world,
    makePaymentLink,
    { location: 'B', booking_id },
    { by: manager },
  );
  expect([other.statusCode, other.json().detail]).toEqual([404, 'We do not know this debt.']);
  const none = await linkFor({});
  expect(none.json().fields).toEqual({ booking_id: 'Please choose one thing that is to be paid.' });
  world.clock.advance(7 * 24 * 60);
  expect(await show(id)).toMatchObject({ status: 410, body: expect.stringContaining('is over') });
  const mailed = await callApi(world, mailPaymentLink, { id, location: 'A' }, { by: manager });
  expect([mailed.statusCode, mailed.json().detail]).toEqual([
    409,
    'This link is over. Please make it again.',
  ]);
  expect((await show('nonsense')).status).toBe(404);
});

test('the link goes by mail, in the language of the client', async () => {
  const booking_id = await book();
  await world.query(`update accounts set language = 'ar' where id = ${amina.id}`);
  const { id } = (await linkFor({ booking_id })).json();
  const sent = await callApi(world, mailPaymentLink, { id, location: 'A' }, { by: manager });
  expect(sent.statusCode).toBe(200);
  await world.runJobs();
  const mail = world.mails.find(({ subject }) => subject.includes('للدفع'));
  expect(mail?.to).toBe(sent.json().to);
  expect(mail?.text).toContain(`https://limber.example/owed/${id}`);
  expect((await show(id)).body).toContain('<html lang="ar" dir="rtl">');
  await world.query(`update accounts set language = 'en' where id = ${amina.id}`);
});

test('a link that was withdrawn pays nothing, and asked for again it is another one @ONLINE-08', async () => {
  const booking_id = await book();
  const { id } = (await linkFor({ booking_id })).json();
  const payment = await press(id);
  await goTo(payment);
  const withdraw = (location: string) =>
    callApi(world, withdrawPaymentLink, { id, location }, { by: manager });
  expect((await withdraw('B')).statusCode).toBe(404);
  expect((await withdraw('A')).statusCode).toBe(204);
  expect((await show(id)).status).toBe(410);
  await world.runJobs();
  expect(stripe.sessionOf(payment.id)?.status).toBe('expired');
  const next = (await linkFor({ booking_id })).json();
  expect(next.id).not.toBe(id);
  expect((await withdraw('A')).statusCode).toBe(204);
  expect((await show(next.id)).body).toContain('<button>Pay 320.00 AED</button>');
});

test('what goes back of money paid by a link is what was agreed when the session was booked', async () => {
  await setTerms({ paid: 'studio', late_back_percent: 50 });
  const booking_id = await book();
  await setTerms({ paid: 'studio', late_back_percent: 0 });
  const { id } = (await linkFor({ booking_id })).json();
  const payment = await press(id);
  await goTo(payment);
  stripe.pay(payment.id);
  await show(id);
  world.clock.set('2026-03-05T12:00:00+04:00');
  const late = { id: booking_id, accept_late: true };
  expect((await callApi(world, cancelAppointment, late, { by: amina })).statusCode).toBe(200);
  await wait(2);
  await wait(2);
  expect(stripe.refundsOf(payment.id)).toEqual([[16_000, 'succeeded']]);
});

test('a payment that waits for a session has not taken the day of payments online, for which a refund of it waits', async () => {
  const booking_id = await book();
  const { id } = (await linkFor({ booking_id })).json();
  const payment = await press(id);
  await goTo(payment);
  stripe.pay(payment.id);
  const gate = await world.db.startTransaction().execute();
  await sql`select from bookings where id = ${booking_id}::uuid for no key update`.execute(gate);
  const settled = show(id);
  await expectBlocked(world, 1, settled);
  // As a refund does, which has taken the session.
  const books = { locationCode: 'A', day: '2026-03-04', at: world.clock.now() };
  await upsertOnlineDay(gate, books);
  await gate.commit().execute();
  expect((await settled).body).toContain('This is paid. Thank you.');
});

test('two who begin to pay by one link at once share the payment, and withdrawing it waits for them', async () => {
  const { id } = (await linkFor({ booking_id: await book() })).json();
  const row = sql`select from payment_links where id = ${id}::uuid for update`;
  const [one, other] = await answersBehind(world, row, [() => press(id), () => press(id)]);
  expect(other).toEqual(one);
  const [waiting] = await waitingAt(world, row, () =>
    callApi(world, withdrawPaymentLink, { id, location: 'A' }, { by: manager }),
  );
  expect(waiting).toMatch(/^select from payment_links where id = \S+ for update$/);
});

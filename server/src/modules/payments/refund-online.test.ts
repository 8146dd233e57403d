import { cancelAppointment } from '@limber/contract/appointments.ts';
import {
  closeDrawer,
  listDrawers,
  openDrawer,
  readDayReport,
} from '@limber/contract/desk/money/drawers.ts';
import { readStudioReport } from '@limber/contract/desk/money/reports.ts';
import { listSalesToClient, refundSale } from '@limber/contract/desk/money/till.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { actorOf } from '../../../test/people.ts';
import { openPaying } from '../../../test/providers/paying-online.ts';

const studio = await openPaying();
const { world, amina, stripe, setTerms, ask, pay, read, tell, wait } = studio;
const { accountId } = await actorOf(world, 'manager');
const manager = { headers: () => world.bearer(accountId, 'manager') };

const bookPaid = () => bookPaidAt('14:00');

/** Pays for the hour and returns its payment and session. */
async function bookPaidAt(time: string) {
  const payment = await ask({ time });
  await pay(payment);
  const { appointment_id: id } = await read(payment);
  return { payment, id: String(id) };
}

const cancel = (id: string, accept_late = false) =>
  callApi(world, cancelAppointment, { id, accept_late }, { by: amina });
const saleOf = async () =>
  (await callApi(world, listSalesToClient, { client_id: amina.id }, { by: manager })).json()[0];

test('a session cancelled in time: all of it goes back to the card, once, with a credit note', async () => {
  const { payment, id } = await bookPaid();
  expect((await cancel(id)).statusCode).toBe(200);
  expect(stripe.refundsOf(payment.id)).toEqual([]);
  await wait(2);
  await wait(2);
  expect(stripe.refundsOf(payment.id)).toEqual([[32_000, 'succeeded']]);
  expect(await read(payment)).toMatchObject({ status: 'booked', refunded: 320 });
  expect(await saleOf()).toMatchObject({
    total: 320,
    refunded: 320,
    paid: 0,
    due: 0,
    payments: [
      { method: 'online', amount: 320 },
      { method: 'online', amount: -320 },
    ],
    documents: [{ kind: 'invoice' }, { kind: 'credit_note' }],
  });
});

test('the reports and the books of the day know what was paid online and what went back', async () => {
  const { id } = await bookPaid();
  const { id: other } = await bookPaidAt('16:00');
  await cancel(other);
  await wait(2);
  expect(id).not.toBe(other);
  const span = { from: '2026-03-04', to: '2026-03-04' };
  const report = (await callApi(world, readStudioReport, span, { by: manager })).json();
  expect(report.total).toMatchObject({
    sold: 640,
    credited: 320,
    vat: 15.24,
    online: 320,
    cash: 0,
  });
  const listed = (await callApi(world, listDrawers, { location: 'A' }, { by: manager })).json();
  expect(listed.results).toMatchObject([{ kind: 'online', day: '2026-03-04', counted: null }]);
  const asked = { id: listed.results[0].id, location: 'A' };
  const day = (await callApi(world, readDayReport, asked, { by: manager })).json();
  expect(day).toMatchObject({
    methods: [{ method: 'online', taken: 640, given_back: 320 }],
    sales: { count: 2, total: 640 },
    refunds: { count: 1, total: 320 },
  });
  const close = { ...asked, counted: 0 };
  expect((await callApi(world, closeDrawer, close, { by: manager })).statusCode).toBe(404);
});

test('one cancelled late keeps what the terms said when it was booked', async () => {
  await setTerms({ late_back_percent: 25 });
  const { payment, id } = await bookPaid();
  await setTerms({ late_back_percent: 100 });
  world.clock.set('2026-03-05T12:00:00+04:00');
  expect((await cancel(id, true)).statusCode).toBe(200);
  await wait(2);
  expect(stripe.refundsOf(payment.id)).toEqual([[8000, 'succeeded']]);
  expect(await saleOf()).toMatchObject({ refunded: 80, paid: 240, due: 0 });
});

test('a deposit of a session cancelled late stays, and with it what was due', async () => {
  await setTerms({ deposit_percent: 25 });
  const { payment, id } = await bookPaid();
  world.clock.set('2026-03-05T12:00:00+04:00');
  await cancel(id, true);
  await wait(2);
  expect(stripe.refundsOf(payment.id)).toEqual([]);
  expect(await saleOf()).toMatchObject({ refunded: 0, paid: 80, due: 240 });
});

test('a session that the desk restores before anybody was told keeps its money', async () => {
  const { payment, id } = await bookPaid();
  await cancel(id);
  await world.query(
    `update bookings set status = 'booked', cancelled_by = null where id = '${id}'`,
  );
  await wait(2);
  expect(stripe.refundsOf(payment.id)).toEqual([]);
});

test('Cancelling in time returns the deposit to the card once, though the desk refunds in the same second.', async () => {
  await setTerms({ deposit_percent: 25 });
  const { payment, id } = await bookPaid();
  await callApi(world, openDrawer, { location: 'A', float: 500 }, { by: manager });
  await cancel(id);
  const sale = await saleOf();
  const refund = callApi(
    world,
    refundSale,
    {
      ...{ id: sale.id, location: 'A', reason: 'Cancelled' },
      lines: [{ line_id: sale.lines[0].id, amount: 320 }],
      payments: [{ method: 'cash', amount: 80 }],
    },
    { by: manager },
  );
  const [answer] = await Promise.all([refund, wait(2)]);
  const back = stripe.refundsOf(payment.id).length + (answer.statusCode === 200 ? 1 : 0);
  expect(back).toBe(1);
  expect(await saleOf()).toMatchObject({ refunded: 320, paid: 0, due: 0 });
});

test('A refund that the bank refuses comes back as a task, and the books do not call it done.', async () => {
  const { payment, id } = await bookPaid();
  stripe.letRefundsBe('pending');
  await cancel(id);
  await wait(2);
  expect(await read(payment)).toMatchObject({ refunded: 320 });
  const [refund] = stripe.settleRefunds('failed');
  await tell({ type: 'refund.failed', objectId: refund ?? '' });
  await world.runJobs();
  expect(await read(payment)).toMatchObject({ refunded: 0 });
  // What is owed back stands in the sale again, where the desk sees it.
  expect(await saleOf()).toMatchObject({ refunded: 320, paid: 320 });
});

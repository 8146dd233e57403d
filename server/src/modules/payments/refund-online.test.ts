import { cancelAppointment } from '@limber/contract/appointments.ts';
import { howPaid } from '@limber/contract/desk/money/document-words.ts';
import { readDocument } from '@limber/contract/desk/money/documents.ts';
import {
  closeDrawer,
  listDrawers,
  openDrawer,
  readDayReport,
} from '@limber/contract/desk/money/drawers.ts';
import { listDue, listOwed } from '@limber/contract/desk/money/owed.ts';
import { listPaymentTasks } from '@limber/contract/desk/money/payment-tasks.ts';
import { readStudioReport } from '@limber/contract/desk/money/reports.ts';
import {
  listSalesToClient,
  payForSale,
  refundSale,
  voidSale,
} from '@limber/contract/desk/money/till.ts';
import type { RefundPayment } from '@limber/contract/desk/money/till-values.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { answersBehind } from '../../../test/blocked.ts';
import { callApi } from '../../../test/call-api.ts';
import { actorOf } from '../../../test/people.ts';
import { openPaying } from '../../../test/providers/paying-online.ts';
import { makeJobs } from '../../platform/jobs.ts';
import { purgeSettled } from '../../purges.ts';

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
const back = (
  { id }: { readonly id: string },
  asked: { lines: { line_id: number; amount: number }[]; payments: RefundPayment[] },
) =>
  callApi(
    world,
    refundSale,
    {
      id,
      location: 'A',
      reason: 'Wished',
      ...(asked.lines.length > 0 && { sessions: 'free' }),
      ...asked,
    },
    { by: manager },
  );
/** What is to be handed back, as the client's page and the branch's till list it. */
const overpaid = async () => {
  const [ofClient, ofBranch] = await Promise.all([
    callApi(world, listDue, { client_id: amina.id }, { by: manager }),
    callApi(world, listOwed, { location: 'A' }, { by: manager }),
  ]);
  return [ofClient.json().overpaid, ofBranch.json().overpaid];
};
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

test('a job that gives a part back and is done again gives nothing more', async () => {
  await setTerms({ late_back_percent: 50 });
  const { payment, id } = await bookPaid();
  world.clock.set('2026-03-05T12:00:00+04:00');
  await cancel(id, true);
  await wait(2);
  const again = { bookingId: id };
  await world.db
    .transaction()
    .execute((trx) => makeJobs(world.clock).addJob(trx, 'give-back-cancelled', again));
  await wait(2);
  expect(stripe.refundsOf(payment.id)).toEqual([[16_000, 'succeeded']]);
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
  await cancel(id);
  const sale = await saleOf();
  const lock = sql`select from sales where id = ${sale.id}::uuid for no key update`;
  const lines = [{ line_id: sale.lines[0].id, amount: 320 }];
  const refund = () => back(sale, { lines, payments: [{ method: 'online', amount: 80 }] });
  const job = async () => {
    await wait(2);
    return null;
  };
  const [answer] = await answersBehind(world, lock, [refund, job]);
  expect(answer?.statusCode).toBe(200);
  await wait(2);
  expect(stripe.refundsOf(payment.id)).toEqual([[8000, 'succeeded']]);
  expect(await saleOf()).toMatchObject({ refunded: 320, paid: 0, due: 0, overpaid: 0 });
  expect(stripe.kept()).toBe(0);
});

test('the same, where the desk is second: its refund is refused, as nothing is left', async () => {
  await setTerms({ deposit_percent: 25 });
  const { payment, id } = await bookPaid();
  await cancel(id);
  const sale = await saleOf();
  const lock = sql`select from sales where id = ${sale.id}::uuid for no key update`;
  const lines = [{ line_id: sale.lines[0].id, amount: 320 }];
  const [, refused] = await answersBehind<{ statusCode: number } | null>(world, lock, [
    async () => {
      await wait(2);
      return null;
    },
    () => back(sale, { lines, payments: [{ method: 'online', amount: 80 }] }),
  ]);
  expect(refused?.statusCode).toBe(409);
  await wait(2);
  expect(stripe.refundsOf(payment.id)).toEqual([[8000, 'succeeded']]);
  expect(await saleOf()).toMatchObject({ refunded: 320, paid: 0, due: 0, overpaid: 0 });
});

test('the desk refunds to the card, without an open drawer, and the sale says how far that is @ONLINE-04', async () => {
  const { payment } = await bookPaid();
  stripe.letRefundsBe('pending');
  const sale = await saleOf();
  const lines = [{ line_id: sale.lines[0].id, amount: 100 }];
  const reply = await back(sale, { lines, payments: [{ method: 'online', amount: 100 }] });
  expect(reply.json().payments).toMatchObject([
    { amount: 320, card_refund: null },
    { method: 'online', amount: -100, card_refund: 'pending' },
  ]);
  await world.runJobs();
  expect(stripe.refundsOf(payment.id)).toEqual([[10_000, 'pending']]);
  const [refund] = stripe.settleRefunds('succeeded');
  await tell({ type: 'refund.updated', objectId: refund ?? '' });
  await world.runJobs();
  expect((await saleOf()).payments[1]).toMatchObject({ amount: -100, card_refund: 'done' });
  const rest = [{ line_id: sale.lines[0].id, amount: 220 }];
  const more = [
    { method: 'online', amount: 219 },
    { method: 'credit', amount: 1 },
  ] as const;
  await callApi(world, openDrawer, { location: 'A', float: 500 }, { by: manager });
  expect((await back(sale, { lines: rest, payments: [...more] })).statusCode).toBe(200);
  const { rows } = await world.query(`select p.method, d.kind from payments p
    join drawer_sessions d on d.id = p.drawer_id where p.amount_fils < 0 order by p.id`);
  expect(rows).toEqual([
    { method: 'online', kind: 'online' },
    { method: 'credit', kind: 'drawer' },
    { method: 'online', kind: 'online' },
  ]);
});

test('no more goes back to the card than came by it', async () => {
  await setTerms({ deposit_percent: 25 });
  await bookPaid();
  await callApi(world, openDrawer, { location: 'A', float: 500 }, { by: manager });
  const sale = await saleOf();
  const rest = { id: sale.id, location: 'A', payments: [{ method: 'cash', amount: 240 }] } as const;
  await callApi(world, payForSale, { ...rest, payments: [...rest.payments] }, { by: manager });
  const lines = [{ line_id: sale.lines[0].id, amount: 100 }];
  const reply = await back(sale, { lines, payments: [{ method: 'online', amount: 100 }] });
  expect([reply.statusCode, reply.json().detail]).toEqual([
    409,
    'Only 80.00 AED of this came by card and can go back to it.',
  ]);
});

test('a refund that was done, and that the bank refuses days later, comes back as a task too', async () => {
  const { payment, id } = await bookPaid();
  await cancel(id);
  await wait(2);
  expect(stripe.refundsOf(payment.id)).toEqual([[32_000, 'succeeded']]);
  await wait(3 * 1440);
  const [refund] = stripe.settleRefunds('failed');
  for (let time = 0; time < 2; time += 1) {
    await tell({ type: 'refund.failed', objectId: refund ?? '' });
    await world.runJobs();
  }
  expect(await read(payment)).toMatchObject({ refunded: 0 });
  expect(await saleOf()).toMatchObject({ refunded: 320, paid: 320, due: 0, overpaid: 320 });
  const tasks = (await callApi(world, listPaymentTasks, { location: 'A' }, { by: manager })).json();
  expect(tasks.open).toMatchObject([{ kind: 'refund_refused', amount: 320, is_in_books: true }]);
});

test('a sale that was paid online and is voided gives its money back to the card', async () => {
  const { payment } = await bookPaid();
  await callApi(world, openDrawer, { location: 'A', float: 0 }, { by: manager });
  const { id } = await saleOf();
  const asked = { id, location: 'A', reason: 'Mistake' };
  expect((await callApi(world, voidSale, asked, { by: manager })).statusCode).toBe(200);
  await world.runJobs();
  expect(stripe.refundsOf(payment.id)).toEqual([[32_000, 'succeeded']]);
});

test('A refund that the bank refuses comes back as a task, and the books do not call it done.', async () => {
  const { payment, id } = await bookPaid();
  stripe.letRefundsBe('pending');
  await cancel(id);
  await wait(2);
  await purgeSettled(world.db, world.clock.now());
  expect(await read(payment)).toMatchObject({ refunded: 320 });
  const [refund] = stripe.settleRefunds('failed');
  await tell({ type: 'refund.failed', objectId: refund ?? '' });
  await world.runJobs();
  expect(await read(payment)).toMatchObject({ refunded: 0 });
  const sale = await saleOf();
  expect(sale).toMatchObject({ refunded: 320, paid: 320, due: 0, overpaid: 320 });
  expect(sale.payments.slice(1)).toMatchObject([
    { amount: -320, card_refund: 'failed' },
    { amount: 320, card_refund: 'failed' },
  ]);
  const open = async () =>
    (await callApi(world, listPaymentTasks, { location: 'A' }, { by: manager })).json().open;
  expect(await open()).toMatchObject([{ kind: 'refund_refused', amount: 320, is_in_books: true }]);
  const task = { sale_id: sale.id, amount: 320, refused_by_bank: true, invoice: 'INV-A-000001' };
  expect(await overpaid()).toEqual([
    [expect.objectContaining(task)],
    [expect.objectContaining(task)],
  ]);
  await callApi(world, openDrawer, { location: 'A', float: 500 }, { by: manager });
  const nothing = await back(sale, { lines: [], payments: [] });
  expect(nothing.json().detail).toBe('Exactly 320.00 AED have to be given back.');
  const handed = await back(sale, { lines: [], payments: [{ method: 'transfer', amount: 320 }] });
  expect(handed.json()).toMatchObject({ paid: 0, overpaid: 0, documents: { length: 2 } });
  expect(await overpaid()).toEqual([[], []]);
  expect(await open()).toEqual([]);
  const again = await back(sale, { lines: [], payments: [] });
  expect([again.statusCode, again.json().fields]).toMatchObject([
    400,
    { lines: expect.any(String) },
  ]);
});

test('invoice and credit note say what is still to be paid, what is on its way to the card, and what did not reach it', async () => {
  await setTerms({ deposit_percent: 25 });
  const { id } = await bookPaid();
  const document = async (number: string) =>
    (await callApi(world, readDocument, { number }, { by: manager })).json();
  expect(await document('INV-A-000001')).toMatchObject({
    ...{ total: 320, payments: [{ method: 'online', amount: 80 }], due: 240, under_way: 0 },
  });
  stripe.letRefundsBe('pending');
  await cancel(id);
  await wait(2);
  expect(await document('INV-A-000001')).toMatchObject({ due: 0 });
  const note = await document('CN-A-000001');
  expect(note).toMatchObject({ due: 0, under_way: 80, refused: 0 });
  const said = howPaid(note).map(({ label, amount }) => `${label.en}: ${amount}`);
  expect(said).toEqual(['Given back online: 80', 'Of that, on its way to the card: 80']);
  const [refund] = stripe.settleRefunds('failed');
  await tell({ type: 'refund.failed', objectId: refund ?? '' });
  await world.runJobs();
  expect(await document('CN-A-000001')).toMatchObject({ under_way: 0, refused: 80 });
});

import { cancelAppointment } from '@limber/contract/appointments.ts';
import { openDrawer } from '@limber/contract/desk/money/drawers.ts';
import {
  closePaymentTask,
  listPaymentTasks,
  sendRefundAgain,
} from '@limber/contract/desk/money/payment-tasks.ts';
import { listSalesToClient, refundSale } from '@limber/contract/desk/money/till.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { answersBehind } from '../../../../test/blocked.ts';
import { callApi } from '../../../../test/call-api.ts';
import { actorOf } from '../../../../test/people.ts';
import { openPaying } from '../../../../test/providers/paying-online.ts';
import { makeJobs } from '../../../platform/jobs.ts';

const studio = await openPaying();
const { world, amina, stripe, ask, goTo, pay, read, tell, wait } = studio;
const { accountId } = await actorOf(world, 'front_desk');
const desk = { headers: () => world.bearer(accountId, 'front_desk') };

const tasks = async () =>
  (await callApi(world, listPaymentTasks, { location: 'A' }, { by: desk })).json();
const watch = async () => {
  await world.db
    .transaction()
    .execute((trx) => makeJobs(world.clock).addJob(trx, 'watch-payments', {}));
  await world.runJobs();
};

/** A payment whose time was lost, and whose refund is on its way. */
async function returning() {
  stripe.letRefundsBe('pending');
  const payment = await ask();
  await goTo(payment);
  await world.query(`delete from holds`);
  await world.query(`update therapists set active = false`);
  stripe.pay(payment.id);
  await read(payment);
  await world.query(`update therapists set active = true`);
  await world.runJobs();
  return payment;
}

/** The bank says how a refund ended. */
async function settle(how: 'succeeded' | 'failed') {
  const [refund] = stripe.settleRefunds(how);
  await tell({
    type: how === 'failed' ? 'refund.failed' : 'refund.updated',
    objectId: refund ?? '',
  });
  await world.runJobs();
}

/** The same, and the bank refuses it. */
async function refusedAndUnbooked() {
  const payment = await returning();
  await settle('failed');
  const [task] = (await tasks()).open;
  return { payment, id: task?.id ?? '', task };
}

test('a refused refund of what was never booked is a task, and is sent again @ONLINE-06', async () => {
  const { payment, id, task } = await refusedAndUnbooked();
  expect(task).toMatchObject({
    ...{ kind: 'refund_refused', amount: 320, is_in_books: false, session: null },
    ...{ client: { id: amina.id }, failure: 'expired_or_canceled_card', closed: null },
  });
  stripe.letRefundsBe('succeeded');
  const again = () => callApi(world, sendRefundAgain, { id, location: 'A' }, { by: desk });
  expect((await again()).json()).toMatchObject({
    open: [],
    closed: [{ id, closed: { how: 'sent_again', by: expect.any(String) } }],
  });
  await world.runJobs();
  expect(stripe.refundsOf(payment.id)).toEqual([
    [32_000, 'failed'],
    [32_000, 'succeeded'],
  ]);
  const twice = await again();
  expect([twice.statusCode, twice.json().detail]).toEqual([
    409,
    'Somebody has closed this already.',
  ]);
});

test('sent again from two desks it goes back once', async () => {
  const { payment, id } = await refusedAndUnbooked();
  stripe.letRefundsBe('succeeded');
  const again = () => callApi(world, sendRefundAgain, { id, location: 'A' }, { by: desk });
  const lock = sql`select from payment_tasks where id = ${id}::uuid for update`;
  const answers = await answersBehind(world, lock, [again, again]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await world.runJobs();
  expect(stripe.refundsOf(payment.id)).toHaveLength(2);
});

test('it is handed back in another way, with a note of how and by whom', async () => {
  const { id } = await refusedAndUnbooked();
  const close = (note: string) =>
    callApi(world, closePaymentTask, { id, location: 'A', note }, { by: desk });
  expect((await close(' ')).json().fields).toEqual({ note: expect.any(String) });
  expect((await close('By transfer, 12 March')).json().closed).toMatchObject([
    { id, closed: { how: 'given_back', note: 'By transfer, 12 March', by: expect.any(String) } },
  ]);
  const other = { id, location: 'B', note: 'Nothing' };
  expect((await callApi(world, closePaymentTask, other, { by: desk })).statusCode).toBe(404);
});

test('a refused refund of a sale is closed by the refund form of its invoice', async () => {
  const payment = await ask();
  await pay(payment);
  const { appointment_id: booking } = await read(payment);
  stripe.letRefundsBe('pending');
  const cancelled = { id: String(booking), accept_late: false };
  await callApi(world, cancelAppointment, cancelled, { by: amina });
  await wait(2);
  await settle('failed');
  const [task] = (await tasks()).open;
  expect(task).toMatchObject({
    kind: 'refund_refused',
    is_in_books: true,
    invoice: 'INV-A-000001',
  });
  const close = { id: task?.id ?? '', location: 'A', note: 'Done' };
  const early = await callApi(world, closePaymentTask, close, { by: desk });
  expect([early.statusCode, early.json().detail]).toEqual([
    409,
    'This money is owed back by its sale. Please hand it back with the refund form there.',
  ]);
  await callApi(world, openDrawer, { location: 'A', float: 500 }, { by: desk });
  const [sale] = (
    await callApi(world, listSalesToClient, { client_id: amina.id }, { by: desk })
  ).json();
  const handed = {
    ...{ id: sale?.id ?? '', location: 'A', reason: 'Refused by the bank', lines: [] },
    payments: [{ method: 'transfer' as const, amount: 320 }],
  };
  expect((await callApi(world, refundSale, handed, { by: desk })).statusCode).toBe(200);
  expect(await tasks()).toMatchObject({
    open: [],
    closed: [{ closed: { how: 'given_back', by: expect.any(String) } }],
  });
});

describe('money on its way back', () => {
  const late = async () => {
    const payment = await returning();
    await wait(3 * 24 * 60 - 1);
    await watch();
    expect((await tasks()).open).toEqual([]);
    await wait(2);
    await watch();
    const [task] = (await tasks()).open;
    expect(task).toMatchObject({ kind: 'refund_late', amount: 320, client: { id: amina.id } });
    return { payment, id: task?.id ?? '' };
  };

  test('of which the bank says nothing for three days is a task, which closes once it does @ONLINE-06', async () => {
    const { payment, id } = await late();
    const again = await callApi(world, sendRefundAgain, { id, location: 'A' }, { by: desk });
    expect([again.statusCode, again.json().detail]).toEqual([
      409,
      'Only a refund that the bank refused can be sent again.',
    ]);
    await settle('succeeded');
    expect(await tasks()).toMatchObject({
      open: [],
      closed: [{ id, kind: 'refund_late', closed: { how: 'by_itself' } }],
    });
    expect(stripe.refundsOf(payment.id)).toEqual([[32_000, 'succeeded']]);
  });

  test('that the bank refuses after days is one task, to send it again', async () => {
    await late();
    await settle('failed');
    expect(await tasks()).toMatchObject({
      open: [{ kind: 'refund_refused' }],
      closed: [{ kind: 'refund_late' }],
    });
  });

  test('is noted by somebody who has looked at the provider, and opens no second task', async () => {
    const { id } = await late();
    const seen = { id, location: 'A', note: 'The bank is slow' };
    const reply = await callApi(world, closePaymentTask, seen, { by: desk });
    expect(reply.json().closed).toMatchObject([{ id, closed: { how: 'noted' } }]);
    await watch();
    expect((await tasks()).open).toEqual([]);
  });
});

test('a payment that is open long after its end is a task, and closes by itself once it ends', async () => {
  const payment = await ask();
  await goTo(payment);
  stripe.be('fails');
  await wait(49);
  await watch();
  expect((await tasks()).open).toEqual([]);
  await wait(2);
  await watch();
  expect((await tasks()).open).toMatchObject([{ kind: 'payment_stuck', amount: 320 }]);
  stripe.be('well');
  await wait(2);
  await watch();
  expect(await tasks()).toMatchObject({
    open: [],
    closed: [{ kind: 'payment_stuck', closed: { how: 'by_itself', by: null } }],
  });
});

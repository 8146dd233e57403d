import { cancelAppointment, readAppointment } from '@limber/contract/appointments.ts';
import { openDrawer } from '@limber/contract/desk/money/drawers.ts';
import { listDue } from '@limber/contract/desk/money/owed.ts';
import { closePaymentTask, listPaymentTasks } from '@limber/contract/desk/money/payment-tasks.ts';
import { listSalesToClient, payForSale, refundSale } from '@limber/contract/desk/money/till.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { answersBehind, untilBlocked, waitingAt } from '../../../../test/blocked.ts';
import { callApi } from '../../../../test/call-api.ts';
import { actorOf } from '../../../../test/people.ts';
import { openPaying } from '../../../../test/providers/paying-online.ts';
import { makeJobs } from '../../../platform/jobs.ts';

const studio = await openPaying();
const { world, amina, stripe, setTerms, ask, pay, read, stored, tell, wait } = studio;
const team = async (role: 'manager' | 'front_desk') => {
  const { accountId } = await actorOf(world, role);
  return { headers: () => world.bearer(accountId, role) };
};
const manager = await team('manager');
const frontDesk = await team('front_desk');

/** A session that is paid online, and that its client disputes. */
async function disputed(reason?: string, wish = {}, status?: string) {
  const payment = await ask(wish);
  await pay(payment);
  const { appointment_id: id } = await read(payment);
  const intent = stripe.sessionOf(payment.id)?.intent ?? '';
  const dispute = stripe.money.dispute(intent, 32_000, world.clock.now(), reason, status);
  await news(dispute);
  return { payment, id: String(id), dispute };
}
async function news(dispute: string) {
  const told = { type: 'charge.dispute.updated', objectId: dispute };
  expect((await tell(told)).status).toBe(204);
  await world.runJobs();
}
const decide = async (dispute: string, status: string) => {
  stripe.money.decide(dispute, status);
  await news(dispute);
};
const tasks = async (by = manager) =>
  (await callApi(world, listPaymentTasks, { location: 'A' }, { by })).json();
const saleOf = async () =>
  (await callApi(world, listSalesToClient, { client_id: amina.id }, { by: manager })).json()[0];
const setStatus = (id: string, status: string) =>
  world.query(`update bookings set status = '${status}',
    cancelled_by = ${status === 'cancelled' ? "'desk'" : 'null'} where id = '${id}'`);

test('a dispute is a task for managers, with its amount, its deadline and what proves the session @ONLINE-06', async () => {
  const { payment, id } = await disputed('product_not_received');
  expect(await stored(payment)).toMatchObject({ status: 'disputed' });
  expect((await tasks()).open).toMatchObject([
    {
      ...{ kind: 'dispute', amount: 320, client: { id: amina.id }, invoice: 'INV-A-000001' },
      session: { booking_id: id, name: 'Stretching' },
      dispute: {
        ...{ reason: 'product_not_received', status: 'open', booked_as: null },
        answer_by: new Date(world.clock.now().getTime() + 9 * 86_400_000).toISOString(),
        proof: { state: 'booked', booked_by: null, paid_at: expect.any(String) },
      },
    },
  ]);
  expect((await tasks(frontDesk)).open).toEqual([]);
  const close = { id: (await tasks()).open[0]?.id ?? '', location: 'A', note: 'Seen' };
  const early = await callApi(world, closePaymentTask, close, { by: manager });
  expect([early.statusCode, early.json().detail]).toEqual([
    409,
    'The bank has not decided yet. Please answer at the payment provider.',
  ]);
  expect((await callApi(world, closePaymentTask, close, { by: frontDesk })).statusCode).toBe(404);
});

test('news of a dispute is only a hint: its content changes nothing, and twice is once', async () => {
  const { dispute } = await disputed();
  await news(dispute);
  await news(dispute);
  expect((await tasks()).open).toHaveLength(1);
  await news('du_unknown').catch(() => {});
  expect((await tasks()).open).toHaveLength(1);
});

test('a dispute of which no news came is asked for', async () => {
  const payment = await ask();
  await pay(payment);
  await read(payment);
  const intent = stripe.sessionOf(payment.id)?.intent ?? '';
  stripe.money.dispute(intent, 32_000, world.clock.now());
  stripe.money.dispute('pi_of_another_shop', 500, world.clock.now());
  await world.db
    .transaction()
    .execute((trx) => makeJobs(world.clock).addJob(trx, 'ask-for-disputes', {}));
  await world.runJobs();
  expect((await tasks()).open).toMatchObject([{ kind: 'dispute', amount: 320 }]);
});

test('a dispute that is won changes nothing in the books, and closes its task', async () => {
  const { payment, dispute } = await disputed();
  const before = await saleOf();
  await decide(dispute, 'won');
  expect(await stored(payment)).toMatchObject({ status: 'booked' });
  expect(await saleOf()).toEqual(before);
  expect(await tasks()).toMatchObject({
    open: [],
    closed: [{ dispute: { status: 'won' }, closed: { how: 'by_itself', by: null } }],
  });
});

test('one that is lost for a session that was held takes the money out of the books, and the client owes it @ONLINE-07', async () => {
  const { payment, id, dispute } = await disputed();
  await setStatus(id, 'completed');
  await decide(dispute, 'lost');
  await decide(dispute, 'lost');
  expect(await saleOf()).toMatchObject({ total: 320, refunded: 0, paid: 0, due: 320 });
  expect((await saleOf()).payments).toMatchObject([{ amount: 320 }, { amount: -320 }]);
  expect(await stored(payment)).toMatchObject({ status: 'disputed' });
  const [task] = (await tasks()).open;
  expect(task?.dispute).toMatchObject({ status: 'lost', booked_as: 'owed' });
  const close = { id: task?.id ?? '', location: 'A', note: 'A link was sent' };
  expect((await callApi(world, closePaymentTask, close, { by: manager })).json()).toMatchObject({
    open: [],
    closed: [{ closed: { how: 'noted', note: 'A link was sent', by: expect.any(String) } }],
  });
});

test('one that is lost for a session to which nobody came is written off with a credit note', async () => {
  const { id, dispute } = await disputed();
  await setStatus(id, 'no_show');
  await decide(dispute, 'lost');
  expect(await saleOf()).toMatchObject({
    ...{ total: 320, refunded: 320, paid: 0, due: 0, overpaid: 0 },
    documents: [{ kind: 'invoice' }, { kind: 'credit_note' }],
  });
  expect((await tasks()).open[0]?.dispute).toMatchObject({ booked_as: 'written_off' });
});

test('a refund that the bank refused because of the dispute is no task any more once that is lost', async () => {
  const payment = await ask();
  await pay(payment);
  const { appointment_id: id } = await read(payment);
  stripe.letRefundsBe('pending');
  await callApi(world, cancelAppointment, { id: String(id), accept_late: false }, { by: amina });
  await wait(2);
  const intent = stripe.sessionOf(payment.id)?.intent ?? '';
  const dispute = stripe.money.dispute(intent, 32_000, world.clock.now());
  await news(dispute);
  const [refund] = stripe.settleRefunds('failed');
  await tell({ type: 'refund.failed', objectId: refund ?? '' });
  await world.runJobs();
  const kinds = async () =>
    (await tasks()).open.map(({ kind }: { kind: string }) => kind).toSorted();
  expect(await kinds()).toEqual(['dispute', 'refund_refused']);
  await decide(dispute, 'lost');
  expect(await kinds()).toEqual(['dispute']);
  expect(await saleOf()).toMatchObject({ refunded: 320, paid: 0, due: 0, overpaid: 0 });
  stripe.letRefundsBe('succeeded');
});

test('a session cancelled while its payment is disputed: nothing goes back twice, and a won dispute gives it back', async () => {
  const { payment, id, dispute } = await disputed();
  await callApi(world, cancelAppointment, { id, accept_late: false }, { by: amina });
  await wait(2);
  expect(stripe.refundsOf(payment.id)).toEqual([]);
  const sale = await saleOf();
  const lines = [{ line_id: sale.lines[0]?.id ?? 0, amount: 320 }];
  const payments = [{ method: 'online' as const, amount: 320 }];
  const asked = { id: sale.id, location: 'A', reason: 'Wished', sessions: 'free' as const };
  const reply = await callApi(world, refundSale, { ...asked, lines, payments }, { by: manager });
  expect([reply.statusCode, reply.json().detail]).toEqual([
    409,
    'Only 0.00 AED of this came by card and can go back to it.',
  ]);
  await decide(dispute, 'won');
  await wait(2);
  expect(stripe.refundsOf(payment.id)).toEqual([[32_000, 'succeeded']]);
});

test('a lost dispute and a refund of the desk in the same second wait for each other', async () => {
  const { id, dispute } = await disputed();
  await setStatus(id, 'no_show');
  stripe.money.decide(dispute, 'lost');
  const sale = await saleOf();
  const lock = sql`select from sales where id = ${sale.id}::uuid for no key update`;
  const lines = [{ line_id: sale.lines[0]?.id ?? 0, amount: 320 }];
  const asked = { id: sale.id, location: 'A', reason: 'Wished', sessions: 'free' as const };
  const refund = () =>
    callApi(world, refundSale, { ...asked, lines, payments: [] }, { by: manager });
  await answersBehind<unknown>(world, lock, [() => news(dispute), refund]);
  expect(await saleOf()).toMatchObject({ refunded: 320, paid: 0, due: 0 });
});

test('news of one dispute that two processes carry out follow each other', async () => {
  const { dispute } = await disputed();
  stripe.money.decide(dispute, 'lost');
  const lock = sql`select from payment_disputes where provider_reference = ${dispute} for update`;
  const [waits] = await waitingAt(world, lock, () => news(dispute));
  expect(waits).toContain('from "payment_disputes"');
  expect(waits).toContain('for update');
});

test('open tasks are listed latest first', async () => {
  const first = await disputed();
  world.clock.advance(10);
  const second = await disputed(undefined, { time: '16:00' });
  const { open } = await tasks();
  const ids = open.map(({ session }: { session: { booking_id: string } }) => session.booking_id);
  expect(ids).toEqual([second.id, first.id]);
});

/** Refunds the first line of the client's sale at the desk. */
const refund = async (
  payments: { method: 'online' | 'cash' | 'transfer' | 'credit'; amount: number }[],
  amount = 320,
) => {
  const sale = await saleOf();
  const lines = amount === 0 ? [] : [{ line_id: sale.lines[0]?.id ?? 0, amount }];
  const asked = { id: sale.id, location: 'A', reason: 'Wished', sessions: 'free' as const };
  return callApi(world, refundSale, { ...asked, lines, payments }, { by: manager });
};
const owed = async () =>
  (await callApi(world, listDue, { client_id: amina.id }, { by: manager })).json();

describe('an inquiry of a bank', () => {
  const inquired = () => disputed('fraudulent', {}, 'warning_needs_response');

  test('is a task with the advice to refund, and bars nothing: a refund to the card ends it @ONLINE-09', async () => {
    const { payment, dispute } = await inquired();
    expect(await stored(payment)).toMatchObject({ status: 'booked' });
    expect((await tasks()).open).toMatchObject([
      { kind: 'dispute', dispute: { is_inquiry: true, status: 'open', booked_as: null } },
    ]);
    expect((await refund([{ method: 'online', amount: 320 }])).statusCode).toBe(200);
    await world.runJobs();
    expect(stripe.refundsOf(payment.id)).toEqual([[32_000, 'succeeded']]);
    await decide(dispute, 'warning_closed');
    expect(await tasks()).toMatchObject({
      open: [],
      closed: [{ dispute: { is_inquiry: true, status: 'won' }, closed: { how: 'by_itself' } }],
    });
    expect(await saleOf()).toMatchObject({ refunded: 320, paid: 0, due: 0 });
  });

  test('does not keep a session that is cancelled in time from being paid back', async () => {
    const { payment, id } = await inquired();
    await callApi(world, cancelAppointment, { id, accept_late: false }, { by: amina });
    await wait(2);
    expect(stripe.refundsOf(payment.id)).toEqual([[32_000, 'succeeded']]);
  });

  test('that becomes a dispute holds the money from then on', async () => {
    const { payment, dispute } = await inquired();
    await decide(dispute, 'warning_under_review');
    expect((await tasks()).open).toMatchObject([{ dispute: { status: 'answered' } }]);
    await decide(dispute, 'needs_response');
    expect(await stored(payment)).toMatchObject({ status: 'disputed' });
    expect((await tasks()).open).toMatchObject([{ dispute: { is_inquiry: false } }]);
    expect((await refund([{ method: 'online', amount: 320 }])).statusCode).toBe(409);
  });
});

describe('money that was lost and then won', () => {
  test('of a session that was held is in the books again, and nothing is due @ONLINE-07', async () => {
    const { payment, id, dispute } = await disputed();
    await setStatus(id, 'completed');
    await decide(dispute, 'lost');
    const [task] = (await tasks()).open;
    const close = { id: task?.id ?? '', location: 'A', note: 'A link was sent' };
    await callApi(world, closePaymentTask, close, { by: manager });
    await decide(dispute, 'won');
    await decide(dispute, 'won');
    expect(await saleOf()).toMatchObject({ total: 320, refunded: 0, paid: 320, due: 0 });
    const { payments } = await saleOf();
    expect(payments).toMatchObject([{ amount: 320 }, { amount: -320 }, { amount: 320 }]);
    expect(await stored(payment)).toMatchObject({ status: 'booked' });
    expect((await tasks()).open).toMatchObject([{ dispute: { status: 'won', booked_as: null } }]);
  });

  test('and that the client had paid again meanwhile is owed back', async () => {
    const { id, dispute } = await disputed();
    await setStatus(id, 'completed');
    await decide(dispute, 'lost');
    await callApi(world, openDrawer, { location: 'A', float: 500 }, { by: manager });
    const cash = { id: (await saleOf()).id, location: 'A', tips: [] };
    const payments = [{ method: 'cash' as const, amount: 320 }];
    const paid = await callApi(world, payForSale, { ...cash, payments }, { by: manager });
    expect(paid.statusCode).toBe(200);
    await decide(dispute, 'won');
    expect((await owed()).overpaid).toMatchObject([{ amount: 320 }]);
  });

  test('for a session to which nobody came is sold again: the invoice takes the place of the credit note', async () => {
    const { id, dispute } = await disputed();
    await setStatus(id, 'no_show');
    await decide(dispute, 'lost');
    await decide(dispute, 'won');
    const sale = await saleOf();
    expect(sale).toMatchObject({ total: 320, refunded: 0, paid: 320, due: 0, overpaid: 0 });
    expect(sale.documents).toMatchObject([
      { kind: 'invoice' },
      { kind: 'credit_note' },
      { kind: 'invoice' },
    ]);
    expect(await owed()).toMatchObject({ bookings: [], sales: [], back: [], overpaid: [] });
    const { rows } = await world.query<{ gross: number; vat: number }>(`
      select sum(gross_fils)::int as gross, sum(vat_fils)::int as vat from refund_lines`);
    expect(rows).toEqual([{ gross: 0, vat: 0 }]);
    await decide(dispute, 'lost');
    expect(await saleOf()).toMatchObject({ refunded: 320, paid: 0, due: 0, overpaid: 0 });
  });

  test('for a session that was cancelled in time goes back to the card', async () => {
    const { payment, id, dispute } = await disputed();
    await callApi(world, cancelAppointment, { id, accept_late: false }, { by: amina });
    await wait(2);
    await decide(dispute, 'lost');
    expect(await saleOf()).toMatchObject({ refunded: 320, paid: 0, due: 0 });
    await decide(dispute, 'won');
    await wait(2);
    expect(stripe.refundsOf(payment.id)).toEqual([[32_000, 'succeeded']]);
    expect(await saleOf()).toMatchObject({ refunded: 320, paid: 0, due: 0, overpaid: 0 });
  });

  test('is asked again where somebody else wrote meanwhile: an older answer does not undo a newer one', async () => {
    const { id, dispute } = await disputed();
    await setStatus(id, 'completed');
    stripe.money.decide(dispute, 'lost');
    const gate = await world.db.startTransaction().execute();
    await sql`update payment_disputes set status = 'won', ended_at = now(), changes = changes + 1
      where provider_reference = ${dispute}`.execute(gate);
    const heard = news(dispute);
    await untilBlocked(world, 1, heard);
    stripe.money.decide(dispute, 'won');
    await gate.commit().execute();
    await heard;
    expect(await saleOf()).toMatchObject({ paid: 320, due: 0 });
    expect((await saleOf()).payments).toHaveLength(1);
  });
});

test('disputed money is not handed out in another way before the bank has decided @ONLINE-09', async () => {
  const { dispute } = await disputed();
  await callApi(world, openDrawer, { location: 'A', float: 500 }, { by: manager });
  for (const method of ['cash', 'transfer', 'credit'] as const) {
    const reply = await refund([{ method, amount: 320 }]);
    expect([reply.statusCode, reply.json().detail]).toEqual([
      409,
      'The client’s bank is looking at 320.00 AED of this sale. Until it has decided, no more than 0.00 AED can go back.',
    ]);
  }
  await decide(dispute, 'won');
  expect((await refund([{ method: 'cash', amount: 320 }])).statusCode).toBe(200);
});

test('a refund that the bank refused because of a dispute is not handed out before that is decided', async () => {
  const payment = await ask();
  await pay(payment);
  const { appointment_id: id } = await read(payment);
  stripe.letRefundsBe('pending');
  await callApi(world, cancelAppointment, { id: String(id), accept_late: false }, { by: amina });
  await wait(2);
  const intent = stripe.sessionOf(payment.id)?.intent ?? '';
  await news(stripe.money.dispute(intent, 32_000, world.clock.now()));
  const [back] = stripe.settleRefunds('failed');
  await tell({ type: 'refund.failed', objectId: back ?? '' });
  await world.runJobs();
  await callApi(world, openDrawer, { location: 'A', float: 500 }, { by: manager });
  expect((await refund([{ method: 'cash', amount: 320 }], 0)).statusCode).toBe(409);
  stripe.letRefundsBe('succeeded');
});

test('a mail about a cancelled session promises no money that a bank holds or has taken', async () => {
  const { id, dispute } = await disputed();
  const promised = async (booking: string) => {
    world.mails.length = 0;
    await callApi(world, cancelAppointment, { id: booking, accept_late: false }, { by: amina });
    await wait(2);
    return world.mails.some(({ text }) => text.includes('go back to where they came from'));
  };
  expect(await promised(id)).toBe(false);
  await decide(dispute, 'lost');
  const payment = await ask({ time: '17:00' });
  await pay(payment);
  expect(await promised(String((await read(payment)).appointment_id))).toBe(true);
});

test('what was lost is no longer shown as paid online, and is due', async () => {
  const { id, dispute } = await disputed();
  const paid = async () =>
    (await callApi(world, readAppointment, { id }, { by: amina })).json().paid_online;
  expect(await paid()).toBe(320);
  await decide(dispute, 'lost');
  expect(await paid()).toBe(0);
});

describe('a session that is cancelled after its payment was lost', () => {
  const lostAndCancelled = async ({ isLate = false } = {}) => {
    const { id, dispute } = await disputed();
    await decide(dispute, 'lost');
    expect(await saleOf()).toMatchObject({ refunded: 0, due: 320 });
    if (isLate) world.clock.set('2026-03-05T12:00:00+04:00');
    await callApi(world, cancelAppointment, { id, accept_late: isLate }, { by: amina });
    await wait(2);
    return { id, dispute };
  };

  test('in time leaves nothing due', async () => {
    await lostAndCancelled();
    expect(await saleOf()).toMatchObject({ refunded: 320, paid: 0, due: 0, overpaid: 0 });
    expect(await owed()).toMatchObject({ bookings: [], sales: [], back: [], overpaid: [] });
  });

  test('in time and won afterwards goes back to the card', async () => {
    const { dispute } = await lostAndCancelled();
    await decide(dispute, 'won');
    await wait(2);
    expect(await saleOf()).toMatchObject({ refunded: 320, paid: 0, due: 0, overpaid: 0 });
  });

  test('late leaves due what the terms keep', async () => {
    await setTerms({ late_back_percent: 25 });
    await lostAndCancelled({ isLate: true });
    expect(await saleOf()).toMatchObject({ refunded: 80, paid: 0, due: 240 });
  });
});

import { cancelAppointment } from '@limber/contract/appointments.ts';
import { closePaymentTask, listPaymentTasks } from '@limber/contract/desk/money/payment-tasks.ts';
import { listSalesToClient } from '@limber/contract/desk/money/till.ts';
import { describe, expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { actorOf, therapistNamed } from '../../../../test/people.ts';
import { openPlans } from '../../../../test/providers/plans.ts';

const studio = await openPlans();
const { world, amina, stripe, manager, until, months, plan, buyPlan, told, tell, unlimited } =
  studio;
const omar = await therapistNamed(world, 'Omar');
const { accountId } = await actorOf(world, 'front_desk');
const frontDesk = { headers: () => world.bearer(accountId, 'front_desk') };

const tasks = async () =>
  (await callApi(world, listPaymentTasks, { location: 'A' }, { by: frontDesk })).json();
const sales = async () =>
  (await callApi(world, listSalesToClient, { client_id: amina.id }, { by: manager })).json();
const said = (title: string) =>
  world.mails.find(({ subject }) => subject.includes(title))?.text.replaceAll(/\s+/g, ' ') ?? '';

/** The bank of the client decides about the payment of a month, the first being 1. */
async function decides(month: number, ...states: string[]) {
  const { rows } = await world.query<{ reference: string; minor: number }>(`
    select payment_reference as reference, amount_fils as minor from online_payments
    where status in ('booked', 'disputed') order by paid_at, id`);
  const { reference = '', minor = 0 } = rows[month - 1] ?? {};
  const dispute = stripe.money.dispute(reference, minor, world.clock.now());
  for (const state of states) {
    stripe.money.decide(dispute, state);
    expect((await tell({ type: 'charge.dispute.updated', objectId: dispute })).status).toBe(204);
    await world.runJobs();
  }
  return dispute;
}

/** A session of an hour, paid from the month of the plan. */
async function book(date: string) {
  const { rows } = await world.query<{ id: number }>(
    `select max(id) as id from owned_packages where owner_id = ${amina.id}`,
  );
  const month = { id: rows[0]?.id ?? 0, kind: 'regular' };
  const reply = await studio.bookFrom(month, { date, time: '14:00', therapist_id: omar });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().id as string;
}

describe('a month of a plan whose payment a bank took back', () => {
  test('ends the plan: nothing more is taken, the desk has a task, and the client is told @PLAN-07', async () => {
    await buyPlan();
    await decides(1, 'lost');
    expect(await plan()).toMatchObject({ status: 'ended', ended_because: 'disputed' });
    const [task] = (await tasks()).open;
    expect(task).toMatchObject({
      ...{ kind: 'plan_lost', amount: 990, client: { id: amina.id } },
      plan: { name: 'Four hours a month', has_ended: true, next_try_on: null },
    });
    expect(told().at(-1)).toBe(
      'Your plan Four hours a month has ended: its payment was taken back',
    );
    expect(said('was taken back')).toContain(
      'What was not used of that month cannot be booked any more, and you do not owe it.',
    );
    await until('2026-02-21T09:00', '2026-02-28T09:00');
    expect(stripe.cards.charges()).toEqual([]);
    const close = { id: task?.id ?? '', location: 'A', note: 'She was called' };
    const closed = await callApi(world, closePaymentTask, close, { by: frontDesk });
    expect(closed.json()).toMatchObject({ open: [] });
  });

  test('of which nothing was used is owed by nobody', async () => {
    await buyPlan();
    await decides(1, 'lost');
    expect(await sales()).toMatchObject([{ total: 990, refunded: 990, paid: 0, due: 0 }]);
    expect(await months()).toMatchObject([{ active: false, left: 0 }]);
  });

  test('of which a part was used is owed for that part: the rest is taken out and credited', async () => {
    await buyPlan();
    await book('2026-02-04');
    await decides(1, 'lost');
    expect(await sales()).toMatchObject([{ total: 990, refunded: 742.5, paid: 0, due: 247.5 }]);
    expect(await months()).toMatchObject([{ active: false, left: 0, paid: false }]);
  });

  test('that is unlimited is owed for its days until then', async () => {
    await buyPlan('works', { option_id: unlimited });
    await until('2026-02-07T12:00');
    await decides(1, 'lost');
    // Eight of 28 days.
    expect(await sales()).toMatchObject([{ refunded: 707.14, due: 282.86 }]);
    expect(await months()).toMatchObject([{ active: false }]);
  });

  test('that is over stays owed, and a later one that is paid stays until its end', async () => {
    await buyPlan();
    await until('2026-02-21T09:00', '2026-02-28T09:00');
    await decides(1, 'lost');
    expect(await plan()).toMatchObject({ status: 'ended' });
    expect(await months()).toMatchObject([{ paid: false }, { active: true, left: 240 }]);
    expect((await sales()).find(({ due }: { due: number }) => due > 0)).toMatchObject({ due: 990 });
    expect(said('an earlier payment was taken back')).toContain(
      'The month that is paid stays until 30 March 2026.',
    );
  });

  test('that was renewed from the card ends the plan as well', async () => {
    await buyPlan();
    await until('2026-02-21T09:00', '2026-02-28T09:00');
    await decides(2, 'lost');
    expect(await plan()).toMatchObject({ status: 'ended', ended_because: 'disputed' });
    expect(await months()).toMatchObject([{}, { active: false, left: 0 }]);
  });

  test('and gave back after all has its minutes again, and is paid', async () => {
    await buyPlan();
    await book('2026-02-04');
    await decides(1, 'lost', 'won');
    expect(await sales()).toMatchObject([{ total: 990, refunded: 0, paid: 990, due: 0 }]);
    expect(await months()).toMatchObject([{ active: true, left: 180, paid: true }]);
    expect((await tasks()).open).toEqual([]);
    const { rows } = await world.query<{ minor: number }>(
      'select balance_fils as minor from package_entries order by id desc limit 1',
    );
    // Three quarters of 990 less VAT of 5 %.
    expect(rows).toEqual([{ minor: 70_714 }]);
  });

  test('while a plan that was merely disputed goes on', async () => {
    await buyPlan();
    await decides(1, 'needs_response');
    expect(await plan()).toMatchObject({ status: 'running' });
    await decides(1, 'won');
    expect(await plan()).toMatchObject({ status: 'running' });
  });
});

test('a session booked from a lost month that is cancelled in time gives nothing back to book with', async () => {
  await buyPlan();
  const id = await book('2026-02-05');
  await decides(1, 'lost');
  const cancelled = { id, accept_late: false };
  expect((await callApi(world, cancelAppointment, cancelled, { by: amina })).statusCode).toBe(200);
  expect(await months()).toMatchObject([{ left: 0, active: false }]);
});

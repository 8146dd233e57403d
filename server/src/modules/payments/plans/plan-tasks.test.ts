import { eraseAccount } from '@limber/contract/accounts.ts';
import { mergeClients } from '@limber/contract/desk/clients/duplicates.ts';
import { listClientPlans } from '@limber/contract/desk/clients/plans.ts';
import { closePaymentTask, listPaymentTasks } from '@limber/contract/desk/money/payment-tasks.ts';
import { changePlan } from '@limber/contract/paying/plans.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { answersBehind, waitingAt } from '../../../../test/blocked.ts';
import { callApi } from '../../../../test/call-api.ts';
import { addClient, type TestClient } from '../../../../test/people.ts';
import { openPlans } from '../../../../test/providers/plans.ts';

const studio = await openPlans();
const { world, amina, stripe, manager, until, plan, buyPlan, change, payNow } = studio;

const tasks = async (location = 'A') =>
  (await callApi(world, listPaymentTasks, { location }, { by: manager })).json();
const close = (id: string, note: string) =>
  callApi(world, closePaymentTask, { id, location: 'A', note }, { by: manager });

const told = '2026-02-21T09:00';
const due = '2026-02-28T09:00';
const secondTry = '2026-03-03T09:00';
const thirdTry = '2026-03-06T09:00';

/** A plan whose renewal of 28 February was declined. */
async function failed(by: TestClient = amina) {
  const bought = await buyPlan('declines', {}, by);
  await until(told, due);
  return bought;
}

describe('a month of a plan that is not paid', () => {
  test('is a task of its branch until it is paid @PLAN-05', async () => {
    await failed();
    expect((await tasks()).open).toMatchObject([
      {
        ...{ kind: 'plan_failed', amount: 990, failure: 'declined', session: null, invoice: null },
        client: { id: amina.id },
        plan: { name: 'Four hours a month', has_ended: false, next_try_on: '2026-03-03' },
      },
    ]);
    expect((await tasks('B')).open).toEqual([]);
    await until(secondTry);
    expect((await tasks()).open).toMatchObject([{ plan: { next_try_on: '2026-03-06' } }]);
    await payNow();
    await plan();
    expect(await tasks()).toMatchObject({
      open: [],
      closed: [{ kind: 'plan_failed', closed: { how: 'by_itself', by: null } }],
    });
  });

  test('is one still once the plan has ended, until somebody has seen it', async () => {
    await failed();
    await until(secondTry, thirdTry);
    const [task] = (await tasks()).open;
    expect(task).toMatchObject({ plan: { has_ended: true, next_try_on: null } });
    expect((await close(task?.id ?? '', 'She comes no more')).json()).toMatchObject({
      open: [],
      closed: [{ closed: { how: 'noted', note: 'She comes no more' } }],
    });
  });

  test('is none any more where its client stops the plan', async () => {
    await failed();
    await change('stop');
    expect(await tasks()).toMatchObject({ open: [], closed: [{ closed: { how: 'by_itself' } }] });
  });

  test('forgets what was noted of an erased client', async () => {
    const zahra = await addClient(world, 'Zahra');
    await failed(zahra);
    const [task] = (await tasks()).open;
    expect((await close(task?.id ?? '', 'Zahra is ill')).statusCode).toBe(200);
    const gone = await callApi(world, eraseAccount, { email: zahra.email }, { by: zahra });
    expect(gone.statusCode).toBe(200);
    expect((await tasks()).closed).toMatchObject([{ closed: { how: 'noted', note: null } }]);
  });
});

describe('the lock of a plan', () => {
  const held = (id: string) => sql`select from plans where id = ${id}::uuid for no key update`;

  test('lets what is wished from two devices follow each other: what is stopped is not paused', async () => {
    const { id } = await buyPlan();
    const wish = (args: { wish: 'stop' } | { wish: 'pause'; until: string }) => () =>
      callApi(world, changePlan, { id, ...args }, { by: amina });
    const answers = await answersBehind(world, held(id), [
      wish({ wish: 'stop' }),
      wish({ wish: 'pause', until: '2026-04-10' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
    expect(await plan()).toMatchObject({ status: 'stopped' });
  });

  test('is taken before a plan is renewed', async () => {
    const { id } = await buyPlan();
    await until(told);
    world.clock.set(`${due}:00+04:00`);
    const waiting = await waitingAt(world, held(id), () => world.runJobs(10_080));
    expect(waiting).toMatchObject([expect.stringMatching(/from plans where id = \S+ for no key/)]);
    expect(stripe.captured()).toBe(2 * 99_000);
  });
});

describe('two clients of whom one has a plan', () => {
  let round = 0;
  const twoClients = async () => {
    round += 1;
    return [
      await addClient(world, `Gone${round}`),
      await addClient(world, `Kept${round}`),
    ] as const;
  };
  const merge = (goneId: number, into: TestClient) =>
    callApi(
      world,
      mergeClients,
      { id: into.id, duplicate_id: goneId, email: into.email },
      { by: manager },
    );
  const plansOf = async ({ id }: TestClient) =>
    (await callApi(world, listClientPlans, { id }, { by: manager })).json();

  test('are merged: it is the plan of the one who stays, renewed from the card that came along', async () => {
    const [gone, stays] = await twoClients();
    await buyPlan('works', {}, gone);
    expect((await merge(gone.id, stays)).statusCode).toBe(200);
    expect(await plansOf(stays)).toMatchObject([
      { status: 'running', renews_on: '2026-02-28', card: { last_four: '4242' } },
    ]);
    await until(told);
    expect(world.mails.at(-1)).toMatchObject({
      to: stays.email,
      subject: expect.stringContaining('renews on 28 February 2026 for 990 AED'),
    });
    await until(due);
    expect(stripe.captured()).toBe(2 * 99_000);
    expect(await plansOf(stays)).toMatchObject([{ status: 'running', renews_on: '2026-03-31' }]);
  });

  test.each(['when its client is read', 'before the card is asked', 'after it has paid'] as const)(
    'are merged while it is renewed, %s: it is renewed all the same, once',
    async (moment) => {
      const [gone, stays] = await twoClients();
      const { id } = await buyPlan('works', {}, gone);
      await until(told);
      if (moment === 'after it has paid') {
        stripe.be('does it, then resets');
        await until(due);
        stripe.be('well');
        world.clock.advance(10);
      } else {
        world.clock.set(`${due}:00+04:00`);
      }
      // Behind the plan the renewal begins after the merge, behind the client before it.
      const gate =
        moment === 'when its client is read'
          ? sql`select from accounts where id = ${gone.id}::int for update`
          : sql`select from plans where id = ${id}::uuid for update`;
      const [merged] = await answersBehind<unknown>(world, gate, [
        () => merge(gone.id, stays),
        () => world.runJobs(10_080),
      ]);
      expect(merged).toMatchObject({ statusCode: 200 });
      await world.runJobs(60);
      expect(stripe.captured()).toBe(2 * 99_000);
      expect(stripe.refunded()).toBe(0);
      expect(await plansOf(stays)).toMatchObject([{ status: 'running', renews_on: '2026-03-31' }]);
    },
  );
});

import { changeClientPlan } from '@limber/contract/desk/clients/plans.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { answersBehind, waitingAt } from '../../../../test/blocked.ts';
import { callApi } from '../../../../test/call-api.ts';
import { openPlans } from '../../../../test/providers/plans.ts';

// Whatever changes a plan waits for another change of it, at the statement that locks it; a renewal
// does so in `plan-tasks.test.ts`.
const studio = await openPlans();
const { world, amina, manager, buyPlan, change, until, told, payNow } = studio;

const row = (id: string) => sql`select from plans where id = ${id}::uuid for no key update`;
const LOCKS = /^select from plans where id = \S+ for no key update$/;

const told21 = '2026-02-21T09:00';
const due = '2026-02-28T09:00';

test.each([
  ['the client who stops it', async () => [await buyPlan(), () => change('stop')] as const],
  [
    'the desk that stops it',
    async () => {
      const plan = await buyPlan();
      const wish = { id: plan.id, wish: 'stop', reason: 'Moves away' } as const;
      return [plan, () => callApi(world, changeClientPlan, wish, { by: manager })] as const;
    },
  ],
  ['word of a renewal', async () => [await buyPlan(), () => until(told21)] as const],
  [
    'a month that is paid on a page',
    async () => {
      const plan = await buyPlan('declines');
      await until(told21, due);
      const page = await payNow();
      return [plan, () => studio.read(page)] as const;
    },
  ],
])('%s waits for another change of the plan', async (_what, prepare) => {
  const [{ id }, call] = await prepare();
  const [waiting, ...others] = await waitingAt(world, row(id), call);
  expect(others).toEqual([]);
  expect(waiting).toMatch(LOCKS);
});

test('stopped by its client and at the desk at once, a plan is stopped once, with one mail', async () => {
  const { id } = await buyPlan();
  world.mails.length = 0;
  const wish = { id, wish: 'stop', reason: 'Moves away' } as const;
  const answers = await answersBehind<{ statusCode: number }>(world, row(id), [
    () => change('stop'),
    () => callApi(world, changeClientPlan, wish, { by: manager }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await studio.plan(amina)).toMatchObject({ status: 'stopped' });
  await world.runJobs();
  expect(told()).toHaveLength(1);
});

import { transferMinutes } from '@limber/contract/desk/clients/packages.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { ownPackage } from '../../../test/own-package.ts';
import { memberOf } from '../../../test/people.ts';
import { openStudio } from '../../../test/studio.ts';

const { world, amina, badr } = await openStudio();
const manager = await memberOf(world, 'manager');

const transfer = (id: number, into: number, args: object = {}) =>
  callApi(
    world,
    transferMinutes,
    { id, into, minutes: 100, reason: 'To her brother', ...args },
    { by: manager },
  );
const worth = async (...ids: number[]) =>
  (
    await world.query<{ minor: number }>(
      `select sum(value_fils)::int as minor from package_entries where package_id in (${ids})`,
    )
  ).rows[0]?.minor;

test('transferred minutes take their value with them', async () => {
  const from = await ownPackage(world, amina.id, 'Balance Package', { minutes: 600 });
  const into = await ownPackage(world, badr.id, 'Starter Package');
  const before = await worth(from, into);
  const out = await worth(from);
  const reply = await transfer(from, into);
  expect(reply.json()).toMatchObject({ left: 500, balance: 400, value: 436.51 });
  expect(await worth(from)).toBe((out ?? 0) - 43_651);
  expect(await worth(from, into)).toBe(before);
  expect((await transfer(from, into, { minutes: 500 })).statusCode).toBe(200);
  expect([await worth(from), await worth(into)]).toEqual([0, before]);
});

test('no minutes go into the same, an unlimited, a closed or an expired package, nor more than there are', async () => {
  const from = await ownPackage(world, amina.id, 'Starter Package');
  const own = (name: string, changes: object = {}) => ownPackage(world, badr.id, name, changes);
  expect((await transfer(from, from)).statusCode).toBe(400);
  expect((await transfer(from, 99_999)).statusCode).toBe(404);
  for (const into of [
    await own('Unlimited Stretching'),
    await own('Starter Package', { active: false }),
    await own('Starter Package', { expiresOn: '2026-03-03' }),
  ]) {
    expect((await transfer(from, into)).statusCode).toBe(409);
  }
  const into = await own('Starter Package');
  expect((await transfer(from, into, { minutes: 301 })).statusCode).toBe(409);
  expect((await transfer(from, into, { reason: ' ' })).statusCode).toBe(400);
});

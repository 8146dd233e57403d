import { beforeEach, expect, test } from 'vitest';
import { expectBlocked } from '../../../../test/blocked.ts';
import { openWorld } from '../../../../test/harness.ts';
import { upsertOnlineDay } from '../queries/drawers.ts';
import { lockTaxation } from '../vat/vat-rate-queries.ts';

const world = await openWorld();
const books = { locationCode: 'A', day: '2026-03-04', at: new Date('2026-03-04T10:00:00+04:00') };
const readDay = () => world.db.transaction().execute((trx) => upsertOnlineDay(trx, books));

beforeEach(() => world.empty('drawer_sessions'));

test('the first two payments of a day wait for each other, and share its books', async () => {
  const gate = await world.db.startTransaction().execute();
  const first = await upsertOnlineDay(gate, books);
  const second = readDay();
  await expectBlocked(world, 1, second);
  await gate.commit().execute();
  expect(await second).toBe(first);
});

test('later payments of a day use its books, and make nothing', async () => {
  const first = await readDay();
  expect([await readDay(), await readDay()]).toEqual([first, first]);
  const { rows } = await world.query('select id from drawer_sessions');
  expect(rows).toEqual([{ id: first }]);
});

test('a payment of a day that has books waits for a change of taxes', async () => {
  const first = await readDay();
  const gate = await world.db.startTransaction().execute();
  await lockTaxation(gate);
  const second = readDay();
  await expectBlocked(world, 1, second);
  await gate.commit().execute();
  expect(await second).toBe(first);
});

import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { deleteLimits } from '../src/modules/privacy/queries/erase.ts';
import {
  deleteEndedLimits,
  giveBackToLimits,
  takeFromLimits,
} from '../src/platform/rate-limits.ts';
import { expectBlocked, waitingAt } from './blocked.ts';
import { openWorld } from './harness.ts';

const world = await openWorld();
const { db } = world;
const held = (key: string) => sql`select from limits where key = ${key} for update`;
const keys = async () =>
  (await world.query<{ key: string }>('select key from limits order by key')).rows.map(
    ({ key }) => key,
  );

// The first one counted has the last key.
beforeEach(() =>
  world.query(`truncate limits;
    insert into limits (key, used, ends_at) values ('c running', 1, '2026-03-05T00:00:00Z'),
      ('b running', 1, '2026-03-05T00:00:00Z'), ('a over', 1, '2026-03-03T00:00:00Z'),
      ('d over', 1, '2026-03-03T00:00:00Z')`),
);

test.each([
  ['given back', () => giveBackToLimits(db, [{ key: 'c running' }, { key: 'b running' }])],
  [
    'forgotten',
    () => db.transaction().execute((trx) => deleteLimits(trx, ['c running', 'b running'])),
  ],
] as const)('limits are %s in one order, in whatever order they were counted', async (_, act) => {
  const gate = await db.startTransaction().execute();
  await held('b running').execute(gate);
  const acting = act();
  await expectBlocked(world, 1, acting);
  // It waits for the first, and has not taken the other one by then.
  const { rows } = await sql`
    select key from limits where key = 'c running' for update skip locked`.execute(gate);
  await gate.rollback().execute();
  await acting;
  expect(rows).toEqual([{ key: 'c running' }]);
});

test.each([
  [
    'by who counts something else',
    () => takeFromLimits(db, [{ key: 'e new', most: 1, perMinutes: 60 }], world.clock.now()),
    ['a over', 'b running', 'c running', 'e new'],
  ],
  [
    'once a day',
    () => deleteEndedLimits(db, world.clock.now()),
    ['a over', 'b running', 'c running'],
  ],
] as const)(
  'expired rows are deleted %s, without waiting for those in use',
  async (_, act, left) => {
    expect(await waitingAt(world, held('a over'), act)).toEqual([]);
    expect(await keys()).toEqual(left);
  },
);

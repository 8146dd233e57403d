import { beforeAll, expect, test } from 'vitest';
import { daily, tasks } from '../src/tasks.ts';
import { depsOf, openWorld } from './harness.ts';
import { addClient } from './people.ts';

const world = await openWorld();
const mailer = { send: async () => {} };
const cleanUp = tasks({
  ...depsOf(world),
  mailer,
})['clean-up'];
const inDays = (days: number) => new Date(world.clock.now().getTime() + days * 24 * 3_600_000);
const token = (name: string) => Buffer.from(name.padEnd(32, '.'));
const left = async (statement: string) =>
  (await world.query<{ name: string }>(statement)).rows.map(({ name }) => name);

beforeAll(async () => {
  const { id: accountId } = await addClient(world, 'Tidy');
  const sessions = [
    { n: 1, what: 'running', endsAt: inDays(60), tokens: { fresh: 5, stale: -1 } },
    { n: 2, what: 'over', endsAt: inDays(-1), tokens: { over: 5 } },
    { n: 3, what: 'unused', endsAt: inDays(60), tokens: { unused: -1 } },
    { n: 4, what: 'ended', endsAt: inDays(60), endedAt: inDays(-31), tokens: { ended: 5 } },
    { n: 5, what: 'ended lately', endsAt: inDays(60), endedAt: inDays(-29), tokens: { lately: 5 } },
  ];
  for (const { n, endsAt, endedAt, tokens } of sessions) {
    const id = `00000000-0000-4000-8000-00000000000${n}`;
    await world.db
      .insertInto('sessions')
      .values({
        id,
        account_id: accountId,
        started_at: inDays(-90),
        ends_at: endsAt,
        ended_at: endedAt ?? null,
        ended_why: endedAt ? 'signed out' : null,
      })
      .execute();
    for (const [name, days] of Object.entries(tokens)) {
      await world.db
        .insertInto('refresh_tokens')
        .values({ token_hash: token(name), session_id: id, expires_at: inDays(days) })
        .execute();
    }
  }
  const { id: other } = await addClient(world, 'Other');
  for (const [account, days] of [
    [accountId, -0.01],
    [other, 0.01],
  ] as const) {
    await world.db
      .insertInto('one_time_codes')
      .values({
        account_id: account,
        device: 'a browser',
        code_hash: token('code'),
        expires_at: inDays(days),
      })
      .execute();
  }
  for (const [key, days] of [
    ['old', -3],
    ['new', -1],
  ] as const) {
    await world.db
      .insertInto('idempotency_keys')
      .values({
        account_id: accountId,
        key,
        request_hash: '',
        status: 201,
        reply: '{}',
        created_at: inDays(days),
      })
      .execute();
  }
  for (const [key, days] of [
    ['ended', -1],
    ['running', 1],
  ] as const) {
    await world.db
      .insertInto('limits')
      .values({ key, used: 1, ends_at: inDays(days) })
      .execute();
  }
  await cleanUp?.({});
});

test('expired rows are deleted, current ones stay', async () => {
  expect(await left('select right(id::text, 1) as name from sessions order by 1')).toEqual([
    '1',
    '5',
  ]);
  expect(
    await left(
      `select rtrim(convert_from(token_hash, 'utf8'), '.') as name from refresh_tokens order by 1`,
    ),
  ).toEqual(['fresh', 'lately']);
  expect(
    await left(
      'select first_name as name from one_time_codes join accounts a on a.id = account_id',
    ),
  ).toEqual(['Other']);
  expect(await left('select key as name from idempotency_keys')).toEqual(['new']);
  expect(await left('select key as name from limits')).toEqual(['running']);
});

test('it is done once a day', () => {
  expect(daily).toMatch(/^\d+ \d+ \* \* \* clean-up /);
});

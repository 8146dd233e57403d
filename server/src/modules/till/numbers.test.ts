import { expect, test } from 'vitest';
import { addClient, type TestClient } from '../../../test/people.ts';
import { openTill } from '../../../test/till.ts';
import { openClient } from '../../platform/database/connections.ts';

const { world, amina, desk, offer, trySell } = await openTill();
const clients: TestClient[] = [];
for (let added = 1; added <= 19; added += 1) clients.push(await addClient(world, `Client${added}`));

const numbers = async () => {
  const rows = await world.db
    .selectFrom('tax_documents')
    .select('name')
    .where('kind', '=', 'invoice')
    .orderBy('number')
    .execute();
  return rows.map(({ name }) => name);
};
const upTo = (last: number) =>
  Array.from({ length: last }, (_, index) => `INV-A-${String(index + 1).padStart(6, '0')}`);

test('numbers run on without a gap under 20 parallel sales and a killed server', async () => {
  const { line } = await offer('Starter Package');
  // The queue writes the names of jobs down when it first hears them, one sale at a time.
  expect((await trySell({ lines: [line] })).statusCode).toBe(201);
  const gate = await openClient(world.databaseUrl);
  const watcher = await openClient(world.databaseUrl);
  try {
    // The reply of one sale waits here, when its number is taken and nothing is committed.
    await gate.query('begin');
    await gate.query(
      `insert into idempotency_keys (account_id, key, request_hash, status, reply, created_at)
       values ($1, 'killed', '', 200, '{}', now())`,
      [desk.id],
    );
    let isOver = false;
    const sellTo = (client: TestClient, key?: string) =>
      trySell({ client_id: client.id, lines: [line] }, key ? { key } : {});
    const killed = sellTo(amina, 'killed').finally(() => (isOver = true));
    const waiting = async (statement: string) => {
      if (isOver) throw new Error('The sale did not wait.');
      const { rows } = await watcher.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database()
           and wait_event_type = 'Lock' and query like $1`,
        [statement],
      );
      return rows;
    };
    while ((await waiting('insert into "idempotency_keys"%')).length === 0);
    const others = clients.map((client) => sellTo(client));
    while ((await waiting('%document_series%')).length === 0);
    const [victim] = await waiting('insert into "idempotency_keys"%');
    await watcher.query('select pg_terminate_backend($1)', [victim?.pid]);
    expect((await killed).statusCode).toBe(503);
    const statuses = (await Promise.all(others)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(await numbers()).toEqual(upTo(20));
    await gate.query('rollback');
    // Whoever did not hear of it asks again.
    expect((await sellTo(amina, 'killed')).statusCode).toBe(201);
    expect(await numbers()).toEqual(upTo(21));
  } finally {
    await Promise.all([gate.end(), watcher.end()]);
  }
});

test('a sale that fails takes no number with it', async () => {
  const { line } = await offer('Starter Package');
  await trySell({ lines: [line] });
  const payments = [{ method: 'cash', amount: 999_999 }];
  expect((await trySell({ lines: [line], payments })).statusCode).toBe(409);
  await trySell({ lines: [line] });
  expect(await numbers()).toEqual(upTo(2));
});

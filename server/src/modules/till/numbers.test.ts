import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sellAtTill } from '@limber/contract/desk/money/till.ts';
import { afterAll, expect, test } from 'vitest';
import { TEST_SECRET } from '../../../test/harness.ts';
import { addClient, type TestClient } from '../../../test/people.ts';
import { startProcess, stopProcess } from '../../../test/processes/limber-process.ts';
import { openTill } from '../../../test/till.ts';
import { openClient } from '../../platform/database/open-connections.ts';
import { API_BASE } from '../../platform/http/serve-calls.ts';

const { world, amina, desk, offer, trySell } = await openTill();
const dataDir = mkdtempSync(join(tmpdir(), 'limber-numbers-'));
const server = await startProcess(world, dataDir, { LIMBER_SECRET: TEST_SECRET });
afterAll(async () => {
  await stopProcess(server.process, 'SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});
const clients: TestClient[] = [];
for (let added = 1; added <= 19; added += 1) clients.push(await addClient(world, `Client${added}`));

/** Sells by the server that is a process of its own. */
const sellThere = (asked: object, key: string) =>
  fetch(`${server.url}${API_BASE}${sellAtTill.path}`, {
    method: 'POST',
    headers: { ...desk.headers(), 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ location: 'A', payments: [], ...asked }),
  });

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
  // The queue writes the names of jobs down when it first hears them, one sale at a time; and the first
  // sale of a process that has just started may be answered as busy, and is asked for again.
  expect((await trySell({ lines: [line] })).statusCode).toBe(201);
  const first = { client_id: amina.id, lines: [line] };
  while ((await sellThere(first, 'first-sale')).status === 503);
  const gate = await openClient(world.databaseUrl);
  const watcher = await openClient(world.databaseUrl);
  try {
    // The invoice of one sale waits here, after its number is taken and before the commit.
    await gate.query('begin; lock table tax_documents in share mode');
    let isOver = false;
    const sellTo = (client: TestClient, key?: string) =>
      trySell({ client_id: client.id, lines: [line] }, key ? { key } : {});
    const killed = sellThere({ client_id: amina.id, lines: [line] }, 'killed-sale')
      .then(
        ({ status }) => status,
        () => null,
      )
      .finally(() => (isOver = true));
    const isWaiting = async (statement: string) => {
      if (isOver) throw new Error('The sale did not wait.');
      const { rows } = await watcher.query(
        `select from pg_stat_activity where datname = current_database()
           and wait_event_type = 'Lock' and query like $1`,
        [statement],
      );
      return rows.length > 0;
    };
    while (!(await isWaiting('insert into "tax_documents"%')));
    const others = clients.map((client) => sellTo(client));
    while (!(await isWaiting('%document_series%')));
    await stopProcess(server.process, 'SIGKILL');
    expect(await killed).toBeNull();
    // The database finishes the statement it is running, and finds its client gone.
    await gate.query('rollback');
    const statuses = (await Promise.all(others)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(await numbers()).toEqual(upTo(21));
    // A caller who got no reply asks again.
    expect((await sellTo(amina, 'killed-sale')).statusCode).toBe(201);
    expect(await numbers()).toEqual(upTo(22));
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

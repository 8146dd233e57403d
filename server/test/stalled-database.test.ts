import * as contract from '@limber/contract/accounts.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { build } from '../src/app.ts';
import {
  type Database,
  JOB_PATIENCE,
  openDatabase,
  REQUEST_PATIENCE,
} from '../src/platform/database/db.ts';
import { openClient } from '../src/platform/database/open-connections.ts';
import { systemRandomness } from '../src/platform/randomness.ts';
import { callApi } from './call-api.ts';
import { depsOf, openWorld, TEST_SECRET, TEST_URL } from './harness.ts';
import { addClient } from './people.ts';

const connectionMs = 20_000;
let database: Database;
let app: FastifyInstance;

const world = await openWorld();
const amina = await addClient(world, 'Amina');

beforeEach(async () => {
  // As in production, but with little patience, so that nobody has to wait. A busy machine takes its
  // time to connect.
  const patience = { lockMs: 200, statementMs: 250, answerMs: 300, idleMs: 200, connectionMs };
  database = openDatabase(world.databaseUrl, 1, patience);
  app = await build({
    ...depsOf(world),
    db: database.db,
  });
});
afterEach(() => database.close());

const readProfile = () => callApi({ app }, contract.readProfile, {}, { by: amina });

const changeProfile = () =>
  callApi({ app }, contract.changeProfile, { first_name: 'Amina' }, { by: amina });

/** The one connection's process on the database's side. */
async function backend(): Promise<number> {
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid as number;
}

async function expectBusy(asked: ReturnType<typeof readProfile>): Promise<void> {
  const reply = await asked;
  expect(reply.statusCode).toBe(503);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  const sentence = 'We are very busy right now. Please try again.';
  expect(reply.json()).toMatchObject({ detail: sentence, error: sentence });
}

test('everything that a request waits for has an end before three seconds', () => {
  const { connectionMs, lockMs, statementMs, answerMs } = REQUEST_PATIENCE;
  expect(lockMs).toBeLessThan(statementMs);
  expect(statementMs).toBeLessThan(answerMs);
  expect(Math.max(connectionMs, answerMs)).toBeLessThan(3000);
});

test('an idle job does not keep its locks for a minute', () => {
  expect(JOB_PATIENCE.idleMs).toBeLessThan(60_000);
  expect(JOB_PATIENCE.idleMs).toBeGreaterThan(REQUEST_PATIENCE.idleMs);
});

test('a frozen database gives 503, and works again once it goes on', async () => {
  const pid = await backend();
  database.pool.options.connectionTimeoutMillis = 300;
  process.kill(pid, 'SIGSTOP');
  try {
    // The second one waits for the connection that the first one holds.
    await Promise.all([expectBusy(readProfile()), expectBusy(readProfile())]);
  } finally {
    process.kill(pid, 'SIGCONT');
    database.pool.options.connectionTimeoutMillis = connectionMs;
  }
  expect((await readProfile()).statusCode).toBe(200);
});

test('a database that freezes within a change is answered 503, never as done', async () => {
  await backend();
  const blocker = await openClient(world.databaseUrl);
  await blocker.query('begin; lock table accounts');
  await expectBusy(changeProfile());
  await blocker.end();
  expect((await changeProfile()).statusCode).toBe(200);
});

test('a database that takes no writes is answered 503, and served again once it does', async () => {
  await database.pool.query('set default_transaction_read_only = on');
  await expectBusy(changeProfile());
  await database.pool.query('set default_transaction_read_only = off');
  expect((await changeProfile()).statusCode).toBe(200);
});

test('waits that follow one another are answered 503 all the same, when together they take too long', async () => {
  const blocker = await openClient(world.databaseUrl);
  await blocker.query('begin; lock table accounts');
  const patient = openDatabase(world.databaseUrl, 1, JOB_PATIENCE);
  const given = { ...world, db: patient.db, answeredMs: 50, random: systemRandomness() };
  app = await build({ ...given, secret: TEST_SECRET, publicUrl: TEST_URL });
  // The table is locked still.
  await expectBusy(changeProfile());
  await blocker.end();
  await patient.close();
});

test('a connection that is ended by the database is replaced', async () => {
  await world.query(`select pg_terminate_backend(${await backend()})`);
  const statuses = [(await readProfile()).statusCode, (await readProfile()).statusCode];
  // The first may find the connection ended, and is refused in the same words.
  expect([200, 503]).toContain(statuses[0]);
  expect(statuses[1]).toBe(200);
});

test('a statement that takes too long is ended', async () => {
  const slow = database.pool.query('select pg_sleep(60)');
  await expect(slow).rejects.toMatchObject({ code: '57014' });
});

test('a transaction that is left open is ended', async () => {
  const client = await database.pool.connect();
  const ended = new Promise((done) => client.once('error', done));
  await client.query('begin');
  expect(await ended).toMatchObject({ code: '25P03' });
  client.release(true);
});

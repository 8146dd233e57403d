/**
 * Measures the main calls, the retention job and the size of a chain's database, once with a month
 * of sessions and once with all of them, on a throwaway PostgreSQL: `npm run bench -- --only
 * scale`, or this file with `--bookings`, `--branches`, `--clients`, `--export` to measure the
 * export too, and `--folder` to keep the filled databases for the next time.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exportEverything } from '@limber/contract/desk/studio/export.ts';
import { defaultTerms } from '@limber/contract/terms/studio-terms.ts';
import type { FastifyInstance } from 'fastify';
import { seedWhenEmpty } from '../../server/seed/seed.ts';
import { build } from '../../server/src/app.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { type Db, JOB_PATIENCE, openDatabase } from '../../server/src/platform/database/db.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { openClient } from '../../server/src/platform/database/open-connections.ts';
import { API_BASE } from '../../server/src/platform/http/serve-calls.ts';
import { startPostgres } from '../../server/src/platform/postgres/postgres.ts';
import { systemRandomness } from '../../server/src/platform/randomness.ts';
import { studioDayOf } from '../../server/src/platform/studio-days.ts';
import { tasks } from '../../server/src/tasks.ts';
import { cleanUp } from '../../server/src/what-purges-each-table.ts';
import { figuresOf } from '../report.ts';
import { signManagerIn } from '../sign-manager-in.ts';
import { BENCH_SECRET } from '../spare-slots.ts';
import { type Call, mainCalls } from './calls.ts';
import { fillChain } from './fill-chain.ts';
import { sizesOf } from './sizes.ts';

const { values: options } = parseArgs({
  options: {
    bookings: { type: 'string', default: '5000000' },
    branches: { type: 'string', default: '50' },
    clients: { type: 'string', default: '200000' },
    export: { type: 'boolean', default: false },
    folder: { type: 'string' },
  },
});
const BOOKINGS = Number(options.bookings);
const BRANCHES = Number(options.branches);
const CLIENTS = Number(options.clients);
const MIGRATIONS = join(import.meta.dirname, '../../server/migrations');
/** A past month, and the bookings of the two months to come. */
const MONTH = BRANCHES * 10 * 10 * (30 + 36);

const dataDir = options.folder
  ? resolve(options.folder)
  : mkdtempSync(join(tmpdir(), 'limber-scale-'));
mkdirSync(dataDir, { recursive: true });
// As root, PostgreSQL runs as another user, who must have access.
chmodSync(dataDir, 0o711);
const postgres = await startPostgres({ dataDir, forTools: true });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    process.on('uncaughtException', () => {});
    tidyUp().finally(() => process.exit(1));
  });
}
try {
  await run();
} finally {
  await tidyUp();
}

async function tidyUp(): Promise<void> {
  await postgres.stop();
  if (!options.folder) rmSync(dataDir, { recursive: true, force: true });
}

async function run(): Promise<void> {
  console.log(`${availableParallelism()} cores, ${cpus()[0]?.model}, Node ${process.version}`);
  await migrate(postgres.url, MIGRATIONS);
  const { db, close } = openDatabase(postgres.url, 4, JOB_PATIENCE);
  await seedWhenEmpty(db, { clock: systemClock(), demo: false });
  await close();
  const month = await databaseOf('month', MONTH);
  const years = await databaseOf('years', BOOKINGS);
  const before = await measure(month);
  const after = await measure(years);
  console.log(
    `\n${['milliseconds', 'a month', 'p99', 'all', 'p99', 'ratio', 'failed'].map(cell).join('')}`,
  );
  for (const [index, { name, p50Ms, p99Ms, failed }] of after.calls.entries()) {
    const small = before.calls[index];
    if (!small) continue;
    const figures = [small.p50Ms, small.p99Ms, p50Ms, p99Ms, p50Ms / small.p50Ms];
    const told = [...figures.map((figure) => figure.toFixed(2)), String(small.failed + failed)];
    console.log([name, ...told].map(cell).join(''));
  }
  console.log(`retention job: ${before.retentionMs} ms, ${after.retentionMs} ms`);
  if (options.export) console.log(`export: ${before.exported}, ${after.exported}`);
  const client = await openClient(years);
  console.log(`\n${await sizesOf(client)}`);
  await client.end();
}

/** A filled database, reused and migrated if it exists. */
async function databaseOf(name: string, bookings: number): Promise<string> {
  const url = Object.assign(new URL(postgres.url), { pathname: `/scale_${name}` }).toString();
  const admin = await openClient(
    Object.assign(new URL(postgres.url), { pathname: '/postgres' }).toString(),
  );
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [
    `scale_${name}`,
  ]);
  if (rowCount === 0) {
    await admin.query(`create database scale_${name} template limber`);
    const chain = { branches: BRANCHES, bookings, clients: CLIENTS };
    const seconds = await fillChain(url, chain, console.log);
    console.log(`${name}: ${bookings} bookings in ${seconds} s`);
    const patient = openDatabase(url, 1, JOB_PATIENCE);
    const began = performance.now();
    await sumUpDays(patient.db);
    await patient.close();
    console.log(`${name}: sums of days in ${Math.round((performance.now() - began) / 1000)} s`);
  } else {
    const began = performance.now();
    const applied = await migrate(url, MIGRATIONS);
    const seconds = Math.round((performance.now() - began) / 1000);
    if (applied.length > 0) console.log(`${name}: ${applied.join(', ')} in ${seconds} s`);
  }
  await admin.end();
  return url;
}

/** As the job does each ten minutes. */
async function sumUpDays(db: Db): Promise<void> {
  const jobs = tasks({
    ...{ db, clock: systemClock(), random: systemRandomness(), secret: BENCH_SECRET },
    ...{ mailer: { send: async () => {} }, publicUrl: 'http://127.0.0.1' },
  });
  await jobs['sum-up-touched-days']({});
}

async function measure(url: string) {
  const { db, close } = openDatabase(url);
  const patient = openDatabase(url, 2, JOB_PATIENCE);
  const now = new Date();
  const client = await openClient(url);
  const app = await build({
    ...{ db, clock: systemClock(), random: systemRandomness(), secret: BENCH_SECRET },
    ...{ publicUrl: 'http://127.0.0.1', readTerms: () => defaultTerms },
  });
  try {
    const managerToken = await signManagerIn(patient.db, now);
    const asking = { app, client, managerToken, today: studioDayOf(now) };
    const calls = [];
    for (const call of await mainCalls(asking)) calls.push(await time(call));
    const began = performance.now();
    await cleanUp({ db: patient.db, secret: BENCH_SECRET }, now);
    const retentionMs = Math.round(performance.now() - began);
    const exported = options.export ? await timeExport(app, managerToken) : '';
    return { calls, retentionMs, exported };
  } finally {
    await app.close();
    await Promise.all([close(), patient.close(), client.end()]);
  }
}

async function time({ name, times, ask }: Call) {
  const tookMs: number[] = [];
  let failed = 0;
  await ask();
  for (let count = 1; count < times; count += 1) {
    const began = performance.now();
    const status = await ask();
    tookMs.push(performance.now() - began);
    if (status >= 300) failed += 1;
  }
  return { name, ...figuresOf([{ tookMs, failed, perSecond: 0 }]) };
}

async function timeExport(app: FastifyInstance, token: string): Promise<string> {
  const began = performance.now();
  const { stream } = (await app.inject({
    ...{ method: 'POST', url: `${API_BASE}${exportEverything.path}`, payloadAsStream: true },
    headers: { authorization: `Bearer ${token}` },
    payload: { health_notes: false },
  })) as unknown as { stream(): NodeJS.ReadableStream } & { stream: () => AsyncIterable<Buffer> };
  let bytes = 0;
  for await (const part of stream()) bytes += (part as Buffer).length;
  return `${Math.round((performance.now() - began) / 1000)} s, ${Math.round(bytes / 1e6)} MB`;
}

function cell(text: string, column: number): string {
  return column === 0 ? text.padEnd(40) : text.padStart(11);
}

/**
 * Measures importing other software's clients, packages, coming and past sessions as the page does it, in
 * a studio with a year of bookings on a throwaway PostgreSQL, once with a tenth of the rows and
 * once with all: `node bench/import.ts`, `--rows 50000 --only client`. Prints seconds, the server's peak memory,
 * and how long the desk's board waits for its day meanwhile.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ImportFile, ImportOutcomes } from '@limber/contract/desk/studio/import-file.ts';
import type { ImportKind } from '@limber/contract/desk/studio/import-rows.ts';
import { IMPORT_SENT } from '@limber/contract/terms/import.ts';
import flags from '../server/node-flags.json' with { type: 'json' };
import { seedWhenEmpty } from '../server/seed/seed.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { JOB_PATIENCE, openDatabase } from '../server/src/platform/database/db.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { openClient } from '../server/src/platform/database/open-connections.ts';
import { addDays, studioDayOf } from '../server/src/platform/studio-days.ts';
import { fillStudio } from './fill-studio.ts';
import { figuresOf } from './report.ts';
import { signManagerIn } from './sign-manager-in.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

const { values: options } = parseArgs({
  options: { rows: { type: 'string', default: '10000' }, only: { type: 'string' } },
});
const ROWS = Number(options.rows);
const RUNS = [
  ['dry run', false],
  ['real', true],
  ['again', true],
] as const;
const TODAY = studioDayOf(new Date());

const postgres = await startThrowawayPostgres();
await run().finally(postgres.stop);

async function run(): Promise<void> {
  await migrate(postgres.url, join(import.meta.dirname, '../server/migrations'));
  const { db, close } = openDatabase(postgres.url, 4, JOB_PATIENCE);
  await seedWhenEmpty(db, { clock: systemClock(), demo: false });
  await fillStudio(postgres.url, { pastDays: 365, comingDays: 0 });
  const token = await signManagerIn(db, new Date());
  await close();
  // Each has its own server, so that one does not affect the other's memory.
  for (const rows of [ROWS / 10, ROWS]) await measure(rows, token);
}

async function measure(rows: number, token: string): Promise<void> {
  const serve = join(import.meta.dirname, 'serve.ts');
  const server = fork(serve, [postgres.url], { execArgv: flags });
  const [[base]] = (await once(server, 'message')) as [string[]];
  const ask = async <Answer>(path: string, body?: object) => {
    const reply = await fetch(`${base}/api/v1/${path}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Answer;
  };
  console.log(`\n${rows} clients, as many packages and past sessions, and coming sessions`);
  const files = await filesOf(rows);
  const its = { ask, server };
  await say('nothing else', its, () => wait(5000));
  for (const [kind, lines] of Object.entries(files)) {
    if (options.only !== undefined && options.only !== kind) continue;
    const content = Buffer.from(lines.join('\n')).toString('base64');
    const asked = { kind: kind as ImportKind, content };
    const file = await say(`${kind}: read ${lines.length - 1} rows`, its, async () =>
      ask<ImportFile>('desk/import/file/', asked),
    );
    for (const [name, apply] of RUNS) {
      const told = await say(`${kind}: ${name}`, its, () => bring(ask, asked.kind, file, apply));
      console.log(`    ${told}`);
    }
  }
  console.log(`  the server took ${(await taken(server)).seconds.toFixed(0)} s of a processor`);
  server.disconnect();
  await once(server, 'exit');
}

type Ask = <Answer = unknown>(path: string, body?: object) => Promise<Answer>;

/** Processor seconds and the peak memory of the server so far, in MB. */
async function taken(server: ChildProcess): Promise<{ seconds: number; megabytesAtMost: number }> {
  server.send('what was taken');
  const [its] = await once(server, 'message');
  return its;
}

/** Runs something while the board requests its day; prints how long both took, and peak memory. */
async function say<Done>(
  name: string,
  { ask, server }: { ask: Ask; server: ChildProcess },
  work: () => Promise<Done>,
): Promise<Done> {
  const tookMs: number[] = [];
  let isOver = false;
  const board = (async () => {
    while (!isOver) {
      const began = performance.now();
      await ask(`desk/day?date=${TODAY}`);
      tookMs.push(performance.now() - began);
      await wait(50);
    }
  })();
  const began = performance.now();
  const done = await work();
  const seconds = (performance.now() - began) / 1000;
  isOver = true;
  await board;
  const { p50Ms, p99Ms } = figuresOf([{ failed: 0, perSecond: 0, tookMs }]);
  const slowest = Math.max(...tookMs);
  const { megabytesAtMost } = await taken(server);
  console.log(
    `  ${name}: ${seconds.toFixed(1)} s; the day meanwhile: median ${p50Ms.toFixed(0)} ms, ` +
      `99% ${p99Ms.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms of ${tookMs.length}; ` +
      `at most ${megabytesAtMost.toFixed(0)} MB so far`,
  );
  return done;
}

/** Sends the rows of a file as the page does, and counts their outcomes. */
async function bring(ask: Ask, kind: ImportKind, { rows }: ImportFile, apply: boolean) {
  const counted: Record<string, number> = {};
  const good = rows.flatMap((row) => row[kind] ?? []);
  const path = `desk/import/${kind}s/`;
  for (let from = 0; from < good.length; from += IMPORT_SENT[kind]) {
    const some = good.slice(from, from + IMPORT_SENT[kind]);
    const { outcomes } = await ask<ImportOutcomes>(path, { source: 'Bench', apply, rows: some });
    for (const { outcome, why } of outcomes) {
      const told = outcome === 'refused' ? `${outcome}: ${why}` : outcome;
      counted[told] = (counted[told] ?? 0) + 1;
    }
  }
  return JSON.stringify({ ...counted, 'cannot be read': rows.length - good.length });
}

/** Files of a studio that moves in: each client with a package, and a month of sessions. */
async function filesOf(rows: number): Promise<Record<ImportKind, string[]>> {
  const client = await openClient(postgres.url);
  const { rows: people } = await client.query<{ name: string }>(
    `select first_name || ' ' || last_name as name from accounts
     where id in (select account_id from therapists where active) order by id`,
  );
  await client.end();
  const each = Array.from({ length: rows }, (_, at) => `${rows}-${at}`);
  const hours = Array.from({ length: 8 }, (_, at) => `${10 + at}:00`);
  const days = Array.from({ length: (30 * rows) / ROWS }, (_, at) =>
    addDays(TODAY, (rows === ROWS ? 10 : 2) + at),
  );
  const starts = days.flatMap((day) =>
    people.flatMap(({ name }) => hours.map((hour) => `${day},${hour},60,Stretching,${name}`)),
  );
  return {
    client: [
      'Client ID,First Name,Last Name,Mobile,Email',
      ...each.map(
        (id, at) => `${id},Person,Number,050${1_000_000 + rows + at},${id}@bench.example`,
      ),
    ],
    package: [
      'ID,Client ID,Package,Minutes left,Minutes,Price,Bought on,Expires on',
      ...each.map((id) => `${id},${id},Balance Package,300,600,2750,,`),
    ],
    booking: [
      'ID,Client ID,Date,Time,Duration,Service,Staff',
      ...starts.map((start, at) => `${rows}-${at},${each[at % rows]},${start}`),
    ],
    visit: [
      'ID,Client ID,Date,Time,Duration,Service,Staff,Status',
      ...each.map((id) => `${id},${id},2024-11-02,14:00,60,Deep tissue,Sara,Completed`),
    ],
    product: [
      'ID,Product,Price,VAT,Bar code,Branch,In stock',
      ...each.map((id, at) => `${id},Product ${id},95,5%,${10_000_000 + rows + at},A,12`),
    ],
  };
}

/**
 * Measures free times and bookings against bare statements on the same server, in alternating
 * rounds of one run, on a throwaway PostgreSQL that syncs to disk. `--seconds` a round, `--rounds`,
 * `--only pairs|flat`.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seedWhenEmpty } from '../server/seed/seed.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { openClient } from '../server/src/platform/database/connections.ts';
import { JOB_PATIENCE, openDatabase } from '../server/src/platform/database/db.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { startPostgres } from '../server/src/platform/postgres/postgres.ts';
import { type Filling, fillStudio } from './fill-studio.ts';
import type { LoadRun, Measured } from './load.ts';
import { type Figures, figuresOf, HEADING, line, row } from './report.ts';
import { clearBooked } from './spare-slots.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '2' },
    only: { type: 'string' },
  },
});
const SECONDS = Number(options.seconds);
const ROUNDS = Number(options.rounds);
const CONNECTIONS = [1, 32];
const COMING_DAYS = 180;

type Question = LoadRun['question'];
interface Server {
  readonly base: string;
  readonly databaseUrl: string;
}
interface Asked {
  readonly server: Server;
  readonly question: Question;
}

const dataDir = mkdtempSync(join(tmpdir(), 'limber-bench-'));
// Run as root, PostgreSQL has a user of its own, who must get through.
chmodSync(dataDir, 0o711);
const postgres = await startPostgres({ dataDir });
const children: ChildProcess[] = [];
// A bench that is broken off takes its database along.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // What is under way fails now, for lack of its database.
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
  for (const child of children) {
    if (!child.connected) continue;
    child.disconnect();
    await once(child, 'exit');
  }
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function run(): Promise<void> {
  const [processor] = cpus();
  console.log(
    `${availableParallelism()} cores, ${processor?.model ?? 'unknown'}, Node ${process.version}`,
  );
  console.log(
    `${ROUNDS} rounds of ${SECONDS} s each, alternating; fsync on; no mail worker running.\n`,
  );
  await migrate(postgres.url, join(import.meta.dirname, '../server/migrations'));
  const { db, close } = openDatabase(postgres.url, 4, JOB_PATIENCE);
  await seedWhenEmpty(db, { clock: systemClock(), demo: false });
  await close();
  const load = start('load.ts');
  if (options.only !== 'flat') await measurePairs(load);
  if (options.only !== 'pairs') await measureFlatness(load);
}

/** The product against a bare statement, on twelve months of bookings. */
async function measurePairs(load: ChildProcess): Promise<void> {
  const url = await databaseOf('year', { pastDays: 183, comingDays: COMING_DAYS });
  const [server] = await serve([url]);
  if (!server) return;
  const pairs: [Question, Question][] = [
    ['free-times', 'bare-select'],
    ['booking', 'bare-insert'],
  ];
  console.log(`Against the bare statement, 12 months of bookings\n${HEADING}`);
  for (const [question, bare] of pairs) {
    for (const connections of CONNECTIONS) {
      const [ours, theirs] = await alternate(load, connections, [
        { server, question },
        { server, question: bare },
      ]);
      if (!ours || !theirs) return;
      console.log(row(bare, connections, theirs));
      console.log(row(question, connections, ours, ours.perSecond / theirs.perSecond));
    }
  }
}

/** The product against itself: one month of past bookings and ten years of them. */
async function measureFlatness(load: ChildProcess): Promise<void> {
  const servers = await serve([
    await databaseOf('month', { pastDays: 30, comingDays: COMING_DAYS }),
    await databaseOf('decade', { pastDays: 3650, comingDays: COMING_DAYS }),
  ]);
  console.log(`\nOne month and ten years of past bookings\n${HEADING}`);
  for (const question of ['free-times', 'booking'] as const) {
    for (const connections of CONNECTIONS) {
      const [month, decade] = await alternate(
        load,
        connections,
        servers.map((server) => ({ server, question })),
      );
      if (!month || !decade) return;
      console.log(row(`${question}, 1 month`, connections, month));
      console.log(
        row(`${question}, 10 years`, connections, decade, decade.perSecond / month.perSecond),
      );
    }
  }
}

async function alternate(
  load: ChildProcess,
  connections: number,
  asked: Asked[],
): Promise<Figures[]> {
  const measured: Measured[][] = asked.map(() => []);
  for (const each of asked) await ask(load, each, connections, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, each] of asked.entries()) {
      measured[index]?.push(await ask(load, each, connections, SECONDS));
    }
  }
  const figures = measured.map(figuresOf);
  for (const [index, { failed }] of figures.entries()) {
    if (failed > 0) console.log(line(`  ${asked[index]?.question}: ${failed} failed`));
  }
  return figures;
}

async function ask(
  load: ChildProcess,
  { server, question }: Asked,
  connections: number,
  seconds: number,
): Promise<Measured> {
  if (question === 'booking' || question === 'bare-insert') await clearBooked(server.databaseUrl);
  const loadRun: LoadRun = { ...server, question, connections, seconds };
  load.send(loadRun);
  return (await once(load, 'message'))[0];
}

async function databaseOf(name: string, filling: Filling): Promise<string> {
  // A database in use cannot be copied, so the copying is done from another one.
  const admin = await openClient(urlOf('postgres'));
  const template = new URL(postgres.url).pathname.slice(1);
  await admin.query(`create database bench_${name} template ${template}`);
  await admin.end();
  await fillStudio(urlOf(`bench_${name}`), filling);
  return urlOf(`bench_${name}`);
}

function urlOf(database: string): string {
  return Object.assign(new URL(postgres.url), { pathname: `/${database}` }).toString();
}

async function serve(urls: string[]): Promise<Server[]> {
  const child = start('serve.ts', urls);
  const [bases] = (await once(child, 'message')) as [string[]];
  return bases.map((base, index) => ({ base, databaseUrl: urls[index] as string }));
}

function start(file: string, args: string[] = []): ChildProcess {
  const child = fork(join(import.meta.dirname, file), args);
  children.push(child);
  return child;
}

/**
 * Environment of a measurement: a throwaway PostgreSQL that syncs to disk, databases copied from a
 * migrated and seeded one, and child processes that serve and send requests.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import flags from '../server/node-flags.json' with { type: 'json' };
import { seedWhenEmpty } from '../server/seed/seed.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { JOB_PATIENCE, openDatabase } from '../server/src/platform/database/db.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { openClient } from '../server/src/platform/database/open-connections.ts';
import { type Postgres, startPostgres } from '../server/src/platform/postgres/postgres.ts';
import { type Filling, fillStudio } from './fill-studio.ts';
import type { LoadRun } from './load.ts';
import { booking } from './questions.ts';
import { type Figures, figuresOf, line, type Measured } from './report.ts';
import { clearBooked } from './spare-slots.ts';

export type Question = LoadRun['question'];

export interface Server {
  readonly base: string;
  readonly databaseUrl: string;
}

export interface Asked {
  readonly server: Server;
  readonly question: Question;
  /** Requests per second; left out: as many as are answered. */
  readonly perSecond?: number;
}

/** Resources that a serving process has used so far. */
export interface Used {
  /** Processor seconds. */
  readonly seconds: number;
  /** Current memory. */
  readonly megabytes: number;
  /** Peak memory. */
  readonly megabytesAtMost: number;
  readonly requests: number;
}

export interface Stand {
  readonly postgres: Postgres;
  /** A separate studio, filled. */
  databaseOf(name: string, filling: Filling): Promise<string>;
  /** A process that serves each of these databases. */
  serve(urls: string[]): Promise<Serving>;
  /** `begins` is called when all data for it has been read. */
  ask(
    asked: Asked,
    connections: number,
    seconds: number,
    begins?: () => Promise<void>,
  ): Promise<Measured>;
  /**
   * Sends requests in alternating rounds, so that other load affects all of them alike. Starts with
   * an uncounted round each, as a process that has answered for some seconds is faster than a new
   * one.
   */
  alternate(asked: Asked[], connections: number, rounds: Rounds): Promise<Figures[]>;
}

export interface Serving {
  readonly servers: Server[];
  used(): Promise<Used>;
}

export interface Rounds {
  readonly rounds: number;
  readonly seconds: number;
}

/** Does `work` on a stand and cleans up afterwards, even when interrupted. */
export async function onStand(work: (stand: Stand) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'limber-bench-'));
  // As root, PostgreSQL runs as another user, who must have access.
  chmodSync(dataDir, 0o711);
  const postgres = await startPostgres({ dataDir, forTools: true });
  const children: ChildProcess[] = [];
  const tidyUp = async () => {
    for (const child of children) {
      if (!child.connected) continue;
      child.disconnect();
      await once(child, 'exit');
    }
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // Running work fails now without its database.
      process.on('uncaughtException', () => {});
      tidyUp().finally(() => process.exit(1));
    });
  }
  try {
    await prepare(postgres.url);
    await work(standOn(postgres, children));
  } finally {
    await tidyUp();
  }
}

async function prepare(url: string): Promise<void> {
  await migrate(url, join(import.meta.dirname, '../server/migrations'));
  const { db, close } = openDatabase(url, 4, JOB_PATIENCE);
  await seedWhenEmpty(db, { clock: systemClock(), demo: false });
  await close();
}

function standOn(postgres: Postgres, children: ChildProcess[]): Stand {
  const start = (file: string, args: string[] = [], execArgv: string[] = []) => {
    const child = fork(join(import.meta.dirname, file), args, { execArgv });
    children.push(child);
    return child;
  };
  const urlOf = (database: string) =>
    Object.assign(new URL(postgres.url), { pathname: `/${database}` }).toString();
  const load = start('load.ts');
  const ask: Stand['ask'] = async (asked, connections, seconds, begins) => {
    const { server, question, perSecond } = asked;
    if (booking.includes(question)) await clearBooked(server.databaseUrl);
    const run: LoadRun = { ...server, question, perSecond, connections, seconds };
    load.send(run);
    await once(load, 'message');
    await begins?.();
    load.send('go');
    return (await once(load, 'message'))[0];
  };
  return {
    postgres,
    ask,
    async databaseOf(name, filling) {
      // A database in use cannot be copied, so the connection goes to another one.
      const admin = await openClient(urlOf('postgres'));
      const template = new URL(postgres.url).pathname.slice(1);
      await admin.query(`create database bench_${name} template ${template}`);
      await admin.end();
      await fillStudio(urlOf(`bench_${name}`), filling);
      return urlOf(`bench_${name}`);
    },
    async serve(urls) {
      const child = start('serve.ts', urls, flags);
      const [bases] = (await once(child, 'message')) as [string[]];
      const servers = bases.map((base, at) => ({ base, databaseUrl: urls[at] as string }));
      const used = async () => {
        child.send('used');
        return (await once(child, 'message'))[0] as Used;
      };
      return { servers, used };
    },
    async alternate(asked, connections, { rounds, seconds }) {
      const measured: Measured[][] = asked.map(() => []);
      for (const each of asked) await ask(each, connections, seconds);
      for (let round = 0; round < rounds; round += 1) {
        for (const [index, each] of asked.entries()) {
          measured[index]?.push(await ask(each, connections, seconds));
        }
      }
      const figures = measured.map(figuresOf);
      for (const [index, { failed }] of figures.entries()) {
        if (failed > 0) console.log(line(`  ${asked[index]?.question}: ${failed} failed`));
      }
      return figures;
    },
  };
}

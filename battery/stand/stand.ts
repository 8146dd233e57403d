import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { AccountType } from '@limber/contract/values/people.ts';
import type pg from 'pg';
import { seedWhenEmpty } from '../../server/seed/seed.ts';
import { clockFrom } from '../../server/src/platform/clock.ts';
import { JOB_PATIENCE, openDatabase } from '../../server/src/platform/database/db.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { openPool } from '../../server/src/platform/database/open-connections.ts';
import { issueAccessToken } from '../../server/src/platform/http/session.ts';
import { startPostgres } from '../../server/src/platform/postgres/postgres.ts';
import { readPostmaster } from '../../server/src/platform/postgres/postmaster.ts';
import { endWithUs } from '../../server/test/end-with-us.ts';
import { endLimber, type Limber, startLimber } from './processes.ts';

const SECRET = 'only for the battery: this secret guards nothing at all';
/** Wednesday 4 March 2026, ten in the morning in Dubai: every process's clock starts here. */
const BEGINS = '2026-03-04T10:00:00+04:00';

type Headers = { authorization: string };

/** A throwaway studio: its own PostgreSQL, and as many processes as a drill starts. */
export interface Stand {
  readonly folder: string;
  readonly databaseUrl: string;
  /** Current time of every process. */
  now(): Date;
  /** Environment of every process. */
  readonly env: Readonly<Record<string, string>>;
  /** Starts a process on the database, and ends it with the stand. */
  start(env?: Record<string, string>, port?: number): Promise<Limber>;
  /** Two processes without jobs, always the same ones. */
  two(): Promise<[Limber, Limber]>;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Process id of the postmaster, which changes when it is killed. */
  postmaster(): number;
  /** A header that signs a client in; for a process with another clock, at its time. */
  client(accountId: number, at?: Date): Headers;
  /** A header that signs a member of the team in, with both factors. */
  team(accountType: Exclude<AccountType, 'client'>): Promise<Headers>;
  /** Registers this many clients and answers their ids. */
  addClients(many: number, name: string): Promise<number[]>;
}

interface StandOptions {
  readonly durable?: boolean;
  readonly begins?: string;
  /** Size of the database's disk; throws where mounting is not allowed. */
  readonly megabytes?: number;
  /** With clients, sessions and sales of some weeks. */
  readonly demo?: boolean;
  /**
   * What the drill leaves behind would disturb others: it shares no stand, not even in the short
   * form.
   */
  readonly alone?: boolean;
  /** Starts another database than the embedded one, in a folder of the stand. */
  readonly database?: (folder: string) => Promise<ServedDatabase>;
}

/** A running database, and how to end it. */
export interface ServedDatabase {
  readonly url: string;
  /** Bypasses the pooler, if there is one. */
  readonly directUrl?: string;
  stop(): Promise<void>;
}

/** Opens a stand for `drill`, and removes it afterwards, however that ended. */
export async function onStand<Found>(
  { durable = true, begins = BEGINS, megabytes, database, demo = false }: StandOptions,
  drill: (stand: Stand) => Promise<Found>,
): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'limber-battery-'));
  // As root, PostgreSQL runs as another user, who must have access.
  chmodSync(folder, 0o711);
  const dataDir = join(folder, 'data');
  const limbers: Limber[] = [];
  const unmount = megabytes === undefined ? () => {} : mountSmall(dataDir, megabytes);
  const postmaster = () => readPostmaster(join(dataDir, 'postgres'))?.pid ?? 0;
  const embedded = async (): Promise<ServedDatabase> => {
    const postgres = await startPostgres({ dataDir, durable, forTools: true });
    endWithUs(postmaster(), folder);
    return postgres;
  };
  const { url, directUrl = url, stop } = await (database?.(folder) ?? embedded());
  const clock = clockFrom(new Date(begins));
  const pool = openPool({ connectionString: directUrl, max: 4 });
  try {
    await migrate(directUrl, resolve(import.meta.dirname, '../../server/migrations'));
    const { db, close } = openDatabase(directUrl, 1, JOB_PATIENCE);
    await seedWhenEmpty(db, { clock, demo, secret: SECRET });
    await close();
    const told = () => ({
      DATABASE_URL: url,
      ...(directUrl === url ? {} : { DIRECT_DATABASE_URL: directUrl }),
      DATA_DIR: dataDir,
      LIMBER_SECRET: SECRET,
      LIMBER_NOW: clock.now().toISOString(),
      // Requests state their network address.
      TRUSTED_PROXIES: '127.0.0.1',
    });
    const start: Stand['start'] = async (env, port) => {
      const limber = await startLimber({ ...told(), ...env }, port);
      limbers.push(limber);
      return limber;
    };
    let two: Promise<[Limber, Limber]> | undefined;
    return await drill({
      folder,
      get env() {
        return told();
      },
      start,
      two() {
        two ??= Promise.all([start({ JOBS: 'off' }), start({ JOBS: 'off' })]);
        return two;
      },
      databaseUrl: url,
      now: clock.now,
      postmaster,
      query: async (text, values) => (await pool.query(text, values)).rows,
      client: (accountId, at) => bearing({ accountId, accountType: 'client' }, at),
      async team(accountType) {
        const sessionId = randomUUID();
        const { rows } = await pool.query(
          // Without a refresh token a session is over, and the next clean-up deletes it.
          `with begun as (
             insert into sessions (id, account_id, started_at, ends_at, second_factor)
             select $1::uuid, id, $2::timestamptz, $2::timestamptz + interval '1 year', 'totp'
             from accounts where account_type = $3 order by id limit 1
             returning account_id, ends_at
           ), refreshed as (
             insert into refresh_tokens (token_hash, session_id, expires_at)
             select sha256($1::text::bytea), $1::uuid, ends_at from begun
           )
           select account_id as id from begun`,
          [sessionId, clock.now(), accountType],
        );
        return bearing({ accountId: rows[0].id, accountType, sessionId });
      },
      async addClients(many, name) {
        const { rows } = await pool.query<{ id: number }>(
          `insert into accounts (email, first_name, last_name, phone_number, gender, created_at)
           select $1 || n || '@battery.example', 'Client', 'Haddad', '+971500000000', 'female', $3
           from generate_series(1, $2::int) as n returning id`,
          [name, many, clock.now()],
        );
        return rows.map(({ id }) => id);
      },
    });
  } finally {
    await Promise.all(limbers.map((limber) => endLimber(limber, 'SIGKILL')));
    await pool.end();
    await stop();
    for (const line of listDeadlocks(join(dataDir, 'postgres.log'))) console.log(line);
    unmount();
    rmSync(folder, { recursive: true, force: true });
  }

  /** Valid for a quarter of an hour, so it is made again if more time passes. */
  function bearing(actor: Parameters<typeof issueAccessToken>[1], at: Date = clock.now()): Headers {
    return { authorization: `Bearer ${issueAccessToken(SECRET, actor, at)}` };
  }
}

/** What the database wrote of deadlocks: who waited for what, which a failed request does not tell. */
function listDeadlocks(log: string): string[] {
  if (!existsSync(log)) return [];
  const lines = readFileSync(log, 'utf8').split('\n');
  return lines.flatMap((line, at) =>
    line.includes('deadlock detected') ? lines.slice(at, at + 6) : [],
  );
}

/**
 * Mounts a separate file system in memory, for which root is needed. Answers a function that
 * removes it.
 */
function mountSmall(folder: string, megabytes: number): () => void {
  mkdirSync(folder);
  const options = `size=${megabytes}m,mode=711`;
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'limber-battery', folder]);
  if (mounted.status !== 0) throw new Error(`No small disk: ${mounted.stderr ?? mounted.error}`);
  const unmount = () => void spawnSync('umount', ['--lazy', folder]);
  process.once('exit', unmount);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return unmount;
}

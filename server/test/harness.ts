import { randomBytes, randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import {
  DEFAULT_COUNTRY,
  DEFAULT_COUNTRY_FACTS,
} from '@limber/contract/country/default-country-and-currency.ts';
import type { AccountType } from '@limber/contract/values/people.ts';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, inject } from 'vitest';
import { build } from '../src/app.ts';
import { goBy } from '../src/modules/catalogue/country-and-currency/apply-zone-and-currency.ts';
import type { CardProvider } from '../src/platform/card-payments/provider.ts';
import { stoppedClock } from '../src/platform/clock.ts';
import { type Db, openDatabase, type Patience } from '../src/platform/database/db.ts';
import { openClient } from '../src/platform/database/open-connections.ts';
import { issueAccessToken } from '../src/platform/http/session.ts';
import { runDueJobs } from '../src/platform/job-workers.ts';
import type { Mail } from '../src/platform/mail/mail.ts';
import type { MessageProvider } from '../src/platform/messaging/provider.ts';
import { systemRandomness } from '../src/platform/randomness.ts';
import { NO_WALLETS, type Wallets } from '../src/platform/wallets/wallets.ts';
import { tasks } from '../src/tasks.ts';

/** Wednesday 4 March 2026, ten in the morning in Dubai. */
export const TEST_NOW = '2026-03-04T10:00:00+04:00';
export const TEST_URL = 'https://limber.example';
export const TEST_SECRET = 'a secret that only the tests know, long enough';

/**
 * A stalling machine is not the subject of a test, so waits are long. How long callers really wait
 * is tested by tests that open their own database.
 */
export const TEST_PATIENCE: Patience = {
  connectionMs: 20_000,
  lockMs: 20_000,
  statementMs: 20_000,
  answerMs: 25_000,
  idleMs: 25_000,
};

export interface World {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly databaseUrl: string;
  readonly clock: ReturnType<typeof stoppedClock>;
  /** Every mail sent so far, oldest first. */
  readonly mails: Mail[];
  /**
   * Runs the jobs that are due once `aheadMinutes` have passed for the queue; mails land in
   * `mails`.
   */
  runJobs(aheadMinutes?: number): Promise<void>;
  /** Plain SQL, for what the product's own types do not cover. */
  query<Row extends pg.QueryResultRow>(statement: string): Promise<pg.QueryResult<Row>>;
  /**
   * Deletes every row of these tables and of those that refer to them, past all triggers. `truncate`
   * makes new files for each of some sixty tables, which took a fifth of the time of many tests.
   */
  empty(...tables: string[]): Promise<void>;
  /** Authorization header of an account; somebody of the team has signed in the full way. */
  bearer(accountId: number, accountType?: AccountType): { authorization: string };
  /**
   * Waits until the sessions of these headers exist; `app` does so on its own, another one does
   * not.
   */
  sessionsBegun(): Promise<void>;
  /** The next header of each is for a new session, for accounts that have ended one. */
  forgetSessions(): void;
}

/** Each costs a process, and prepares its statements again: more than a test needs cost a fifth of all time. */
const CONNECTIONS = 6;

/** How a world differs from the others. */
export interface Opening {
  /** Takes payments online; default: nobody. */
  readonly provider?: CardProvider | null;
  /** Sends messages to telephones; default: nobody. */
  readonly messenger?: MessageProvider | null;
  /** For which wallets cards are made; default: for none. */
  readonly wallets?: Wallets;
}

/**
 * The real application on a real database copied from the migrated template; dropped when the test
 * file ends. The clock stands at {@link TEST_NOW} until it is set.
 */
export async function openWorld({
  provider = null,
  messenger = null,
  wallets = NO_WALLETS,
}: Opening = {}): Promise<World> {
  const server = inject('databaseServer');
  const name = `world_${randomBytes(6).toString('hex')}`;
  const template = inject('databaseTemplate');
  // Faster than through the log, and nothing of it is repeated after a crash.
  await admin(server, `create database ${name} template ${template} strategy file_copy`);
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).toString();
  const { db, pool, close } = openDatabase(databaseUrl, CONNECTIONS, TEST_PATIENCE);
  const clock = stoppedClock(TEST_NOW);
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const deps = { ...depsOf({ db, clock }), provider, messenger, wallets, reachesLoopback: true };
  const taskList = tasks({ ...deps, mailer });
  const app = await build({
    ...deps,
    turnMs: TEST_PATIENCE.lockMs,
    renderPage: async (_reading, path) => `<h1>${path}</h1>`,
    // The cause of a 500 is printed.
    logger: { level: 'error' },
  });
  // Tests wait for a session, however busy the machine is with creating databases.
  const patient = openDatabase(databaseUrl, 1, { ...TEST_PATIENCE, connectionMs: 60_000 });
  // Sessions of the team are started when their header is requested, and exist when it is first
  // sent.
  const sessions = new Map<string, { id: string; begun: Promise<unknown> }>();
  const deletions = new Map<string, string>();
  const sessionsBegun = async () => {
    await Promise.all([...sessions.values()].map(({ begun }) => begun));
  };
  app.addHook('onRequest', sessionsBegun);
  const sessionOf = (accountId: number, accountType: AccountType) => {
    const key = `${accountId} ${accountType}`;
    const id = sessions.get(key)?.id ?? randomUUID();
    if (!sessions.has(key)) {
      const begun = patient.pool.query(
        `insert into sessions (id, account_id, started_at, ends_at, second_factor)
        select $1, id, $2::timestamptz, $2::timestamptz + interval '1 year', 'totp'
        from accounts where id = $3`,
        [id, clock.now(), accountId],
      );
      // A failed start is repeated for the next header.
      begun.catch(() => sessions.delete(key));
      sessions.set(key, { id, begun });
    }
    return id;
  };
  afterAll(async () => {
    // The files after this one count as a new studio does.
    goBy({ country: DEFAULT_COUNTRY, ...DEFAULT_COUNTRY_FACTS });
    await app.close();
    await patient.close();
    await close();
    await admin(server, `drop database ${name} with (force)`);
  });
  return {
    app,
    db,
    databaseUrl,
    clock,
    mails,
    runJobs: (aheadMinutes) => runDueJobs(pool, taskList, aheadMinutes),
    query: (statement) => pool.query(statement),
    async empty(...tables) {
      const key = tables.join();
      const deleted = deletions.get(key) ?? (await deleteAll(pool, tables));
      deletions.set(key, deleted);
      await pool.query(deleted);
    },
    bearer: (accountId, accountType = 'client') => {
      const actor = {
        ...{ accountId, accountType },
        ...(accountType === 'client' ? {} : { sessionId: sessionOf(accountId, accountType) }),
      };
      return { authorization: `Bearer ${issueAccessToken(TEST_SECRET, actor, clock.now())}` };
    },
    sessionsBegun,
    forgetSessions: () => sessions.clear(),
  };
}

/** What another application on this world is built from. */
export const depsOf = ({ db, clock }: Pick<World, 'db' | 'clock'>) => ({
  ...{ db, clock, random: systemRandomness() },
  ...{ secret: TEST_SECRET, publicUrl: TEST_URL },
});

/** A log to build an application with, and its lines so far. */
export function openLog(level = 'info') {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, logger: { level, stream } };
}

/** Statements that delete all rows of tables and of those that refer to them. */
async function deleteAll(pool: pg.Pool, tables: readonly string[]): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `with recursive referring (id) as (
      select unnest($1::text[])::regclass::oid
      union
      select conrelid from pg_constraint join referring on confrelid = id where contype = 'f'
    )
    select id::regclass::text as name from referring`,
    [tables],
  );
  const deletes = rows.map(({ name }) => `delete from ${name};`).join(' ');
  return `begin; set local session_replication_role = replica; ${deletes} commit`;
}

async function admin(url: string, statement: string): Promise<void> {
  const client = await openClient(url);
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the throwaway PostgreSQL, database `postgres`. */
    databaseServer: string;
    /** Name of a migrated and seeded (without demo) database to copy. */
    databaseTemplate: string;
    /** The process that ends the throwaway PostgreSQL should this run be killed. */
    standsBy: number;
  }
}

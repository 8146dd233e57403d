import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { type Driver, type Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { DatabaseAway, isStalePlan } from '../http/errors.ts';
import { openPool } from './connections.ts';
import type { DB } from './db-types.ts';
import { EagerDriver, PipeliningKysely } from './transactions.ts';

export type Db = Kysely<DB>;
export type Trx = Transaction<DB>;

/** The most statements one connection keeps prepared; texts beyond that are planned each time. */
const MOST_PREPARED = 400;

const names = new Map<string, string>();

function preparedName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_PREPARED) return known;
  const name = `q${createHash('sha1').update(text).digest('hex').slice(0, 20)}`;
  names.set(text, name);
  return name;
}

/**
 * Parses and plans each parameterised statement once a connection, and sends all that is asked in
 * one turn of the event loop in one write: each halves the cost of short queries.
 */
class PreparingClient extends pg.Client {
  #gathering = false;
  /** Part of every statement's name, so that counting up leaves all that is prepared behind. */
  #generation = 0;

  // biome-ignore lint/suspicious/noExplicitAny: pg overloads `query` beyond what a subclass can restate
  override query(...args: any[]): any {
    const answer = this.#send(args);
    if (!(answer instanceof Promise)) return answer;
    const sentIn = this.#generation;
    return answer.catch((error) => {
      if (isLost(error)) {
        // Before its socket says so the pool would take the connection for a good one.
        this.end().catch(() => {});
        throw new DatabaseAway(error);
      }
      if (!isStalePlan(error)) throw error;
      if (sentIn === this.#generation) this.#generation += 1;
      // Inside a transaction all of it has to be done again, and its owner does that.
      if (this.getTransactionStatus() !== 'I') throw error;
      return this.#send(args);
    });
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  #send(args: any[]): any {
    this.#gather();
    const [text, values, ...rest] = args;
    if (typeof text === 'string' && Array.isArray(values) && values.length > 0) {
      const name = preparedName(text);
      if (name) {
        const named = this.#generation === 0 ? name : `${name}_${this.#generation}`;
        if (rest.length > 0)
          return super.query({ name: named, text, values } as never, ...(rest as []));
        return this.#sendNamed(named, text, values);
      }
    }
    return super.query(...(args as [string]));
  }

  /** What `query` does with a configuration, which it copies property by property at every asking. */
  #sendNamed(name: string, text: string, values: unknown[]): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      const query: pg.Query & { name?: string } = new pg.Query(text, values, (error, result) =>
        error ? reject(error) : resolve(result),
      );
      query.name = name;
      super.query(query);
    });
  }

  #gather(): void {
    if (this.#gathering) return;
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
    this.#gathering = true;
    stream.cork();
    process.nextTick(() => {
      this.#gathering = false;
      stream.uncork();
    });
  }
}

/** Whether the connection is no more: it broke, or the database has ended it. */
function isLost(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.severity === 'FATAL';
  // A value that cannot be sent is a mistake of ours.
  return !(error instanceof TypeError);
}

/** Kysely's PostgreSQL, with a driver that is handed to it. */
class EagerDialect extends PostgresDialect {
  readonly #driver: EagerDriver;

  constructor(pool: pg.Pool, driver: EagerDriver) {
    super({ pool });
    this.#driver = driver;
  }

  override createDriver(): Driver {
    return this.#driver;
  }
}

/** How long a user of the database waits for what, in milliseconds, before giving up. */
export interface Patience {
  /** For a connection: a free one of the pool, or a new one to be made. */
  readonly connectionMs: number;
  readonly lockMs: number;
  /** For one statement, told to the database, which ends it. */
  readonly statementMs: number;
  /** For one answer, when the database is not even able to end a statement; the connection is cut. */
  readonly answerMs: number;
  /** For the next statement of an open transaction; the database then ends the session. */
  readonly idleMs: number;
}

/** Somebody waits: they hear 503 within three seconds instead of queueing without end. */
export const REQUEST_PATIENCE: Patience = {
  connectionMs: 2000,
  lockMs: 2000,
  statementMs: 2300,
  answerMs: 2600,
  idleMs: 5000,
};

/** Nobody waits for jobs, and a clean-up may take its time; but nothing hangs for ever. */
export const JOB_PATIENCE: Patience = {
  connectionMs: 10_000,
  lockMs: 2000,
  statementMs: 60_000,
  answerMs: 70_000,
  // Between two statements a job only computes; longer than that only a process takes that hangs.
  idleMs: 15_000,
};

// Every statement is short and finds its rows by an index, whatever its values: planning it again
// for each of them would cost more than running it.
const SETTINGS = { plan_cache_mode: 'force_generic_plan', TimeZone: 'UTC' };

/**
 * A new connection has nothing prepared, so what is asked on it first takes fifty times as long: a few stay,
 * and the others as long as a busy minute may come again.
 */
const KEPT = { min: 2, idleTimeoutMillis: 60_000 };

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool of pipelining connections. Timestamps come back as `Date`, dates and times of day as
 * strings. Whoever waits for longer than `patience` has a failure that {@link isDatabaseBusy} knows.
 *
 * @param url a `postgres://` address
 * @param most connections at a time
 * @param name under which the database lists them, in `pg_stat_activity`
 */
export function openDatabase(
  url: string,
  most = 10,
  patience = REQUEST_PATIENCE,
  name = 'limber requests',
): Database {
  const pool = openPool({
    connectionString: url,
    max: most,
    ...KEPT,
    application_name: name,
    Client: PreparingClient,
    pipeline: true,
    types: { getTypeParser },
    ...timeoutsOf(patience),
    options: Object.entries(SETTINGS)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  } as pg.PoolConfig);
  const driver = new EagerDriver({ pool });
  const db = new PipeliningKysely<DB>(new EagerDialect(pool, driver), driver);
  return { db, pool, close: () => db.destroy() };
}

/** The settings of `pg` for a pool or a connection that gives up after `patience`. */
export function timeoutsOf(patience: Patience): pg.PoolConfig {
  return {
    connectionTimeoutMillis: patience.connectionMs,
    lock_timeout: patience.lockMs,
    statement_timeout: patience.statementMs,
    query_timeout: patience.answerMs,
    idle_in_transaction_session_timeout: patience.idleMs,
    // A peer that is gone without a word is noticed.
    keepAlive: true,
  };
}

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === pg.types.builtins.DATE) return (value) => value;
  return pg.types.getTypeParser(oid, format as 'text') as (value: string) => unknown;
}

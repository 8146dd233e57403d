import type { Kysely, SelectType, Transaction } from 'kysely';
import pg from 'pg';
import { openPipelining } from '../speed/pipelining.ts';
import type { DB } from './db-types.ts';
import { takeKeyAhead } from './idempotency-key.ts';

export type Db = Kysely<DB>;
export type Trx = Transaction<DB>;
/** The type of a column when read, for the results of raw SQL. */
export type Column<Table extends keyof DB, Name extends keyof DB[Table]> = SelectType<
  DB[Table][Name]
>;

/** How long a user of the database waits for what, in milliseconds, before giving up. */
export interface Patience {
  /** For a connection: a free one of the pool, or a new one to be made. */
  readonly connectionMs: number;
  readonly lockMs: number;
  /** For one statement, passed to the database, which cancels it. */
  readonly statementMs: number;
  /** For one reply, when the database cannot even end a statement; the connection is cut. */
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

// Every statement is short and uses an index for any values: planning it again for each of them
// would cost more than running it.
const SETTINGS = { plan_cache_mode: 'force_generic_plan', TimeZone: 'UTC' };

/**
 * A new connection has nothing prepared, so its first queries take fifty times as long: a few
 * connections stay, the others until no busy minute is likely.
 */
const KEPT = { min: 2, idleTimeoutMillis: 60_000 };

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool of pipelining connections. Timestamps come back as `Date`, dates and times of day as
 * strings. A wait longer than `patience` fails in a way that {@link isDatabaseBusy} recognises.
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
  const config: pg.PoolConfig = {
    connectionString: url,
    max: most,
    ...KEPT,
    application_name: name,
    types: { getTypeParser },
    ...timeoutsOf(patience),
    options: Object.entries(SETTINGS)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  };
  const { db, pool } = openPipelining<DB>(config, takeKeyAhead);
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

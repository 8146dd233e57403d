import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { type Driver, type Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
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

  // biome-ignore lint/suspicious/noExplicitAny: pg overloads `query` beyond what a subclass can restate
  override query(...args: any[]): any {
    this.#gather();
    const [text, values, ...rest] = args;
    if (typeof text === 'string' && Array.isArray(values) && values.length > 0) {
      const name = preparedName(text);
      if (name) return super.query({ name, text, values } as never, ...(rest as []));
    }
    return super.query(...(args as [string]));
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

// A lock that is not had in two seconds is answered 503 instead of queueing without end. Every
// statement is short and finds its rows by an index, whatever its values: planning it again for
// each of them would cost more than running it.
const SETTINGS = {
  lock_timeout: '2000',
  plan_cache_mode: 'force_generic_plan',
  TimeZone: 'UTC',
};

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool of pipelining connections. Timestamps come back as `Date`, dates and times of day as
 * strings.
 *
 * @param url a `postgres://` address
 * @param most connections at a time
 */
export function openDatabase(url: string, most = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    Client: PreparingClient,
    pipeline: true,
    types: { getTypeParser },
    options: Object.entries(SETTINGS)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  } as pg.PoolConfig);
  // A connection that breaks, idle or in use, is replaced by the pool, and the request on it fails by
  // itself; without these listeners the process would end.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const driver = new EagerDriver({ pool });
  const db = new PipeliningKysely<DB>(new EagerDialect(pool, driver), driver);
  return { db, pool, close: () => db.destroy() };
}

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === pg.types.builtins.DATE) return (value) => value;
  return pg.types.getTypeParser(oid, format as 'text') as (value: string) => unknown;
}

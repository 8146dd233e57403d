import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { sqlStates } from '../http/errors.ts';
import { openClient, openPool } from './open-connections.ts';

export type Migration = { name: string; sql: string; checksum: string };

/** Two processes that start at once take turns. */
const MIGRATION_LOCK = 7_465_262;

/**
 * How long a migration waits for a table, in ms. Requests for that table wait behind it. It is
 * shorter than PostgreSQL's `deadlock_timeout`, so that in a deadlock it is never the request that
 * fails.
 */
const LOCK_WAIT_MS = 500;
/** Between two tries those who waited are served. */
const PAUSE_SECONDS = 0.2;
/** More than a minute in total: a lock held longer is not a request's. */
const MOST_TRIES = 100;
const TO_BE_TRIED_AGAIN: ReadonlySet<string> = new Set([
  sqlStates.lockNotAvailable,
  sqlStates.deadlockDetected,
]);

/**
 * Brings a database up to date: every `NNNN-name.sql` of the folder in order, each in its own
 * transaction that gives way to requests of a process that still runs, then the job queue's own
 * tables. Returns the names that were applied. Throws with a sentence when an applied file was
 * changed or is missing, or when a file fails.
 *
 * @param last stops after the migration with this name
 */
export async function migrate(url: string, folder: string, last?: string): Promise<string[]> {
  const client = await openClient(url);
  // One of ours: the queue's own would be closed with nobody listening to it any more.
  const pool = openPool({ connectionString: url, max: 1 });
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`create table if not exists schema_migrations (
      name text primary key, applied_at timestamptz not null default now(), checksum text not null)`);
    const { rows } = await client.query('select name, checksum from schema_migrations');
    const pending = pendingMigrations(readMigrations(folder), rows).filter(
      ({ name }) => last === undefined || name <= last,
    );
    for (const migration of pending) await apply(client, migration);
    await runMigrations({ pgPool: pool });
    return pending.map(({ name }) => name);
  } finally {
    await Promise.all([client.end(), pool.end()]);
  }
}

/** The names of a folder's migrations, in order. */
export function migrationNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/** Reads the folder's migrations in order of their names. */
export function readMigrations(folder: string): Migration[] {
  return migrationNames(folder).map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8');
    // Git may check files out with other line endings; that does not count as a change.
    const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
    return { name, sql, checksum };
  });
}

/** The migrations still to be applied. Throws when the files and the record do not agree. */
function pendingMigrations(
  files: Migration[],
  applied: { name: string; checksum: string }[],
): Migration[] {
  for (const { name, checksum } of applied) {
    const file = files.find((candidate) => candidate.name === name);
    if (!file) {
      throw new CannotStart(
        `This database has the migration ${name}, which this version of Limber does not know; start the version that made it.`,
      );
    }
    if (file.checksum !== checksum) {
      throw new CannotStart(
        `The migration ${name} was changed after this database applied it; restore the file and put the change into a new one.`,
      );
    }
  }
  return files.filter(({ name }) => !applied.some((row) => row.name === name));
}

/**
 * Applies one; as long as requests under way keep it from a lock, it gives way to them and begins
 * again.
 */
async function apply(client: pg.Client, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryToApply(client, migration);
    } catch (error) {
      const { code = '', message } = error as pg.DatabaseError;
      if (!TO_BE_TRIED_AGAIN.has(code) || tries === MOST_TRIES) {
        throw new CannotStart(`The migration ${migration.name} failed: ${message}`, {
          cause: error,
        });
      }
      await client.query('select pg_sleep($1)', [PAUSE_SECONDS]);
    }
  }
}

/** Applies one in a transaction: all of it, or nothing. */
async function tryToApply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${LOCK_WAIT_MS}`);
    await client.query(sql);
    const record = 'insert into schema_migrations (name, checksum) values ($1, $2)';
    await client.query(record, [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

import type pg from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { migrate, readMigrations } from '../database/migrate.ts';
import { openClient } from '../database/open-connections.ts';
import { copyStatement, FORMAT, fingerprintOf, type Header, UNSEALED_FORMAT } from './back-up.ts';
import { copyIn } from './copy.ts';
import { type Frame, readFrames, type Seal } from './encrypted-frames.ts';
import {
  agreeOnForms,
  listForeignKeys,
  listSequenceNames,
  listTables,
  type Table,
} from './list-tables.ts';

export interface RestoreOptions {
  readonly secret: string;
  /**
   * Continues with another secret: everything sealed with the old one is lost, and the file's MAC
   * is not checked.
   */
  readonly withAnotherSecret?: boolean;
  /** Continues with a file of an earlier version, which has no MAC. */
  readonly unsealed?: boolean;
  /** Folder of the migrations that this version knows. */
  readonly migrations: string;
}

/**
 * Writes a backup into the database of a new studio: all of it or nothing. Throws with a sentence
 * when the file is damaged, was changed after it was written, was made with another secret or by a
 * newer version, and when the database is in use or has people.
 */
export async function restore(
  url: string,
  file: string,
  options: RestoreOptions,
): Promise<{ header: Header; rows: number }> {
  // Read to its end, and so to its sum, before anything is written.
  const { header, seal } = await readWhole(file, options.secret);
  refuseOther(header, options);
  refuseChanged(file, header, seal, options);
  const client = await openClient(url);
  try {
    await agreeOnForms(client);
    await refuseUsed(client, header);
    await migrate(url, options.migrations, header.migrations.at(-1)?.name);
    await refuseOtherQueue(client, header);
    await client.query('begin');
    const rows = await fill(client, file, header, { secret: options.secret, seal });
    await client.query('commit');
    await client.query('analyze');
    return { header, rows };
  } finally {
    // What was not committed is rolled back with it.
    await client.end();
  }
}

async function readWhole(file: string, secret: string): Promise<{ header: Header; seal: Seal }> {
  let header: Header | null = null;
  const frames = readFrames(file, secret);
  for (;;) {
    const { value, done } = await frames.next();
    if (!done) {
      if (value.kind === 'header') header = JSON.parse(value.bytes.toString());
      continue;
    }
    if (header?.format !== FORMAT && header?.format !== UNSEALED_FORMAT)
      throw new CannotStart(`${file} is no backup that this version reads.`);
    return { header, seal: value };
  }
}

/** A file made with another secret has a MAC that cannot be checked. */
function refuseChanged(
  file: string,
  header: Header,
  seal: Seal,
  { secret, unsealed }: RestoreOptions,
): void {
  if (seal === 'right' || header.secret !== fingerprintOf(secret)) return;
  if (header.format === UNSEALED_FORMAT && seal === null) {
    if (unsealed) return;
    throw new CannotStart(
      `${file} was made by an earlier version of Limber and has no proof that nobody changed it since. If only you can write where it was kept, say --unsealed.`,
    );
  }
  throw new CannotStart(
    `${file} was changed after Limber wrote it, by somebody who does not know LIMBER_SECRET. Nothing was written; restore another file.`,
  );
}

function refuseOther(header: Header, { secret, withAnotherSecret, migrations }: RestoreOptions) {
  if (header.secret !== fingerprintOf(secret) && !withAnotherSecret) {
    throw new CannotStart(
      'LIMBER_SECRET is not the one of this backup: health notes could never be read, nor second factors used, and nothing proves that the file was not changed. Set the right one, or say --with-another-secret.',
    );
  }
  const known = new Map(readMigrations(migrations).map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of header.migrations) {
    if (known.get(name) !== checksum) {
      throw new CannotStart(
        `This backup has the migration ${name}, which this version of Limber does not know; restore it with the version that made it.`,
      );
    }
  }
}

async function refuseUsed(client: pg.Client, header: Header): Promise<void> {
  const { rows: users } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database()
       and application_name like 'limber%' and pid <> pg_backend_pid()`,
  );
  if (users.length > 0) {
    throw new CannotStart('Limber is running on this database; stop it, or restore into another.');
  }
  const exists = async (table: string) =>
    (await client.query('select to_regclass($1) is not null as exists', [table])).rows[0].exists;
  if (!(await exists('public.schema_migrations'))) return;
  if (await exists('public.accounts')) {
    const { rows: people } = await client.query('select 1 from accounts limit 1');
    if (people.length > 0) {
      throw new CannotStart(
        'This database has a studio with people in it, and nothing is written over one; restore into an empty database.',
      );
    }
  }
  const { rows: applied } = await client.query('select name from schema_migrations');
  const known = new Set(header.migrations.map(({ name }) => name));
  const newer = applied.find(({ name }) => !known.has(name));
  if (newer) {
    throw new CannotStart(
      `This database has the migration ${newer.name}, which is newer than the backup; restore into an empty database.`,
    );
  }
}

async function refuseOtherQueue(client: pg.Client, header: Header): Promise<void> {
  const { rows } = await client.query('select max(id) as last from graphile_worker.migrations');
  if (rows[0].last === header.queue) return;
  throw new CannotStart(
    'The job queue of this version is another than that of the backup; restore it with the version that made it.',
  );
}

/**
 * Fills every table, with what watches over them put aside meanwhile and proven again at the end.
 */
async function fill(
  client: pg.Client,
  file: string,
  header: Header,
  { secret, seal }: { readonly secret: string; readonly seal: Seal },
): Promise<number> {
  const known = await listTables(client);
  const tables = known.map(({ name }) => name);
  const keys = await listForeignKeys(client);
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${tables.join(', ')}`);
  let rows = 0;
  const frames = readFrames(file, secret);
  for (;;) {
    const { value, done } = await frames.next();
    if (done) {
      if (value !== seal) throw new CannotStart(`${file} was changed while it was read.`);
      break;
    }
    if (value.kind !== 'table') continue;
    rows += await fillTable(client, knownTable(known, JSON.parse(value.bytes.toString())), frames);
  }
  const sequences = new Set(await listSequenceNames(client));
  for (const { name, value } of header.sequences) {
    if (!sequences.has(name)) throw unknownName(name);
    await client.query('select setval($1::regclass, $2::bigint)', [name, value]);
  }
  await client.query('set constraints all immediate');
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  // The workers that had them in progress are not here.
  await client.query(`update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_by is not null`);
  return rows;
}

/** A table of the file by this database's names: text of a file is never part of a statement. */
function knownTable(tables: readonly Table[], said: Table): Table {
  const table = tables.find(({ name }) => name === said.name);
  if (!table) throw unknownName(said.name);
  const columns = said.columns.map((column) => {
    const found = table.columns.find((each) => each === column);
    if (found === undefined) throw unknownName(`${table.name}: ${column}`);
    return found;
  });
  return { name: table.name, columns };
}

function unknownName(name: unknown): CannotStart {
  const shown = JSON.stringify(String(name).slice(0, 100));
  return new CannotStart(
    `The backup has the name ${shown}, which no table, column or sequence of this version has. Nothing was written.`,
  );
}

async function fillTable(
  client: pg.Client,
  table: Table,
  frames: AsyncGenerator<Frame, Seal>,
): Promise<number> {
  let announced = -1;
  // With an explicit iterator, since leaving a loop would end the frames too.
  const pieces = async function* () {
    for (;;) {
      const { value, done } = await frames.next();
      if (done || value.kind !== 'rows') {
        announced = done ? -1 : JSON.parse(value.bytes.toString()).rows;
        return;
      }
      yield value.bytes;
    }
  };
  const rows = await copyIn(client, copyStatement(table, 'from stdin'), pieces());
  if (rows !== announced)
    throw new Error(`${table.name} has ${rows} rows instead of ${announced}.`);
  return rows;
}

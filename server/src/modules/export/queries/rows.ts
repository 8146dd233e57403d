import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';

/** A row as the database says it: amounts in minor units, instants as text. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** The exported columns of a table, in order, and those that identify its rows. */
export interface Shape {
  readonly columns: string[];
  readonly keys: string[];
}

/** How a table is read; sealed, hashed and worked out columns are left out. */
export async function findShape(db: Db, table: string): Promise<Shape> {
  const { rows } = await sql<Shape>`
    select array(
      select a.attname::text from pg_attribute a
      where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' and a.atttypid <> 'bytea'::regtype
      order by a.attnum
    ) as columns, array(
      select a.attname::text from pg_index i join pg_attribute a
        on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = ${table}::regclass and i.indisprimary
      order by array_position(i.indkey::int2[], a.attnum)
    ) as keys`.execute(db);
  return rows[0] ?? { columns: [], keys: [] };
}

/** A limited number of rows of a table after a given key; null: from the beginning. */
export async function listRows(
  db: Db,
  table: string,
  { columns, keys }: Shape,
  after: ExportedRow | null,
  limit: number,
): Promise<ExportedRow[]> {
  const its = sql.table(table);
  const list = (names: readonly string[], of: string) =>
    sql.join(names.map((name) => sql.ref(`${of}.${name}`)));
  const pairs = sql.join(columns.map((name) => sql`${sql.lit(name)}, ${sql.ref(`t.${name}`)}`));
  const rest = after
    ? sql`where (${list(keys, 't')}) > (
        select ${list(keys, 'was')}
        from jsonb_populate_record(null::${its}, ${JSON.stringify(after)}::jsonb) as was)`
    : sql``;
  const { rows } = await sql<{ row: ExportedRow }>`
    select jsonb_build_object(${pairs}) as row from ${its} as t ${rest}
    order by ${list(keys, 't')} limit ${limit}::int`.execute(db);
  return rows.map(({ row }) => row);
}

/** Sealed health notes of those who agree to them, by account. */
export async function listHealthNotes(
  db: Db,
  after: number,
  limit: number,
): Promise<{ id: number; sealed: Buffer; agreedAt: Date }[]> {
  const { rows } = await sql<{ id: number; sealed: Buffer; agreedAt: Date }>`
    select id, medical_issues_sealed as sealed, health_notes_agreed_at as "agreedAt" from accounts
    where id > ${after}::int and medical_issues_sealed is not null
      and health_notes_agreed_at is not null
    order by id limit ${limit}::int`.execute(db);
  return rows;
}

/** Sealed notes about sessions. */
export async function listSealedNotes(
  db: Db,
  after: number,
  limit: number,
): Promise<{ id: number; sealed: Buffer }[]> {
  const { rows } = await sql<{ id: number; sealed: Buffer }>`
    select id, note_sealed as sealed from session_notes
    where id > ${after}::int and withdrawn_at is null order by id limit ${limit}::int`.execute(db);
  return rows;
}

/** Records that somebody has read all health notes. */
export async function insertLooks(trx: Trx, readerId: number, at: Date): Promise<void> {
  await sql`
    insert into health_note_reads (account_id, reader_id, at)
    select id, ${readerId}::int, ${at}::timestamptz from accounts
    where medical_issues_sealed is not null and health_notes_agreed_at is not null`.execute(trx);
}

/** Writes that somebody has read every note of a session. */
export async function insertReads(trx: Trx, readerId: number, at: Date): Promise<void> {
  await sql`
    insert into session_note_reads (note_id, reader_id, at)
    select id, ${readerId}::int, ${at}::timestamptz from session_notes where withdrawn_at is null
    for key share on conflict do nothing`.execute(trx);
}

/** The ids of all pictures of a table. */
export async function listPictureIds(
  db: Db,
  table: 'pictures' | 'studio_pictures',
): Promise<string[]> {
  const rows = await db.selectFrom(table).select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** The bytes of a picture, WebP; undefined when it went meanwhile. */
export async function findPictureBytes(
  db: Db,
  table: 'pictures' | 'studio_pictures',
  id: string,
): Promise<Buffer | undefined> {
  const row = await db.selectFrom(table).select('bytes').where('id', '=', id).executeTakeFirst();
  return row?.bytes;
}

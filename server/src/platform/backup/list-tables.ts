import type pg from 'pg';

export interface Table {
  /** With its schema, quoted. */
  readonly name: string;
  /** Quoted; those that are worked out by the database are left out. */
  readonly columns: readonly string[];
}

export interface Sequence {
  readonly name: string;
  readonly value: string;
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** The schemas of a studio: its own tables and the queue's. */
const SCHEMAS = ['public', 'graphile_worker'];

export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query(
    `select format('%I.%I', nspname, relname) as name, array(
       select quote_ident(attname) from pg_attribute
       where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
       order by attnum) as columns
     from pg_class class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname = any($1) and relkind = 'r' order by 1`,
    [SCHEMAS],
  );
  return rows;
}

export async function listSequenceNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = any($1)`,
    [SCHEMAS],
  );
  return rows.map(({ name }) => name);
}

/** The state of each sequence; an unused one is left out. */
export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where schemaname = any($1) and last_value is not null order by 1`,
    [SCHEMAS],
  );
  return rows;
}

export async function listForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query(
    `select format('%I.%I', nspname, relname) as table, quote_ident(conname) as name,
       pg_get_constraintdef(con.oid) as definition
     from pg_constraint con join pg_class class on class.oid = conrelid
       join pg_namespace on pg_namespace.oid = relnamespace
     where contype = 'f' and nspname = any($1) order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

/** Makes values be read and written in the same form on every machine. */
export async function agreeOnForms(client: pg.Client): Promise<void> {
  await client.query(`set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO';
    set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1;
    set statement_timeout = 0; set lock_timeout = '10s'; set search_path = public`);
}

import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { DB } from './db-types.ts';
import {
  deleteRows,
  EMPTY,
  hasRow,
  insertMissingRows,
  insertOrUpdateRow,
  insertRows,
  updateRows,
} from './rows-by-values.ts';

const statements: string[] = [];
beforeEach(() => void statements.splice(0));

/** Compiles statements, and finds nothing. */
const db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  log: ({ query }) => void statements.push(query.sql),
});

test('a statement reaches the rows that have all of the values', async () => {
  const where = { account_id: 7, ended_at: EMPTY } as const;
  await updateRows(db, 'sessions', { where, set: { ended_why: 'signed out' } });
  await deleteRows(db, 'sessions', where);
  expect(await hasRow(db, 'sessions', where)).toBe(false);
  const condition = (first: number) => `where "account_id" = $${first} and "ended_at" is null`;
  expect(statements).toEqual([
    `update "sessions" set "ended_why" = $1 ${condition(2)}`,
    `delete from "sessions" ${condition(1)}`,
    `select 1 as "one" from "sessions" ${condition(1)} limit $2`,
  ]);
});

test('a row that may be there already is left alone, or changed beside its key', async () => {
  const level = { product_id: 3, location_code: 'A', low_at: 2 };
  expect(await insertMissingRows(db, 'stock_levels', [level])).toBe(false);
  await insertOrUpdateRow(db, 'stock_levels', level, ['product_id', 'location_code']);
  const insert =
    'insert into "stock_levels" ("product_id", "location_code", "low_at") values ($1, $2, $3)';
  expect(statements).toEqual([
    `${insert} on conflict do nothing`,
    `${insert} on conflict ("product_id", "location_code") do update set "low_at" = $4`,
  ]);
});

test('no statement reaches every row because a condition is missing', async () => {
  await expect(deleteRows(db, 'sessions', {})).rejects.toThrow('every row');
  const missing = undefined as unknown as number;
  await expect(deleteRows(db, 'sessions', { account_id: missing })).rejects.toThrow('account_id');
  expect(statements).toEqual([]);
});

test('adding no rows needs no statement', async () => {
  await insertRows(db, 'favourites', []);
  expect(await insertMissingRows(db, 'favourites', [])).toBe(false);
  expect(statements).toEqual([]);
});

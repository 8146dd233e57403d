import { eraseAccount } from '@limber/contract/accounts.ts';
import { expect, test } from 'vitest';
import { callApi } from '../call-api.ts';
import { openWorld } from '../harness.ts';
import { addLivedIn } from '../lived-in.ts';
import { columnsOfClients, rowsThatGo } from './columns-of-clients.ts';
import { wordsOfClients } from './words-of-clients.ts';

const world = await openWorld();

/**
 * Every column of a table that refers to an account, directly or through a reference, except keys
 * and generated ones.
 */
async function columnsThatKnow() {
  const { rows } = await world.query<{ table: string; column: string }>(`
    with recursive knows (oid) as (
      select 'accounts'::regclass::oid
      union
      select c.conrelid from pg_constraint c join knows k on c.confrelid = k.oid where c.contype = 'f'
    )
    select c.relname as table, a.attname as column
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.oid in (select oid from knows) and a.attgenerated = '' and not exists (
      select from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'f')
        and a.attnum = any (k.conkey)
    ) order by 1, a.attnum`);
  return rows;
}

/** Columns of a table that are accounted for. */
const knownOf = (table: string) => {
  const { goes = {}, stays = {} } = columnsOfClients[table] ?? {};
  return [...Object.keys(goes), ...Object.values(stays).flat()];
};

test('every column of a table about a person is erased, stays by a rule, or belongs to a deleted row', async () => {
  const columns = await columnsThatKnow();
  const isKnown = ({ table, column }: (typeof columns)[number]) =>
    rowsThatGo.includes(table) ||
    table in wordsOfClients ||
    `${table}.${column}` in wordsOfClients ||
    knownOf(table).includes(column);
  expect(columns.filter((each) => !isKnown(each))).toEqual([]);
});

test('the listed columns exist, each once', async () => {
  const columns = (await columnsThatKnow()).map(({ table, column }) => `${table}.${column}`);
  const known = Object.keys(columnsOfClients).flatMap((table) =>
    knownOf(table).map((column) => `${table}.${column}`),
  );
  expect(known.filter((place) => place in wordsOfClients)).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
  // Generated ones and parts of a key are named all the same, where they say something.
  const { rows } = await world.query<{ place: string }>(
    `select table_name || '.' || column_name as place from information_schema.columns
     where table_schema = 'public'`,
  );
  const all = new Set([...columns, ...rows.map(({ place }) => place)]);
  expect(known.filter((place) => !all.has(place))).toEqual([]);
});

test('values to be erased are gone after an erasure, whatever they were', async () => {
  const { client } = await addLivedIn(world, 'Salwa');
  const whose = { accounts: 'id', bookings: 'client_id', plans: 'account_id' } as const;
  for (const [table, id] of Object.entries(whose)) {
    const goes = Object.entries(columnsOfClients[table]?.goes ?? {});
    const set = goes.map(([column, { was }]) => `${column} = ${was}`).join(', ');
    await world.query(`update ${table} set ${set} where ${id} = ${client.id}`);
  }
  const { statusCode } = await callApi(
    world,
    eraseAccount,
    { email: client.email },
    { by: client },
  );
  expect(statusCode).toBe(200);
  for (const [table, { goes = {} }] of Object.entries(columnsOfClients)) {
    if (Object.keys(goes).length === 0) continue;
    // A table whose values are erased has to say whose they are.
    expect(Object.keys(whose)).toContain(table);
    const id = whose[table as keyof typeof whose];
    const { rows } = await world.query(
      `select ${Object.keys(goes)} from ${table} where ${id} = ${client.id}`,
    );
    const after = Object.entries(goes).map(([column, { becomes }]) => [column, becomes]);
    expect([table, rows]).toEqual([table, [Object.fromEntries(after)]]);
  }
});

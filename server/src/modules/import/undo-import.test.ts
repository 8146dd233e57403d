import { changeClient } from '@limber/contract/desk/clients/clients.ts';
import { logContact } from '@limber/contract/desk/clients/contacts.ts';
import type { ImportKind } from '@limber/contract/desk/studio/import-rows.ts';
import {
  beginImport,
  type Import,
  listImports,
  readImportReport,
  undoImport,
} from '@limber/contract/desk/studio/imports.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { answersBehind, waitingAt } from '../../../test/blocked.ts';
import { callApi } from '../../../test/call-api.ts';
import { openImport } from '../../../test/importing/open-import.ts';
import { openStudio } from '../../../test/studio.ts';

const { world } = await openStudio();
const { manager, read, bring, outcomesOf } = await openImport(world);

const CLIENTS = [
  'Client ID,First Name,Last Name,Mobile,Email',
  '1,Maryam,Saleh,0501234567,',
  '2,Khalid,Saleh,0501234568,',
];
const PACKAGES = [
  'ID,Client ID,Package,Minutes left,Minutes,Price,Bought on,Expires on',
  'p1,1,Balance Package,300,600,2750,2026-01-10,2026-07-09',
];
const SESSIONS = [
  'ID,Client ID,Date,Start time,Duration,Service,Team member,Package',
  'b1,1,2026-03-05,14:00,30,Red-Light Therapy,Noura,Balance Package',
];
const FILES = [
  ['client', CLIENTS],
  ['package', PACKAGES],
  ['booking', SESSIONS],
] as const;

const TABLES = ['accounts', 'owned_packages', 'package_entries', 'bookings', 'booking_events'];
const ALL = [
  ...TABLES,
  'booking_lines',
  'booking_resources',
  'import_rows',
  'graphile_worker.jobs',
  'account_changes',
];
async function counts(tables = ALL) {
  const found: number[] = [];
  for (const table of tables) {
    const { rows } = await world.query(`select count(*)::int as count from ${table}`);
    found.push(rows[0]?.count);
  }
  return found;
}

const imports = async () =>
  (await callApi(world, listImports, {}, { by: manager })).json() as Import[];
const undo = (id: number | undefined) =>
  callApi(world, undoImport, { id: id ?? 0 }, { by: manager });
const latest = async (kind: ImportKind) => (await imports()).find((each) => each.kind === kind)?.id;

beforeEach(async () => {
  // Of the test before, in the order in which nothing stands on it any more.
  for (const { id, undone_at } of await imports()) if (!undone_at) await undo(id);
});

test('clients, packages and sessions are undone as if they had never come, latest first @IMPORT-03', async () => {
  const before = await counts();
  for (const [kind, lines] of FILES) await outcomesOf(kind, lines, true);
  // The session takes a bed, which has to go with it.
  expect(await counts(['booking_resources'])).toEqual([1]);
  expect((await imports()).slice(0, 3).map(({ kind, added }) => [kind, added])).toEqual([
    ['booking', 1],
    ['package', 1],
    ['client', 2],
  ]);
  for (const kind of ['booking', 'package', 'client'] as const) {
    const reply = await undo(await latest(kind));
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toEqual({ removed: kind === 'client' ? 2 : 1, restored: 0 });
  }
  expect(await counts()).toEqual(before);
  // And the same files can be imported again.
  for (const [kind, lines] of FILES)
    expect(await outcomesOf(kind, lines, false)).not.toContain('same');
});

test('an import with later data built on it is not undone, and the refusal names that data', async () => {
  for (const [kind, lines] of FILES) await outcomesOf(kind, lines, true);
  const before = await counts();
  const clients = await undo(await latest('client'));
  expect(clients.statusCode).toBe(409);
  expect(clients.json().detail).toMatch(/^This import can no longer be undone. Built on it: /);
  expect(clients.json().detail).toContain('1 session');
  expect(clients.json().detail).toContain('1 package');
  expect(clients.json().in_other_languages.ar.detail).toContain('جلسات (1)');
  const packages = await undo(await latest('package'));
  expect(packages.json().detail).toContain('1 session');
  expect(await counts()).toEqual(before);

  // What the desk does with one of them counts too.
  await undo(await latest('booking'));
  await undo(await latest('package'));
  const { rows } = await world.query<{ id: number }>(
    `select account_id as id from import_rows where kind = 'client' order by source_key limit 1`,
  );
  const call = { client_id: rows[0]?.id, channel: 'phone', about: 'other' };
  const logged = await callApi(world, logContact, call, { by: manager });
  expect(logged.statusCode, logged.body).toBeLessThan(300);
  const again = await undo(await latest('client'));
  expect(again.json().detail).toBe(
    'This import can no longer be undone. Built on it: 1 call or message.',
  );
  await world.query(`delete from contacts where client_id = ${rows[0]?.id}`);
  await world.query(`update accounts set verified_at = now() where id = ${rows[0]?.id}`);
  expect((await undo(await latest('client'))).json().detail).toContain('1 sign-in');
  await world.query(`update accounts set verified_at = null where id = ${rows[0]?.id}`);
  expect((await undo(await latest('client'))).statusCode).toBe(200);
});

test('a package that was used since stays, and a session that was attended', async () => {
  for (const [kind, lines] of FILES) await outcomesOf(kind, lines, true);
  await world.query(`update bookings set status = 'check_in' where source = 'import'`);
  const attended = await undo(await latest('booking'));
  expect(attended.statusCode).toBe(409);
  expect(attended.json().detail).toContain('1 change of a session');
  await world.query(`update bookings set status = 'booked' where source = 'import'`);
  await world.query(`
    insert into package_entries (package_id, at, kind, minutes, balance_minutes, reason)
    select package_id, now(), 'adjusted', 30, 270, 'The room was cold' from import_rows
    where package_id is not null`);
  expect((await undo(await latest('booking'))).json().detail).toContain('1 use of a package');
  const packages = await undo(await latest('package'));
  expect(packages.json().detail).toContain('uses of packages');
  await world.query('alter table package_entries disable trigger user');
  await world.query(`delete from package_entries where reason = 'The room was cold'`);
  await world.query('alter table package_entries enable trigger user');
});

test('undoing restores what an import changed, and the row’s earlier content', async () => {
  await outcomesOf('client', CLIENTS, true);
  await outcomesOf('package', PACKAGES, true);
  const renamed = CLIENTS.map((line) => line.replace('Maryam,Saleh', 'Mariam,Salih'));
  const used = PACKAGES.map((line) => line.replace(',300,', ',240,').replace('07-09', '08-09'));
  expect(await outcomesOf('client', renamed, true)).toEqual(['changed', 'same']);
  expect(await outcomesOf('package', used, true)).toEqual(['changed']);
  const [packages, clients, ...earlier] = (await imports()).filter(({ undone_at }) => !undone_at);
  expect([packages?.changed, clients?.changed]).toEqual([1, 1]);
  // The first import stands beneath the second.
  expect((await undo(earlier.find(({ kind }) => kind === 'client')?.id)).statusCode).toBe(409);
  expect((await undo(packages?.id)).json()).toEqual({ removed: 0, restored: 1 });
  expect((await undo(clients?.id)).json()).toEqual({ removed: 0, restored: 1 });
  const { rows } = await world.query(`
    select first_name, last_name, expires_on::text, (
      select balance_minutes from package_entries where package_id = p.id order by id desc limit 1
    ) as minutes
    from owned_packages p join accounts a on a.id = owner_id order by p.id desc limit 1`);
  expect(rows).toEqual([
    { first_name: 'Maryam', last_name: 'Saleh', expires_on: '2026-07-09', minutes: 300 },
  ]);
  expect(await outcomesOf('client', CLIENTS, true)).toEqual(['same', 'same']);
  expect(await outcomesOf('package', PACKAGES, true)).toEqual(['same']);
});

test('an import whose changes the desk has changed since is not undone', async () => {
  await outcomesOf('client', CLIENTS, true);
  const renamed = CLIENTS.map((line) => line.replace('Maryam,Saleh', 'Mariam,Salih'));
  expect(await outcomesOf('client', renamed, true)).toEqual(['changed', 'same']);
  const { rows } = await world.query<{ id: number; version: number }>(
    `select id, version from accounts where first_name = 'Mariam'`,
  );
  const desk = (first_name: string, version: number) =>
    callApi(world, changeClient, { id: rows[0]?.id, version, first_name }, { by: manager });
  const version = rows[0]?.version ?? 0;
  expect((await desk('Marie', version)).statusCode).toBe(200);
  const refused = await undo(await latest('client'));
  expect(refused.statusCode).toBe(409);
  expect(refused.json().detail).toContain('Built on it: 1 change of details');
  const names = async () =>
    (await world.query(`select first_name, last_name from accounts where id = ${rows[0]?.id}`))
      .rows;
  expect(await names()).toEqual([{ first_name: 'Marie', last_name: 'Salih' }]);
  // Set back by hand it is as the import left it.
  await desk('Mariam', version + 1);
  expect((await undo(await latest('client'))).statusCode).toBe(200);
  expect(await names()).toEqual([{ first_name: 'Maryam', last_name: 'Saleh' }]);
  await world.query(`delete from account_changes where account_id = ${rows[0]?.id}`);
});

test('a ledger is append-only, except for entries of an undone import', async () => {
  await outcomesOf('client', CLIENTS, true);
  await outcomesOf('package', PACKAGES, true);
  await expect(world.query('delete from package_entries')).rejects.toThrow('append-only');
});

test('an import that is unknown or undone is refused, and no rows join one of somebody else', async () => {
  expect((await undo(999_999)).statusCode).toBe(404);
  const begun = await callApi(
    world,
    beginImport,
    { source: 'Fresha', kind: 'client', rows: 2, left_out: [{ name: 'Tags', cells: 3 }] },
    { by: manager },
  );
  const { import_id: id } = begun.json();
  expect((await imports()).map((each) => each.id)).not.toContain(id);
  await bring('client', CLIENTS, true, { import_id: id });
  expect((await imports())[0]).toMatchObject({
    ...{ id, kind: 'client', source: 'Fresha', rows: 2, added: 2 },
    left_out: [{ name: 'Tags', cells: 3 }],
  });
  expect((await undo(id)).statusCode).toBe(200);
  const twice = await undo(id);
  expect([twice.statusCode, twice.json().detail]).toEqual([409, 'This import was undone already.']);
  await expect(bring('client', CLIENTS, true, { import_id: id })).rejects.toThrow('undone already');
  await expect(bring('package', PACKAGES, true, { import_id: id })).rejects.toThrow(
    'do not have this import',
  );
});

test('the totals of a software add up, without undone imports @IMPORT-06', async () => {
  const report = async () =>
    (await callApi(world, readImportReport, { source: 'Fresha' }, { by: manager })).json();
  const before = await report();
  for (const [kind, lines] of FILES) await outcomesOf(kind, lines, true);
  const after = await report();
  expect(after.people - before.people).toBe(2);
  expect(after.packages - before.packages).toBe(1);
  expect(after.sessions - before.sessions).toBe(1);
  // As it came, whatever a session has taken since.
  expect(after.minutes - before.minutes).toBe(300);
  expect(after.value - before.value).toBeCloseTo(1309.53, 5);
  const used = PACKAGES.map((line) => line.replace(',300,', ',240,'));
  await undo(await latest('booking'));
  expect(await outcomesOf('package', used, true)).toEqual(['changed']);
  expect((await report()).minutes - before.minutes).toBe(240);
  const file = await read('package', [...PACKAGES, 'p2,7,Unknown,45,60,100,,']);
  expect(file.totals).toEqual({
    ...{ people: 2, minutes: 345, value: null, credit: null },
    ...{ visits: null, products: null, pieces: null },
  });
});

describe('undoing an import waits for rows that arrive meanwhile', () => {
  const idOf = async (what: 'account_id' | 'package_id' | 'booking_id') => {
    const { rows } = await world.query<{ id: number | string }>(
      `select ${what} as id from import_rows where ${what} is not null order by id desc limit 1`,
    );
    return rows[0]?.id;
  };

  test.each([
    ['client', 'accounts', 'account_id', 'for no key update'],
    ['package', 'owned_packages', 'package_id', 'for no key update'],
    ['booking', 'bookings', 'booking_id', 'for no key update'],
  ] as const)('of a %s', async (kind, table, column, strength) => {
    for (const [each, lines] of FILES) {
      await outcomesOf(each, lines, true);
      if (each === kind) break;
    }
    const id = await latest(kind);
    const lock = sql.raw(`select from ${table} where id = '${await idOf(column)}' ${strength}`);
    const [waiting] = await waitingAt(world, lock, () => undo(id));
    expect(waiting).toMatch(new RegExp(`from ${table} .*order by id for update$`));
  });

  test('of its rows', async () => {
    await outcomesOf('client', CLIENTS, true);
    const id = (await latest('client')) ?? 0;
    // As rows hold it that join it.
    const row = sql`select from imports where id = ${id}::int for share`;
    const [waiting] = await waitingAt(world, row, () => undo(id));
    expect(waiting).toMatch(/^select .* from "imports" where "id" = \S+ for update$/);
  });

  test('two who undo one import: the second is told', async () => {
    await outcomesOf('client', CLIENTS, true);
    const id = (await latest('client')) ?? 0;
    const row = sql`select from imports where id = ${id}::int for update`;
    const replies = await answersBehind(world, row, [() => undo(id), () => undo(id)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
  });

  test('rows do not join an import that is being undone', async () => {
    const begun = await callApi(
      world,
      beginImport,
      { source: 'Fresha', kind: 'booking', rows: 1, left_out: [] },
      { by: manager },
    );
    const { import_id } = begun.json();
    await outcomesOf('client', CLIENTS, true);
    await outcomesOf('package', PACKAGES, true);
    const row = sql`update imports set undone_at = now(), undone_by = imported_by where id = ${import_id}::int`;
    const [reply] = await answersBehind(world, row, [
      async () => (await bring('booking', SESSIONS, true, { import_id }).catch(String)) as string,
    ]);
    expect(reply).toContain('undone already');
  });
});

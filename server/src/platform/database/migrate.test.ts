import type { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { migrate } from './migrate.ts';
import { openClient } from './open-connections.ts';

const server = inject('databaseServer');
let folder: string;
let url: string;
let admin: pg.Client;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'limber-migrations-'));
  const name = `migrate_${process.pid}`;
  admin = await openClient(server);
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  url = Object.assign(new URL(server), { pathname: `/${name}` }).toString();
  write('0001-one.sql', 'create table one (id int);');
  return async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, sql: string): void {
  writeFileSync(join(folder, name), sql);
}

async function rowsOf(sql: string): Promise<unknown[]> {
  const client = await openClient(url);
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

test('applies each file once, in order, also with two processes at once', async () => {
  write('0002-two.sql', 'alter table one add column name text;');
  const applied = await Promise.all([migrate(url, folder), migrate(url, folder)]);
  expect(applied.flat()).toEqual(['0001-one.sql', '0002-two.sql']);
  expect(await migrate(url, folder)).toEqual([]);
});

test('leaves nothing of a file that fails, and says which', async () => {
  write('0002-two.sql', 'create table two (id int); select nonsense;');
  await expect(migrate(url, folder)).rejects.toThrow('The migration 0002-two.sql failed');
  expect(await rowsOf(`select to_regclass('two') as two, to_regclass('one')::text as one`)).toEqual(
    [{ two: null, one: 'one' }],
  );
});

test('gives way to a request that has one of its tables and asks for the other', async () => {
  write('0002-two.sql', 'create table two (id int);');
  await migrate(url, folder);
  write('0003-both.sql', 'alter table two add at int; alter table one add at int;');
  const request = await openClient(url);
  await request.query('begin; insert into one values (1)');
  const migrating = migrate(url, folder);
  const waiting =
    'select from pg_locks where not granted and database = (select oid from pg_database where datname = $1)';
  const name = new URL(url).pathname.slice(1);
  await expect.poll(async () => (await admin.query(waiting, [name])).rowCount).toBe(1);
  expect((await request.query('select * from two')).rowCount).toBe(0);
  await request.query('commit');
  await request.end();
  expect(await migrating).toEqual(['0003-both.sql']);
});

test('refuses an applied file that was changed or is gone', async () => {
  await migrate(url, folder);
  write('0001-one.sql', 'create table one (id bigint);');
  await expect(migrate(url, folder)).rejects.toThrow('0001-one.sql was changed');
  rmSync(join(folder, '0001-one.sql'));
  await expect(migrate(url, folder)).rejects.toThrow('0001-one.sql, which this version');
});

test('leaves no connection behind whose late end would end the process', async () => {
  const ended = [vi.spyOn(pg.Client.prototype, 'end'), vi.spyOn(pg.Pool.prototype, 'end')];
  await migrate(url, folder);
  const left = ended.flatMap((each) => each.mock.contexts as EventEmitter[]);
  expect(left.length).toBeGreaterThan(1);
  for (const each of left) expect(() => each.emit('error', new Error('57P01'), each)).not.toThrow();
  vi.restoreAllMocks();
});

test('takes other line endings for the same file', async () => {
  write('0001-one.sql', 'create table one (\n id int);');
  await migrate(url, folder);
  write('0001-one.sql', 'create table one (\r\n id int);');
  expect(await migrate(url, folder)).toEqual([]);
});

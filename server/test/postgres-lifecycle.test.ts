import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { openClient } from '../src/platform/database/open-connections.ts';
import { type Postgres, startPostgres } from '../src/platform/postgres/postgres.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'limber-lifecycle-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const holder = `
  const { startPostgres } = await import(${JSON.stringify(resolve('server/src/platform/postgres/postgres.ts'))});
  const { url } = await startPostgres({ dataDir: process.argv[1] });
  console.log(url);
  setInterval(() => {}, 1000);`;

/** Another process that owns the database until it is killed. */
async function holdElsewhere(): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', holder, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(createInterface(child.stdout as NodeJS.ReadableStream), 'line');
  return { process: child, url };
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = await openClient(url);
  try {
    const found = await client.query({ text: sql, rowMode: 'array' });
    return found.rows?.[0]?.[0];
  } finally {
    await client.end().catch(() => {});
  }
}

function postmaster(): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

async function whileRunning(use: (postgres: Postgres) => Promise<void>): Promise<void> {
  const postgres = await startPostgres({ dataDir });
  try {
    await use(postgres);
  } finally {
    await postgres.stop();
  }
}

test('a first start that was killed half way is made again', async () => {
  mkdirSync(join(dataDir, 'postgres.new-999999999'));
  await whileRunning(async ({ url }) => {
    expect(await ask(url, 'show fsync')).toBe('on');
    expect(await ask(url, 'show listen_addresses')).toBe('127.0.0.1');
    await ask(url, 'create table kept (id int)');
  });
  expect(readdirSync(dataDir).filter((name) => name.includes('new'))).toEqual([]);
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
});

test('a killed Node leaves its server to the next start, and a second start is refused', async () => {
  const other = await holdElsewhere();
  await ask(other.url, 'insert into kept values (1)');
  await expect(startPostgres({ dataDir })).rejects.toThrow(
    `already running on ${join(dataDir, 'postgres')} (process ${other.process.pid})`,
  );
  const pid = postmaster();
  other.process.kill('SIGKILL');
  await once(other.process, 'exit');
  await whileRunning(async ({ url }) => {
    expect(postmaster()).toBe(pid);
    expect(await ask(url, 'select count(*)::int from kept')).toBe(1);
  });
});

test('a killed server is started again, with every row', async () => {
  await whileRunning(async ({ url }) => {
    await ask(url, 'insert into kept values (2)');
    const pid = postmaster();
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(() => ask(url, 'select count(*)::int from kept').catch(() => null), { timeout: 10_000 })
      .toBe(2);
    expect(postmaster()).not.toBe(pid);
  });
});

test('a server and a Node killed together come up at the next start', async () => {
  const other = await holdElsewhere();
  await ask(other.url, 'insert into kept values (3)');
  other.process.kill('SIGKILL');
  process.kill(postmaster(), 'SIGKILL');
  await once(other.process, 'exit');
  await whileRunning(async ({ url }) => {
    expect(await ask(url, 'select count(*)::int from kept')).toBe(3);
  });
});

test('the product works as a role that is no superuser, in a data folder of an earlier version too', async () => {
  const file = join(dataDir, 'postgres.json');
  const isSuper = 'select rolsuper from pg_roles where rolname = current_user';
  const owners = `select string_agg(distinct tableowner, ',') from pg_tables where schemaname = 'public'`;
  await whileRunning(async ({ url }) => {
    expect(await ask(url, isSuper)).toBe(false);
    await expect(ask(url, `copy kept from program 'echo 1'`)).rejects.toThrow(/permission denied/);
    const { password } = JSON.parse(readFileSync(file, 'utf8'));
    const keeper = Object.assign(new URL(url), { username: 'limber', password }).toString();
    expect(await ask(keeper, isSuper)).toBe(true);
    // As an earlier version left it: the superuser owns everything, and there is no other role.
    await ask(
      keeper,
      `create extension btree_gist; create schema queue; create table queue.jobs (id serial primary key);
       create type mood as enum ('calm'); create domain minutes as int;
       create view seen as select id from kept;
       create function twice(int) returns int language sql return $1 * 2;
       alter table kept owner to limber; alter schema public owner to pg_database_owner;
       alter database limber owner to limber; drop owned by limber_studio; drop role limber_studio`,
    );
  });
  const { userPassword: _, ...earlier } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(earlier));
  await whileRunning(async ({ url }) => {
    expect(await ask(url, isSuper)).toBe(false);
    expect(await ask(url, owners)).toBe('limber_studio');
    await ask(
      url,
      `create extension if not exists btree_gist; create extension pg_trgm;
       insert into queue.jobs default values; alter table queue.jobs add mood mood, add length minutes;
       create index on kept using gist (id); create or replace view seen as select id from kept where id > 0;
       create or replace function twice(int) returns int language sql return $1 + $1; create schema own;
       alter type mood add value 'tired'`,
    );
    expect(await ask(url, 'select count(*)::int from seen')).toBe(3);
  });
});

test('a postmaster.pid whose number belongs to another program does not stand in the way', async () => {
  const file = join(dataDir, 'postgres/postmaster.pid');
  writeFileSync(
    file,
    `${process.ppid}\n${join(dataDir, 'postgres')}\n1\n1\n\n127.0.0.1\n\nready\n`,
  );
  await whileRunning(async ({ url }) => {
    expect(await ask(url, 'select count(*)::int from kept')).toBe(3);
  });
});

test('a frozen server whose Node was killed is started afresh', async () => {
  const other = await holdElsewhere();
  const pid = postmaster();
  process.kill(pid, 'SIGSTOP');
  await expect(startPostgres({ dataDir })).rejects.toThrow(
    `(process ${other.process.pid}), and its PostgreSQL (process ${pid}) does not answer`,
  );
  other.process.kill('SIGKILL');
  await once(other.process, 'exit');
  await whileRunning(async ({ url }) => {
    expect(postmaster()).not.toBe(pid);
    expect(await ask(url, 'select count(*)::int from kept')).toBe(3);
  });
});

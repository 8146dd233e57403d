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
import { openClient } from '../src/platform/database/connections.ts';
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
    return (await client.query({ text: sql, rowMode: 'array' })).rows[0]?.[0];
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

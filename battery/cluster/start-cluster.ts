import { fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openClient } from '../../server/src/platform/database/open-connections.ts';
import { send } from '../stand/ask.ts';
import type { ServedDatabase } from '../stand/stand.ts';
import { isHealthy, type Member } from './cluster-health.ts';
import { LIMBER, startDatabasePorts } from './database-ports.ts';
import { type Node, SUPERUSER, startNodes } from './node.ts';
import { signalAllOf } from './processes-of.ts';
import type { Programs } from './programs.ts';
import { runIn } from './run.ts';

/** Below the ports that the system assigns, so that a killed program finds its port free again. */
const FIRST_PORT = 24_000;
const READY_MS = 180_000;

export interface Cluster {
  readonly database: ServedDatabase;
  readonly nodes: readonly Node[];
  /** The machine whose PostgreSQL takes writes. */
  primary(): Promise<Node>;
  /** Resolves once one machine leads, another is its synchronous standby and the third follows. */
  whole(): Promise<void>;
}

/** Starts a PostgreSQL of three machines in `folder`, with our database. */
export async function startCluster(folder: string, programs: Programs): Promise<Cluster> {
  const home = join(folder, 'cluster');
  mkdirSync(home, { mode: 0o711 });
  const run = runIn(home, programs);
  run.own(home);
  const watcher = fork(join(import.meta.dirname, 'end-with-battery.ts'), {
    env: { PATH: process.env.PATH, CLUSTER_FOLDER: home },
    detached: true,
  });
  watcher.unref();
  watcher.channel?.unref();
  let next = FIRST_PORT;
  const takePort = async () => {
    while (!(await isFree(next))) next += 1;
    return next++;
  };
  const { nodes, close } = await startNodes(home, programs, run, takePort);
  const whole = () => until(READY_MS, async () => isHealthy(await members(nodes)));
  await whole();
  const cluster = { nodes, whole, primary: () => findPrimary(nodes) };
  await makeDatabase(await findPrimary(nodes));
  const { direct, pooled } = await startDatabasePorts(home, programs, nodes, run, takePort);
  const urlAt = (port: number) =>
    `postgres://${LIMBER.username}:${LIMBER.password}@127.0.0.1:${port}/limber`;
  await until(READY_MS, () => answersAsOne(urlAt(direct), urlAt(pooled)));
  return {
    ...cluster,
    database: {
      url: urlAt(pooled),
      directUrl: urlAt(direct),
      async stop() {
        close();
        // Frozen processes are ended too.
        while (signalAllOf(home, 'SIGKILL') > 0) await pause(100);
        watcher.disconnect();
      },
    },
  };
}

/** The state of all members, from any machine that answers. */
async function members(nodes: readonly Node[]): Promise<Member[]> {
  for (const { ports } of nodes) {
    const { status, body } = await send('GET', `http://127.0.0.1:${ports.api}/cluster`);
    if (status === 200) return body.members;
  }
  return [];
}

async function findPrimary(nodes: readonly Node[]): Promise<Node> {
  const leader = (await members(nodes)).find(({ role }) => role === 'leader');
  const node = nodes.find(({ name }) => name === leader?.name);
  if (!node) throw new Error('No machine leads.');
  return node;
}

/** Settings that a pooler does not pass on belong to the role. */
async function makeDatabase({ ports }: Node): Promise<void> {
  const { username, password } = SUPERUSER;
  const client = await openClient(
    `postgres://${username}:${password}@127.0.0.1:${ports.postgres}/postgres`,
  );
  for (const statement of [
    `create role ${LIMBER.username} login password '${LIMBER.password}'`,
    `alter role ${LIMBER.username} set plan_cache_mode = force_generic_plan`,
    `alter role ${LIMBER.username} set statement_timeout = '2300ms'`,
    `alter role ${LIMBER.username} set lock_timeout = '2s'`,
    `alter role ${LIMBER.username} set idle_in_transaction_session_timeout = '5s'`,
    `create database limber owner ${LIMBER.username}`,
  ]) {
    await client.query(statement);
  }
  await client.end();
}

/** Whether only the primary answers; at first HAProxy takes each machine for it, in rotation. */
async function answersAsOne(url: string, pooled: string): Promise<boolean> {
  try {
    for (const asked of [url, url, url, pooled]) {
      const client = await openClient(asked);
      const { rows } = await client.query('select pg_is_in_recovery() as follows');
      await client.end();
      if (rows[0].follows) return false;
    }
    return true;
  } catch {
    return false;
  }
}

async function until(mostMs: number, isSo: () => Promise<boolean>): Promise<void> {
  for (const began = performance.now(); !(await isSo()); await pause(250)) {
    if (performance.now() - began > mostMs) throw new Error('The cluster did not come about.');
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
export const serverNode = process.execPath;
export const address = `http://127.0.0.1:${process.env.E2E_PORT ?? 4104}`;

/** Tuesday 3 March 2026, ten in the morning in Dubai: the studio's clock starts here. */
export const now = '2026-03-03T10:00:00+04:00';
export const today = '2026-03-03';

// Workers inherit the environment, so all of them see the one folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'limber-e2e-'));
export const dataDir = process.env.E2E_DATA_DIR;

export interface RunningServer {
  address: string;
  stop(): Promise<void>;
}

/**
 * Starts another process on the database of the running product, on a port that is free, with other settings
 * when said. Its clock is set to `instant`, or goes with the first one's, as two machines have it: the first
 * has run for as long as other journeys took. It leaves the queue to the first: at its own hour, mails of the
 * others would be long too late. Resolves when it serves.
 */
export async function startSecondServer(
  instant?: string,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  return startServer({ ...(await besideTheFirst(instant)), ...env });
}

/** As {@link startSecondServer}, reached by a name: a passkey is of a name and never of a number. */
export async function startNamedServer(): Promise<RunningServer> {
  return startServer(await besideTheFirst(), 'localhost');
}

async function besideTheFirst(instant?: string): Promise<Record<string, string>> {
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl('limber'),
    LIMBER_NOW: instant ?? (await timeOfFirst()),
    JOBS: 'off',
  };
}

async function timeOfFirst(): Promise<string> {
  const answer = await fetch(`${address}/api/v1/service/studio/`);
  return (await answer.json()).now;
}

/** A studio of one test's own, which may be changed: the demo on a database and a process apart. */
export interface OwnStudio extends RunningServer {
  /** Changes the studio's rows, as its own people would. */
  change(statement: string): Promise<void>;
}

/** Opens a studio of one's own. Resolves when it serves. */
export async function openOwnStudio(): Promise<OwnStudio> {
  const name = `own_${randomBytes(4).toString('hex')}`;
  const folder = mkdtempSync(join(tmpdir(), 'limber-own-'));
  await query('limber', `create database ${name}`);
  const server = await startServer({
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl(name),
    LIMBER_NOW: now,
  });
  return {
    address: server.address,
    change: (statement) => query(name, statement),
    async stop() {
      await server.stop();
      await query('limber', `drop database ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Does what no two journeys can do side by side: each waits until the one before it is done. */
export async function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl('limber') });
  await client.connect();
  try {
    // Given back with the connection, also by a journey that is cut off.
    await client.query('select pg_advisory_lock(104, 2)');
    return await work();
  } finally {
    await client.end();
  }
}

async function startServer(
  env: Record<string, string>,
  host = '127.0.0.1',
): Promise<RunningServer> {
  const port = await freePort();
  const secondAddress = `http://${host}:${port}`;
  const server = spawn(serverNode, ['server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: secondAddress,
      NODE_ENV: 'test',
      TRUSTED_PROXIES: '127.0.0.1',
      ...env,
    },
  });
  // A journey that is cut off stops nothing; its worker ends soon after.
  process.once('exit', () => server.kill('SIGKILL'));
  let said = '';
  server.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  while (!(await serves(secondAddress))) {
    if (server.exitCode !== null) throw new Error(`The second server stopped: ${said}`);
    await new Promise((tick) => setTimeout(tick, 100));
  }
  return { address: secondAddress, stop: () => stop(server) };
}

function databaseUrl(name: string): string {
  const { password, port } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'));
  return `postgres://limber:${password}@127.0.0.1:${port}/${name}`;
}

interface DatabaseClient {
  connect(): Promise<unknown>;
  query(statement: string): Promise<unknown>;
  end(): Promise<void>;
}

// The server's own driver.
const { Client }: { Client: new (options: { connectionString: string }) => DatabaseClient } =
  createRequire(join(root, 'server/package.json'))('pg');

/**
 * Takes somebody who registered into the team, at every branch; several journeys at a time would share the
 * demo's people. `studio` where it is a studio of the journey's own.
 */
export async function employ(
  email: string,
  role: 'therapist' | 'front_desk' | 'manager',
  studio?: OwnStudio,
): Promise<void> {
  const change = studio?.change ?? ((statement: string) => query('limber', statement));
  const who = `where email = '${email}'`;
  await change(`update accounts set account_type = '${role}' ${who}`);
  await change(
    `insert into staff_locations (account_id, location_code)
     select account.id, place.code from accounts account, locations place ${who} and place.bookable`,
  );
}

/**
 * Makes somebody a therapist without shifts, so that the site has no times with them, and gives them the
 * session that a client has booked, begun at this time of today.
 */
export async function makeTherapistOf(
  email: string,
  clientFirstName: string,
  time: string,
): Promise<void> {
  await query(
    'limber',
    `with made as (
       insert into therapists (account_id, location_code, position, active)
       select id, 'A', 99, true from accounts where email = '${email}' returning id
     )
     update bookings set therapist_id = made.id,
       starts_at = '${today}T${time}+04:00',
       ends_at = '${today}T${time}+04:00'::timestamptz + (ends_at - starts_at)
     from made, accounts client
     where client.id = bookings.client_id and client.first_name = '${clientFirstName}' and client.last_name = 'Tester'`,
  );
}

/** Has the packages of a client paid, as if the till had taken the money. */
export function payPackagesOf(clientFirstName: string): Promise<void> {
  return query(
    'limber',
    `update owned_packages set paid_at = now() from accounts client
     where client.id = owned_packages.owner_id and first_name = '${clientFirstName}' and last_name = 'Tester'`,
  );
}

/** Has a counter be untouched for so many minutes more, as if nobody were there. */
export function leaveCounter(name: string, minutes: number): Promise<void> {
  return query(
    'limber',
    `update sessions set touched_at = touched_at - interval '${minutes} minutes'
     where device_id in (select id from devices where name = '${name}')`,
  );
}

async function query(database: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(database) });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}

async function serves(base: string): Promise<boolean> {
  const answer = await fetch(`${base}/readyz`).catch(() => null);
  return answer?.ok ?? false;
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((done) => {
    server.once('exit', () => done());
    server.kill('SIGTERM');
  });
}

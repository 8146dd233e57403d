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

// Workers inherit the environment, so all of them use the one folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'limber-e2e-'));
export const dataDir = process.env.E2E_DATA_DIR;

export interface RunningServer {
  address: string;
  stop(): Promise<void>;
}

/**
 * Starts another process on the database of the running product, on a free port, optionally with
 * other settings. Its clock is set to `instant`, or runs with the first one's, as on two machines:
 * the first has run for as long as other journeys took. It leaves the queue to the first: at its
 * own hour, other journeys' mails would be long overdue. Resolves when it serves.
 */
export async function startSecondServer(
  instant?: string,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  return startServer({ ...(await besideTheFirst(instant)), ...env });
}

/**
 * Like {@link startSecondServer}, with a host name: passkeys need a name and do not work with a
 * number.
 */
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

/** A studio for one test, which may be changed: the demo on its own database and process. */
export interface OwnStudio extends RunningServer {
  /** Changes the studio's rows, as its own people would. */
  change(statement: string): Promise<void>;
}

/** Opens such a studio. Resolves when it serves. */
export async function openOwnStudio(): Promise<OwnStudio> {
  const kept = await ownDatabase();
  return ownStudio(kept, await startServer({ ...kept.env, LIMBER_NOW: now }));
}

/**
 * Opens a studio that production has begun on an empty database, with the link that its start
 * printed for the first manager. It goes on with the journeys' clock and inbox, which production
 * does not have.
 */
export async function openFreshStudio(): Promise<OwnStudio & { readonly firstManager: string }> {
  const kept = await ownDatabase();
  const secret = { LIMBER_SECRET: randomBytes(32).toString('hex') };
  const begun = await startServer({
    ...{ ...kept.env, ...secret, NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:9' },
  });
  // Printed last, after it serves.
  let token: string | undefined;
  for (let tries = 0; !token && tries < 100; tries += 1) {
    token = /first-manager(#[\w-]{43})/.exec(begun.said())?.[1];
    if (!token) await new Promise((tick) => setTimeout(tick, 100));
  }
  await begun.stop();
  if (!token) throw new Error(`No link for the first manager: ${begun.said()}`);
  const server = await startServer({ ...kept.env, ...secret, LIMBER_NOW: now });
  const firstManager = `${server.address}/desk/first-manager${token}`;
  return { ...ownStudio(kept, server), firstManager };
}

interface OwnDatabase {
  readonly name: string;
  readonly folder: string;
  readonly env: Record<string, string>;
}

async function ownDatabase(): Promise<OwnDatabase> {
  const name = `own_${randomBytes(4).toString('hex')}`;
  const folder = mkdtempSync(join(tmpdir(), 'limber-own-'));
  await query('limber', `create database ${name}`);
  return { name, folder, env: { DATA_DIR: folder, DATABASE_URL: databaseUrl(name) } };
}

function ownStudio({ name, folder }: OwnDatabase, server: RunningServer): OwnStudio {
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

/** For work that two journeys cannot do at the same time: each waits for the one before. */
export async function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl('limber') });
  await client.connect();
  try {
    // Released with the connection, even by a journey that is cut off.
    await client.query('select pg_advisory_lock(104, 2)');
    return await work();
  } finally {
    await client.end();
  }
}

async function startServer(
  env: Record<string, string>,
  host = '127.0.0.1',
): Promise<RunningServer & { said(): string }> {
  const port = await freePort();
  const secondAddress = `http://${host}:${port}`;
  const server = spawn(serverNode, ['server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
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
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk) => {
      said += chunk;
    });
  }
  while (!(await serves(secondAddress))) {
    if (server.exitCode !== null) throw new Error(`The second server stopped: ${said}`);
    await new Promise((tick) => setTimeout(tick, 100));
  }
  return { address: secondAddress, stop: () => stop(server), said: () => said };
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
 * Adds a registered person to the team, at every branch; parallel journeys would otherwise share
 * the demo's people. `studio`: a studio of the journey's own.
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
 * Makes a person a therapist without shifts, so that the site offers no times with them, and gives
 * them a client's booked session, begun at this time today.
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

/** Marks a client's packages as paid, as if at the till. */
export function payPackagesOf(clientFirstName: string): Promise<void> {
  return query(
    'limber',
    `update owned_packages set paid_at = now() from accounts client
     where client.id = owned_packages.owner_id and first_name = '${clientFirstName}' and last_name = 'Tester'`,
  );
}

/** Makes a counter idle for these additional minutes. */
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

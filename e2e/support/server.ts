import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MailServer, openMailServer } from '../production/mail-server.ts';

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

/** A studio in production, and the mails that it sends. */
export interface FreshStudio extends OwnStudio {
  /** The link that its start printed for the first manager. */
  readonly firstManager: string;
  readonly mails: MailServer['mails'];
  /** Starts it again outside of production, where the demo's provider takes payments. */
  goOnWithPayments(): Promise<void>;
}

/** Opens a studio in production on an empty database; its machine's clock is that of the journeys. */
export async function openFreshStudio(): Promise<FreshStudio> {
  const [kept, post, port] = await Promise.all([ownDatabase(), openMailServer(), freePort()]);
  const env = {
    ...kept.env,
    PORT: String(port),
    LIMBER_SECRET: randomBytes(32).toString('hex'),
    SMTP_URL: post.url,
    MAIL_FROM: 'hello@corniche.example',
    CLOCK_OFFSET_MS: String(Date.parse(now) - Date.now()),
  };
  let server = await startServer({ ...env, NODE_ENV: 'production' });
  const studio = ownStudio(kept, server);
  // Printed last, after it serves.
  const [token] = await server.saysSoon(/first-manager#[\w-]{43}/);
  return {
    ...studio,
    firstManager: `${studio.address}/desk/${token}`,
    mails: post.mails,
    async goOnWithPayments() {
      await server.stop();
      server = await startServer(env);
    },
    async stop() {
      await kept.remove(server);
      post.close();
    },
  };
}

interface OwnDatabase {
  readonly name: string;
  readonly env: Record<string, string>;
  /** Stops the server on it, and removes it. */
  remove(server: RunningServer): Promise<void>;
}

async function ownDatabase(): Promise<OwnDatabase> {
  const name = `own_${randomBytes(4).toString('hex')}`;
  const folder = mkdtempSync(join(tmpdir(), 'limber-own-'));
  await query('limber', `create database ${name}`);
  return {
    name,
    env: { DATA_DIR: folder, DATABASE_URL: databaseUrl(name) },
    async remove(server) {
      await server.stop();
      await query('limber', `drop database ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ownStudio({ name, remove }: OwnDatabase, server: RunningServer): OwnStudio {
  return {
    address: server.address,
    change: (statement) => query(name, statement),
    stop: () => remove(server),
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

interface StartedServer extends RunningServer {
  /** What it prints that has this form; waits until it is there. */
  saysSoon(words: RegExp): Promise<RegExpExecArray>;
}

const clock = pathToFileURL(join(root, 'e2e/production/machine-clock.ts')).href;

async function startServer(
  env: Record<string, string>,
  host = '127.0.0.1',
): Promise<StartedServer> {
  const port = env.PORT ?? (await freePort());
  const secondAddress = `http://${host}:${port}`;
  const server = spawn(serverNode, ['--import', clock, 'server/src/main.ts'], {
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
  return {
    address: secondAddress,
    stop: () => stop(server),
    async saysSoon(words) {
      for (let tries = 0; tries < 100; tries += 1) {
        const found = words.exec(said);
        if (found) return found;
        await new Promise((tick) => setTimeout(tick, 100));
      }
      throw new Error(`The server did not say ${words}: ${said}`);
    },
  };
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

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { type Cluster, keeperUrlOf, urlOf } from './cluster.ts';
import { giveToUser } from './give-to-user.ts';
import { initialise } from './initialise.ts';
import { launch, Postponed } from './launch.ts';
import { postgresProgram } from './postgres-program.ts';
import {
  isAlive,
  killPostmaster,
  livingPostmaster,
  type Postmaster,
  stopPostmaster,
} from './postmaster.ts';

export type Postgres = {
  /** Connection string of the database "limber", with a role that is not a superuser. */
  url: string;
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
};

export type PostgresOptions = {
  /** Folder of the cluster `postgres/`, its log and its password. Made when missing. */
  dataDir: string;
  /** False gives up safety against power loss; for throwaway databases. */
  durable?: boolean;
  /**
   * True gives the product's role what tests, drills and benches need: to create databases, fill
   * them fast, and observe how the server writes.
   */
  forTools?: boolean;
  log?: (line: string) => void;
};

const PATIENCE_MS = 4000;
const RESTART_PAUSE_MS = 1000;
/** A living server that says nothing for so long is frozen. */
const SILENCE_MS = 5000;
// Held by the one process that owns the cluster; PostgreSQL frees it the moment that process dies.
const OWNER_LOCK = 7_465_261;
// The children of a killed server may hold its memory for a moment, so one launch is not enough.
const LAUNCHES = 20;

type Running = { port: number; owner: Client };

/**
 * Starts the embedded PostgreSQL of a data folder, or takes over the one that an earlier process
 * left running. Starts it again, for as long as it takes, when it dies. Rejects with a sentence
 * when another process owns it.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const program = await postgresProgram(dataDir);
  const cluster: Cluster = {
    folder: join(dataDir, 'postgres'),
    logFile: join(dataDir, 'postgres.log'),
    secretFile: join(dataDir, 'postgres.json'),
    ownerFile: join(dataDir, 'postgres.owner'),
    durable: options.durable ?? true,
    forTools: options.forTools ?? false,
    log: options.log ?? (() => {}),
    program,
  };
  if (!existsSync(cluster.folder)) await initialise(cluster, dataDir);

  let stopping = false;
  let running = await start(cluster);
  const watch = () => {
    running.owner.on('error', () => {});
    running.owner.once('end', async () => {
      if (stopping) return;
      cluster.log('PostgreSQL stopped unexpectedly; starting it again.');
      while (!stopping) {
        try {
          // Everyone who uses it knows only this port.
          running = await start(cluster, running.port);
          if (stopping) await shutDown(cluster, running);
          else watch();
          return;
        } catch (error) {
          cluster.log(`PostgreSQL could not be started again: ${(error as Error).message}`);
          await pause(RESTART_PAUSE_MS);
        }
      }
    });
  };
  watch();

  return {
    url: urlOf(cluster, running.port),
    async stop() {
      if (stopping) return;
      stopping = true;
      await shutDown(cluster, running);
    },
  };
}

async function start(cluster: Cluster, port?: number): Promise<Running> {
  let failure = 'nothing';
  // Generous, because a server that replays its log after a crash is living but not yet ready.
  for (let attempt = 0, launches = 0; attempt < 1200 && launches < LAUNCHES; attempt++) {
    const living = livingPostmaster(cluster.folder) ?? (await launch(cluster, port));
    if (living instanceof Postponed) {
      failure = living.message;
      launches++;
      await pause(250);
      continue;
    }
    const running = await takeOver(cluster, living);
    if (running) return running;
  }
  throw new CannotStart(
    `PostgreSQL did not start. Its log ${cluster.logFile} ends with: ${failure}`,
  );
}

/** Connects and becomes the owner; null when the server went away or is still starting. */
async function takeOver(cluster: Cluster, postmaster: Postmaster): Promise<Running | null> {
  const owner = new Client({
    connectionString: keeperUrlOf(cluster, postmaster.port, 'postgres'),
    application_name: `limber ${process.pid}`,
    keepAlive: true,
    connectionTimeoutMillis: SILENCE_MS,
  });
  owner.on('error', () => {});
  const beganAt = performance.now();
  try {
    await owner.connect();
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === '28P01') {
      throw new CannotStart(
        `PostgreSQL does not accept the password in ${cluster.secretFile}; put back the file that belongs to this database.`,
      );
    }
    if (performance.now() - beganAt >= SILENCE_MS) await endFrozen(cluster, postmaster);
    await pause(100);
    return null;
  }
  if (!(await becomesOwner(owner))) {
    const { rows: others } = await owner.query(
      `select application_name as name from pg_locks join pg_stat_activity using (pid)
       where locktype = 'advisory' and objid = $1 and granted`,
      [OWNER_LOCK],
    );
    await owner.end();
    const pid = others[0]?.name.split(' ')[1] ?? 'unknown';
    if (pid !== 'unknown' && !isAlive(Number(pid))) {
      // Its session is frozen and would hold the lock for ever.
      await killPostmaster(cluster.folder, postmaster.pid);
      return null;
    }
    throw new CannotStart(
      `Limber is already running on ${cluster.folder} (process ${pid}); stop it, or give this one another DATA_DIR.`,
    );
  }
  writeFileSync(cluster.ownerFile, String(process.pid), { mode: 0o600 });
  await giveToUser(cluster, owner, postmaster.port);
  return { port: postmaster.port, owner };
}

/** Ends a server that does not reply; throws with a sentence while its owner lives. */
async function endFrozen(cluster: Cluster, postmaster: Postmaster): Promise<void> {
  const owner = existsSync(cluster.ownerFile) ? Number(readFileSync(cluster.ownerFile, 'utf8')) : 0;
  if (owner > 0 && owner !== process.pid && isAlive(owner)) {
    throw new CannotStart(
      `Limber is already running on ${cluster.folder} (process ${owner}), and its PostgreSQL (process ${postmaster.pid}) does not answer; stop it first.`,
    );
  }
  cluster.log('PostgreSQL was left behind and does not answer; starting it afresh.');
  await killPostmaster(cluster.folder, postmaster.pid);
}

/** A process that is just stopping gets a few seconds to finish. */
async function becomesOwner(owner: Client): Promise<boolean> {
  for (let waitedMs = 0; waitedMs <= PATIENCE_MS; waitedMs += 250) {
    const { rows } = await owner.query('select pg_try_advisory_lock($1) as mine', [OWNER_LOCK]);
    if (rows[0].mine) return true;
    await pause(250);
  }
  return false;
}

async function shutDown(cluster: Cluster, running: Running): Promise<void> {
  // A frozen server says no goodbye.
  await Promise.race([running.owner.end().catch(() => {}), pause(500)]);
  await stopPostmaster(cluster.folder, cluster.program);
}

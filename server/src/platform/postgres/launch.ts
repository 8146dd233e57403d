import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Cluster, freePort, secret, writeSecret } from './cluster.ts';
import { type Postmaster, readPostmaster } from './postmaster.ts';

/** The server is not up yet, but the next attempt may succeed. */
export class Postponed extends Error {}

/** Starts the server of a cluster, by its settings, and waits until it is ready or has ended. */
export async function launch(
  cluster: Cluster,
  fixedPort?: number,
): Promise<Postmaster | Postponed> {
  const port = fixedPort ?? (await freePort(secret(cluster).port));
  writeSecret(cluster, { ...secret(cluster), port });
  const throwaway = [
    ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
    // The pools of many tests at the same time.
    'max_connections=400',
  ];
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `port=${port}`,
    'max_connections=100',
    'timezone=UTC',
    'log_timezone=UTC',
    'jit=off',
    'log_checkpoints=off',
    ...(cluster.durable ? [] : throwaway),
  ];
  if (existsSync(cluster.logFile) && statSync(cluster.logFile).size > 10_000_000) {
    renameSync(cluster.logFile, `${cluster.logFile}.1`);
  }
  const log = openSync(cluster.logFile, 'a', 0o600);
  const logStart = statSync(cluster.logFile).size;
  const args = ['-D', cluster.folder, ...settings.flatMap((setting) => ['-c', setting])];
  const child = cluster.program.spawn('postgres', args, ['ignore', log, log]);
  closeSync(log);
  child.unref();
  let ended = false;
  child.once('error', () => {
    ended = true;
  });
  child.once('exit', () => {
    ended = true;
  });
  // After a crash it first replays its log, which may take a while; it ends on its own if it
  // cannot.
  while (!ended) {
    const postmaster = readPostmaster(cluster.folder);
    if (postmaster?.pid === child.pid && postmaster?.ready) return postmaster;
    await pause(15);
  }
  return new Postponed(readFileSync(cluster.logFile, 'utf8').slice(logStart).trim().slice(-600));
}

import { join, resolve } from 'node:path';
import { CannotStart } from './platform/cannot-start.ts';
import type { Config } from './platform/config.ts';
import { urlOf } from './platform/postgres/cluster.ts';
import { startPostgres } from './platform/postgres/postgres.ts';
import { isAlive, readPostmaster } from './platform/postgres/postmaster.ts';

/**
 * The database of this environment, for a tool besides Limber; the embedded one is started if
 * necessary.
 */
export async function reachDatabase({
  databaseUrl,
  directDatabaseUrl,
  dataDir,
}: Config): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const url = directDatabaseUrl ?? databaseUrl ?? runningPostgres(dataDir);
  return url ? { url, stop: async () => {} } : startPostgres({ dataDir, log: console.error });
}

/** Runs a tool; an error with a sentence is printed as that. */
export async function runTool(work: () => Promise<void>): Promise<void> {
  await work().catch((error) => {
    console.error(error instanceof CannotStart ? error.message : error);
    process.exitCode = 1;
  });
}

/**
 * Address of the embedded database of a data folder that another process runs; null when none does.
 */
function runningPostgres(dataDir: string): string | null {
  const folder = join(resolve(dataDir), 'postgres');
  const postmaster = readPostmaster(folder);
  if (!postmaster?.ready || !isAlive(postmaster.pid)) return null;
  const secretFile = join(resolve(dataDir), 'postgres.json');
  return urlOf({ folder, secretFile }, postmaster.port);
}

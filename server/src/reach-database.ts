import { CannotStart } from './platform/cannot-start.ts';
import type { Config } from './platform/config.ts';
import { startPostgres } from './platform/postgres/postgres.ts';
import { runningPostgres } from './platform/postgres/running-postgres.ts';

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

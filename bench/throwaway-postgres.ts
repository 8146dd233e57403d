import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../server/src/platform/postgres/postgres.ts';

/** Starts a PostgreSQL in a new folder; stopping it deletes the folder. */
export async function startThrowawayPostgres({ forTools = false } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'limber-bench-'));
  // As root, PostgreSQL runs as another user, who must have access.
  chmodSync(dataDir, 0o711);
  const postgres = await startPostgres({ dataDir, forTools });
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

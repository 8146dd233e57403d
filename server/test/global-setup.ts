import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { seedWhenEmpty } from '../seed/seed.ts';
import { stoppedClock } from '../src/platform/clock.ts';
import { JOB_PATIENCE, openDatabase } from '../src/platform/database/db.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openClient } from '../src/platform/database/open-connections.ts';
import { startPostgres } from '../src/platform/postgres/postgres.ts';
import { readPostmaster } from '../src/platform/postgres/postmaster.ts';
import { endWithUs } from './end-with-us.ts';

const TEMPLATE = 'limber_template';

/**
 * Starts one throwaway PostgreSQL for all test files, with a migrated and seeded database to copy.
 */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'limber-test-'));
  // Run as root, PostgreSQL is another user, who must be able to pass through.
  chmodSync(folder, 0o711);
  const postgres = await startPostgres({
    dataDir: join(folder, 'data'),
    durable: false,
    forTools: true,
  });
  const postmaster = readPostmaster(join(folder, 'data/postgres'));
  project.provide('standsBy', endWithUs(Number(postmaster?.pid), folder));

  const client = await openClient(postgres.url);
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const templateUrl = Object.assign(new URL(postgres.url), { pathname: `/${TEMPLATE}` }).toString();
  await migrate(templateUrl, resolve(import.meta.dirname, '../migrations'));
  const { db, close } = openDatabase(templateUrl, 1, JOB_PATIENCE);
  await seedWhenEmpty(db, { clock: stoppedClock('2026-03-04T10:00:00+04:00'), demo: false });
  await close();

  project.provide('databaseServer', postgres.url);
  project.provide('databaseTemplate', TEMPLATE);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

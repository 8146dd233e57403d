import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { seedWhenEmpty } from '../seed/seed.ts';
import { stoppedClock } from '../src/platform/clock.ts';
import { openDatabase } from '../src/platform/db.ts';
import { migrate } from '../src/platform/migrate.ts';
import { startPostgres } from '../src/platform/postgres.ts';

const TEMPLATE = 'limber_template';

/** Starts one throwaway PostgreSQL for all test files, with a migrated and seeded database to copy. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'limber-test-'));
  // Run as root, PostgreSQL is another user, who must be able to pass through.
  chmodSync(folder, 0o711);
  const postgres = await startPostgres({ dataDir: join(folder, 'data'), durable: false });

  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const templateUrl = Object.assign(new URL(postgres.url), { pathname: `/${TEMPLATE}` }).toString();
  await migrate(templateUrl, resolve(import.meta.dirname, '../migrations'));
  const { db, close } = openDatabase(templateUrl);
  await seedWhenEmpty(db, { clock: stoppedClock('2026-03-04T10:00:00+04:00'), demo: false });
  await close();

  project.provide('databaseServer', postgres.url);
  project.provide('databaseTemplate', TEMPLATE);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

// npm run db-types: writes db-types.ts from a fresh database with every migration.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { migrate } from '../../src/platform/database/migrate.ts';
import { startPostgres } from '../../src/platform/postgres/postgres.ts';

const server = resolve(import.meta.dirname, '../..');
const codegen = resolve(server, '../node_modules/kysely-codegen/dist/cli/bin.js');
const file = join(server, 'src/platform/database/db-types.ts');
const folder = mkdtempSync(join(tmpdir(), 'limber-types-'));
// Run as root, PostgreSQL is another user, who must be able to pass through.
chmodSync(folder, 0o711);
const dataDir = join(folder, 'data');
const postgres = await startPostgres({ dataDir, durable: false, forTools: true });
try {
  await migrate(postgres.url, join(server, 'migrations'));
  const options = [
    ...['--url', postgres.url, '--dialect', 'postgres', '--out-file', file],
    ...['--include-pattern', 'public.*', '--exclude-pattern', 'public.schema_migrations'],
    ...['--date-parser', 'string', '--type-mapping', '{"tstzrange":"string"}'],
  ];
  execFileSync(process.execPath, [codegen, ...options], { stdio: 'inherit' });
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

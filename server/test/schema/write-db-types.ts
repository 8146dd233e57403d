// npm run db-types: writes db-types.ts from a fresh database with every migration.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { migrate } from '../../src/platform/database/migrate.ts';
import { startPostgres } from '../../src/platform/postgres/postgres.ts';

const server = resolve(import.meta.dirname, '../..');
const bin = resolve(server, '../node_modules');
const file = join(server, 'src/platform/database/db-types.ts');
const folder = mkdtempSync(join(tmpdir(), 'limber-types-'));
// Run as root, PostgreSQL is another user, who must be able to pass through.
chmodSync(folder, 0o711);
const dataDir = join(folder, 'data');
const postgres = await startPostgres({ dataDir, durable: false, forTools: true });
try {
  await migrate(postgres.url, join(server, 'migrations'));
  run('kysely-codegen/dist/cli/bin.js', [
    ...['--url', postgres.url, '--dialect', 'postgres', '--out-file', file],
    ...['--include-pattern', 'public.*', '--exclude-pattern', 'public.schema_migrations'],
    ...['--date-parser', 'string', '--type-mapping', '{"tstzrange":"string"}'],
  ]);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function run(cli: string, args: readonly string[]): void {
  execFileSync(process.execPath, [join(bin, cli), ...args], { stdio: 'inherit' });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
export const serverNode = process.execPath;
export const address = `http://127.0.0.1:${process.env.E2E_PORT ?? 4104}`;

/** Tuesday 3 March 2026, ten in the morning in Dubai: the studio's clock starts here. */
export const now = '2026-03-03T10:00:00+04:00';
export const today = '2026-03-03';

// Workers inherit the environment, so all of them see the one folder.
process.env.E2E_DATA_DIR ??= join(mkdtempSync(join(tmpdir(), 'limber-e2e-')), 'data');
export const dataDir = process.env.E2E_DATA_DIR;

/**
 * Starts another process on the database of the running product, its clock set to `instant`, on
 * `port`. Resolves when it serves.
 */
export async function startSecondServer(
  port: number,
  instant: string,
): Promise<{ address: string; stop(): Promise<void> }> {
  const { password, port: databasePort } = JSON.parse(
    readFileSync(join(dataDir, 'postgres.json'), 'utf8'),
  );
  const server = spawn(serverNode, ['server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: `postgres://limber:${password}@127.0.0.1:${databasePort}/limber`,
      LIMBER_NOW: instant,
      NODE_ENV: 'test',
    },
  });
  let said = '';
  server.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const secondAddress = `http://127.0.0.1:${port}`;
  while (!(await serves(secondAddress))) {
    if (server.exitCode !== null) throw new Error(`The second server stopped: ${said}`);
    await new Promise((tick) => setTimeout(tick, 100));
  }
  return { address: secondAddress, stop: () => stop(server) };
}

async function serves(base: string): Promise<boolean> {
  const answer = await fetch(`${base}/healthz`).catch(() => null);
  return answer?.ok ?? false;
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((done) => {
    server.once('exit', () => done());
    server.kill('SIGTERM');
  });
}

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { node, root, webBuilds } from './install.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'limber-start-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 }));

let url;
let started;
beforeEach(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir };
  const stdio = ['ignore', 'pipe', 'inherit'];
  // In its own process group, as in a terminal, and with the journeys' command.
  started = spawn(node, ['tools/start.mjs'], { cwd: root, env, stdio, detached: true });
  const lines = createInterface({ input: started.stdout });
  await new Promise((ready, fail) => {
    started.once('exit', (code) => fail(new Error(`It ended with ${code}.`)));
    lines.on('line', (line) => line.startsWith('Limber is at') && ready());
  });
}, 120_000);
afterEach(() => {
  try {
    process.kill(-started.pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
});

// `npm test` builds the web before this; building it for this test alone would take a minute.
test.skipIf(!existsSync(join(webBuilds, 'current'))).each([
  ['interrupted in the terminal', () => process.kill(-started.pid, 'SIGINT')],
  ['told to end', () => started.kill('SIGTERM')],
  ['killed', () => started.kill('SIGKILL')],
])(
  'when it is %s, neither Limber nor its PostgreSQL stays behind',
  { timeout: 60_000 },
  async (_how, end) => {
    const postmaster = join(dataDir, 'postgres/postmaster.pid');
    expect(existsSync(postmaster)).toBe(true);
    end();
    await expect.poll(() => existsSync(postmaster), { timeout: 30_000 }).toBe(false);
    await expect
      .poll(
        () =>
          fetch(url).then(
            () => 'serves',
            () => 'is gone',
          ),
        { timeout: 30_000 },
      )
      .toBe('is gone');
  },
);

test("everything that starts Limber sets Node's memory limits alike", () => {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const flags = JSON.parse(read('server/node-flags.json'));
  expect(read('Dockerfile')).toContain(
    `CMD ${JSON.stringify(['node', ...flags, 'server/src/main.ts']).replaceAll(',', ', ')}`,
  );
  expect(read('ops/limber.service')).toContain(`/bin/node ${flags.join(' ')} server/src/main.ts`);
});

function freePort() {
  return new Promise((found) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
}

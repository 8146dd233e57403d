import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';

test('the resources of a test run end with it, even when it is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'limber-killed-'));
  const server = spawn('sleep', ['1000']);
  const run = `
    const { endWithUs } = await import(${JSON.stringify(join(import.meta.dirname, 'end-with-us.ts'))});
    endWithUs(${server.pid}, ${JSON.stringify(folder)});
    console.log('watched');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', run]);
  await once(child.stdout, 'data');
  const ended = once(server, 'exit');
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGQUIT']);
  await expect.poll(() => existsSync(folder)).toBe(false);
});

test('a process watches over the database of this run', () => {
  expect(process.kill(inject('standsBy'), 0)).toBe(true);
});

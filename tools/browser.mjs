// Finds a Chromium to test with, and installs one where there is none.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { node, root, run, toolEnv } from './install.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a system browser, or '' for the one that Playwright keeps for itself. */
export function browserWhenNeeded() {
  const given = process.env.E2E_BROWSER ?? onPath();
  if (given) return given;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium for the tests in a browser.');
    spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = onPath();
    if (installed) return installed;
  }
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  run(node, [playwright, 'install', 'chromium'], { env: toolEnv() });
  return '';
}

/**
 * Environment of the journeys: a port that nobody else uses, and nothing of the configuration of
 * the person who runs them.
 */
export async function journeyEnv(browser) {
  const port = process.env.E2E_PORT ?? String(await freePort());
  const env = toolEnv({ E2E_PORT: port, ...(browser ? { E2E_BROWSER: browser } : {}) });
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL', 'HOST', 'MAIL_FROM', 'JOBS'])
    delete env[name];
  return env;
}

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(runs) ?? '';
}

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

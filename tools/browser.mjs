// Finds a Chromium to test with, and installs one where there is none.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { node, root, run, toolEnv } from './install.mjs';
import { folderInMemory } from './memory-folder.mjs';

// A journey without a window takes a third less processor time.
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of the browser for journeys, or '' for Playwright's own: a headless shell of the system is
 * preferred to a whole browser. A machine that exists for one run gets the shell.
 */
export function journeyBrowserWhenNeeded() {
  const shell = process.env.E2E_BROWSER ?? onPath(SHELLS);
  if (shell) return shell;
  if (process.env.CI) {
    const installed = fromDebian('chromium-headless-shell', SHELLS);
    if (installed) return installed;
  }
  return (
    onPath(BROWSERS) ||
    fromDebian('chromium-headless-shell', SHELLS) ||
    fromPlaywright('--only-shell')
  );
}

/** Path of a browser as visitors have it, for measurements; '' for Playwright's. */
export function browserWhenNeeded() {
  return (
    process.env.E2E_BROWSER ??
    (onPath(BROWSERS) || fromDebian('chromium', BROWSERS) || fromPlaywright('--no-shell'))
  );
}

/** Debian's package, if this process may install one; otherwise, or on failure, ''. */
function fromDebian(name, commands) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return '';
  console.log('Installing a browser for the journeys.');
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return onPath(commands);
}

function fromPlaywright(which) {
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  run(node, [playwright, 'install', which, 'chromium'], { env: toolEnv() });
  return '';
}

/**
 * Environment of the journeys: a free port, a folder of data that they remove, and none of the
 * developer's own configuration.
 */
export async function journeyEnv(browser) {
  const port = process.env.E2E_PORT ?? String(await freePort());
  const data = process.env.E2E_DATA_DIR ?? folderInMemory('limber-e2e-');
  const env = toolEnv({
    E2E_PORT: port,
    ...(browser ? { E2E_BROWSER: browser } : {}),
    ...(data ? { E2E_DATA_DIR: data } : {}),
  });
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

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(runs) ?? '';
}

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

import { defineConfig } from '@playwright/test';
import { addressOf } from './support/address-of.ts';
import { browserPath } from './support/browser-path.ts';
import { address, dataDir, now, root, serverNode } from './support/server.ts';

export default defineConfig({
  testDir: '.',
  outputDir: process.env.E2E_RESULTS ?? '../test-results',
  fullyParallel: true,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Limits for a busy machine, not expectations.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  globalTeardown: './support/remove-data.ts',
  use: {
    baseURL: address,
    // A single address would exceed the server's limits within ten minutes.
    extraHTTPHeaders: { 'x-forwarded-for': addressOf(`worker ${process.env.TEST_WORKER_INDEX}`) },
    // Recording every journey costs as much as running it.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // The visitor may be anywhere; the studio is in Dubai.
    timezoneId: 'America/New_York',
    locale: 'en-GB',
    // What a journey answers itself would not reach a page that a service worker fetches.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    // Animations cost an eighth of all work; journeys about them switch them on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: browserPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // A headless shell rounds letter widths differently; a window does not.
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    // As a studio starts it, and so that it ends when the run is interrupted or killed.
    command: `"${serverNode}" tools/start.mjs`,
    cwd: root,
    url: `${address}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: new URL(address).port,
      DATA_DIR: dataDir,
      LIMBER_NOW: now,
      NODE_ENV: 'test',
      TRUSTED_PROXIES: '127.0.0.1',
    },
  },
});

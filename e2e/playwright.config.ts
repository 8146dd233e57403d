import { defineConfig } from '@playwright/test';
import { browserPath } from './support/browser-path.ts';
import { address, dataDir, now, root, serverNode } from './support/server.ts';

export default defineConfig({
  testDir: '.',
  outputDir: process.env.E2E_RESULTS ?? '../test-results',
  fullyParallel: true,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  globalTeardown: './support/remove-data.ts',
  use: {
    baseURL: address,
    // Recording every journey costs as much as walking it.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // The visitor may be anywhere; the studio is in Dubai.
    timezoneId: 'America/New_York',
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: browserPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
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
    url: `${address}/healthz`,
    timeout: 60_000,
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

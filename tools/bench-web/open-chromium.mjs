import { createServer } from 'node:net';
import { chromium } from '@playwright/test';

/**
 * Opens a browser with its own profile, which Lighthouse reaches at `port`. Anything that `prepare`
 * leaves in the profile, such as a sign-in, is there for the measured pages.
 */
export async function openChromium({ profile, executablePath, prepare }) {
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  if (prepare) await prepare(context.pages()[0] ?? (await context.newPage()));
  return { port, close: () => context.close() };
}

/** A free port. */
export function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

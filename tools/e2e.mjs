// npm run e2e: the journeys in a browser, on the built product; arguments go to Playwright.
import { join } from 'node:path';
import { journeyBrowserWhenNeeded, journeyEnv } from './browser.mjs';
import { buildWebWhenNeeded, installWhenNeeded, node, root, run } from './install.mjs';

installWhenNeeded();
const browser = journeyBrowserWhenNeeded();
buildWebWhenNeeded();
const cli = join(root, 'node_modules/@playwright/test/cli.js');
run(node, [cli, 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)], {
  env: await journeyEnv(browser),
});

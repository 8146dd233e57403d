// npm run screens: takes screenshots of every page and state into screenshots/, which git ignores.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { journeyBrowserWhenNeeded, journeyEnv } from './browser.mjs';
import { buildWebWhenNeeded, installWhenNeeded, node, root, run } from './install.mjs';

installWhenNeeded();
const browser = journeyBrowserWhenNeeded();
buildWebWhenNeeded();
const only = process.argv.slice(2);
if (only.length === 0) rmSync(join(root, 'screenshots'), { recursive: true, force: true });
const cli = join(root, 'node_modules/@playwright/test/cli.js');
run(node, [cli, 'test', '--config', 'e2e/screens/playwright.config.ts', ...only], {
  env: await journeyEnv(browser),
});

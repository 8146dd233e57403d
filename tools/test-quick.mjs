// npm run test:quick [commit]: a check while working, in under four minutes: the checks, every
// rule, tests that import a file changed since `commit` (by default the last one), and ten main
// journeys.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { journeyBrowserWhenNeeded, journeyEnv } from './browser.mjs';
import { runChecks } from './check.mjs';
import { buildWebWhenNeeded, installWhenNeeded, node, root, toolEnv } from './install.mjs';

installWhenNeeded();
const browser = journeyBrowserWhenNeeded();
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const playwright = join(root, 'node_modules/@playwright/test/cli.js');

const { failed } = await runChecks();
buildWebWhenNeeded();
const statuses = [
  runs([vitest, 'run', 'rules.test']),
  runs([vitest, 'run', '--changed', process.argv[2] ?? 'HEAD', '--passWithNoTests']),
  runs(
    [playwright, 'test', '--config', 'e2e/playwright.config.ts', '--grep', '@quick'],
    await journeyEnv(browser),
  ),
];
process.exit(failed > 0 || statuses.some((status) => status !== 0) ? 1 : 0);

function runs(args, env = toolEnv()) {
  return spawnSync(node, args, { cwd: root, stdio: 'inherit', env }).status;
}

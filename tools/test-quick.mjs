// npm run test:quick [commit]: a check while working, in under four minutes: the checks, every
// rule, tests that import a file changed since `commit` (by default the last one), and ten main
// journeys.
import { execFileSync, spawnSync } from 'node:child_process';
import { dirname, join, relative } from 'node:path';
import { journeyBrowserWhenNeeded, journeyEnv } from './browser.mjs';
import { runChecks } from './check.mjs';
import { buildWebAside, installWhenNeeded, node, root, toolEnv } from './install.mjs';

/** Of more test files only those beside a change are run: nearly all import what all share. */
const MOST_FILES = 60;

installWhenNeeded();
const browser = journeyBrowserWhenNeeded();
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const playwright = join(root, 'node_modules/@playwright/test/cli.js');

const [{ failed }] = await Promise.all([runChecks(), buildWebAside()]);
const statuses = [
  runs([vitest, 'run', 'rules.test', ...testsOfChange(process.argv[2] ?? 'HEAD')]),
  runs(
    [playwright, 'test', '--config', 'e2e/playwright.config.ts', '--grep', '@quick'],
    await journeyEnv(browser),
  ),
];
process.exit(failed > 0 || statuses.some((status) => status !== 0) ? 1 : 0);

function testsOfChange(since) {
  const listed = execFileSync(node, [vitest, 'list', '--filesOnly', '--json', '--changed', since], {
    cwd: root,
    env: toolEnv(),
    encoding: 'utf8',
  });
  const files = JSON.parse(listed || '[]')
    .map(({ file }) => relative(root, file))
    // It imports nearly everything, and its drills alone take three minutes.
    .filter((file) => file !== join('battery', 'short.test.ts'));
  if (files.length <= MOST_FILES) return files;
  const changed = execFileSync('git', ['diff', '--name-only', since], {
    cwd: root,
    encoding: 'utf8',
  });
  const folders = new Set(changed.trim().split('\n').map(dirname));
  const near = files.filter((file) => folders.has(dirname(file)));
  console.log(
    `${near.length} of ${files.length} test files of the change are run; npm test runs all.`,
  );
  return near;
}

function runs(args, env = toolEnv()) {
  return spawnSync(node, args, { cwd: root, stdio: 'inherit', env }).status;
}

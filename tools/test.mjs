// npm test: every check and every test, with a last line that counts them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { journeyBrowserWhenNeeded, journeyEnv } from './browser.mjs';
import { checkBudgets } from './budget.mjs';
import { runChecks } from './check.mjs';
import { buildWebWhenNeeded, installWhenNeeded, node, root, toolEnv } from './install.mjs';

const total = { passed: 0, failed: 0 };
const reports = mkdtempSync(join(tmpdir(), 'limber-reports-'));

installWhenNeeded();
const browser = journeyBrowserWhenNeeded();

console.log('\nChecks');
count(await runChecks());

// It also extracts the pages' sentences, which a test then looks for in Arabic.
buildWebWhenNeeded();

console.log('\nTests of the server and of the web');
count(vitest());

console.log('\nWhat the built pages weigh');
count(checkBudgets());

console.log('\nJourneys in a browser');
count(playwright(await journeyEnv(browser)));

rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

function vitest() {
  const file = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = inSight([join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...reporters]);
  const report = read(file);
  return atLeastOneFailure(status, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
  });
}

function playwright(env) {
  const file = join(reports, 'playwright.json');
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const status = inSight([join(root, 'node_modules/@playwright/test/cli.js'), ...args], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = read(file);
  printPages(report?.suites);
  const stats = report?.stats;
  return atLeastOneFailure(status, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
  });
}

const MOST_LINES = 60;

/** What each page that failed showed: where only the log is kept, its pictures are lost. */
function printPages(suites = []) {
  for (const { specs = [], suites: inner } of suites) {
    for (const { title, tests } of specs) {
      const attached = tests.flatMap(({ results }) => results.flatMap((each) => each.attachments));
      for (const { path } of attached.filter(({ name }) => name === 'error-context')) {
        const [, page] = readFileSync(path, 'utf8').split('# Page snapshot');
        const lines = page?.trim().split('\n') ?? [];
        console.log(`\nThe page of "${title}"\n${lines.slice(0, MOST_LINES).join('\n')}`);
      }
    }
    printPages(inner);
  }
}

function inSight(args, env = toolEnv()) {
  const ran = spawnSync(node, args, { cwd: root, stdio: 'inherit', env });
  return ran.status;
}

/** A run that broke before or outside its tests must not count as a success. */
function atLeastOneFailure(status, { passed, failed }) {
  return { passed, failed: status === 0 ? failed : Math.max(1, failed) };
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function count({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}

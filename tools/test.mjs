// npm test: every check and every test, with a last line that counts them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { journeyBrowserWhenNeeded, journeyEnv } from './browser.mjs';
import { checkBudgets } from './budget.mjs';
import { runChecks } from './check.mjs';
import { buildWebAside, installWhenNeeded, node, root, toolEnv } from './install.mjs';

const total = { passed: 0, failed: 0 };
/** Said again at the end: where only the end of the log is kept, the rest is lost. */
const failures = [];
let part = '';
/** Of a page that failed. */
const MOST_LINES = 60;
const reports = mkdtempSync(join(tmpdir(), 'limber-reports-'));

installWhenNeeded();
const browser = journeyBrowserWhenNeeded();

begin('Checks');
// Each takes one processor for most of its time. The build also extracts the pages' sentences, which
// a test then looks for in Arabic.
const [checked] = await Promise.all([runChecks(), buildWebAside()]);
count(checked);

begin('Tests of the server and of the web');
count(vitest());

begin('What the built pages weigh');
count(checkBudgets());

begin('Journeys in a browser');
count(playwright(await journeyEnv(browser)));

rmSync(reports, { recursive: true, force: true });
for (const failure of failures) console.log(`\n${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

function vitest() {
  const file = join(reports, 'vitest.json');
  const status = inSight([join(root, 'node_modules/vitest/vitest.mjs'), 'run'], {
    ...toolEnv(),
    VITEST_REPORT_FILE: file,
  });
  const { passed = 0, failures: named = [] } = read(file) ?? {};
  failures.push(...named);
  return atLeastOneFailure(status, { passed, failed: named.length });
}

function playwright(env) {
  const file = join(reports, 'playwright.json');
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const status = inSight([join(root, 'node_modules/@playwright/test/cli.js'), ...args], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = read(file);
  noteFailedPages(report?.suites);
  const stats = report?.stats;
  return atLeastOneFailure(status, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
  });
}

function firstLines(text) {
  return text.split('\n').slice(0, MOST_LINES).join('\n');
}

/** With what each page that failed showed: its pictures are lost too. */
function noteFailedPages(suites = []) {
  for (const { specs = [], suites: inner } of suites) {
    for (const { title, file, tests } of specs) {
      const errors = tests.flatMap(({ results }) => results.flatMap((each) => each.errors ?? []));
      for (const { message = '' } of errors) {
        failures.push(`${file}: ${title}\n${firstLines(message)}`);
      }
      const attached = tests.flatMap(({ results }) => results.flatMap((each) => each.attachments));
      for (const { path } of attached.filter(({ name }) => name === 'error-context')) {
        const [, page] = readFileSync(path, 'utf8').split('# Page snapshot');
        failures.push(`The page of ${file}: ${title}\n${firstLines(page?.trim() ?? '')}`);
      }
    }
    noteFailedPages(inner);
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

function begin(name) {
  part = name;
  console.log(`\n${name}`);
}

function count({ passed, failed }) {
  if (failed > 0) failures.push(`${part}: ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
}

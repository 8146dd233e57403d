import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { atLeast, type Drill, exactly, type Finding, type Given, told } from '../drill.ts';
import { endAtExit } from '../stand/end-at-exit.ts';
import { install } from '../stand/install.ts';
import { acceptedSurvivors } from './accepted-survivors.ts';
import { type Report, readSurvivors, scoreOf } from './read-report.ts';
import { unanswered } from './unanswered.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const TOOLS = join(import.meta.dirname, 'node_modules/@stryker-mutator');
const MODULES = ['bookings', 'packages', 'scheduling', 'auth', 'till'];
const LEAST_PERCENT = 85;
/** What the short form tries, in seconds. */
const SHORT_FILE = 'server/src/modules/till/vat/vat-rate-start-rules.ts';

/** The rules of a module are mutated in every known way; its tests should see it. */
export const mutants: readonly Drill[] = MODULES.map((module) => ({
  name: `mutants ${module}`,
  what:
    `StrykerJS changes the rules of \`modules/${module}\`, one place at a time, and the tests ` +
    'of rules run against each change. Sentences are left out. Each surviving change is ' +
    'read, and answered in `battery/mutants/accepted-survivors.ts` when it does not change the ' +
    'behaviour.',
  mostMinutes: 60,
  run: async ({ short, say }) => {
    try {
      await install(import.meta.dirname);
    } catch (error) {
      if (!short) throw error;
      // StrykerJS cannot be installed, as when offline.
      return [atLeast('mutants', 0, 0)];
    }
    return mutate(short ? [SHORT_FILE] : rulesOf(module), say);
  },
}));

const rulesOf = (module: string) =>
  globSync(`server/src/modules/${module}/**/*rules.ts`, { cwd: ROOT }).toSorted();

async function mutate(files: readonly string[], say: Given['say']): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'limber-mutants-'));
  try {
    const report = join(folder, 'report.json');
    const config = join(folder, 'stryker.json');
    writeFileSync(config, JSON.stringify(configOf(files, report)));
    const log = await run(process.execPath, [join(TOOLS, 'core/bin/stryker.js'), 'run', config]);
    if (!existsSync(report)) throw new Error(log.slice(-2000));
    return findings(JSON.parse(readFileSync(report, 'utf8')), say);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function configOf(files: readonly string[], report: string) {
  return {
    testRunner: 'vitest',
    plugins: [
      join(TOOLS, 'vitest-runner/dist/src/index.js'),
      join(import.meta.dirname, 'no-sentences.mjs'),
    ],
    ignorers: ['sentences'],
    vitest: { configFile: relative(ROOT, join(import.meta.dirname, 'vitest.config.ts')) },
    mutate: files,
    ...{ concurrency: 1, coverageAnalysis: 'perTest', allowConsoleColors: false },
    ...{ reporters: ['json'], jsonReporter: { fileName: report } },
    ...{
      tempDirName: '.stryker-tmp',
      ignorePatterns: ['/web', '/data', '/docs', '/e2e', '/bench'],
    },
  };
}

function findings(report: Report, say: Given['say']): Finding[] {
  const files = Object.entries(report.files).map(([file, { mutants }]) => ({ file, mutants }));
  const all = files.flatMap(({ mutants }) => mutants);
  const survivors = readSurvivors(report);
  const open = unanswered(survivors, acceptedSurvivors);
  const { killed, counted } = scoreOf(all);
  // Each has to be read, so all are printed: the page has only the first ones.
  const toRead = open.map(
    ({ file, line, from, to }) => `${file.split('/').at(-1)}:${line} ${from} as ${to}`,
  );
  for (const survivor of toRead) say(survivor);
  return [
    told('mutants', counted),
    ...files.map(({ file, mutants }) => {
      const own = scoreOf(mutants);
      return told(
        file.replace('server/src/modules/', ''),
        `${own.killed} of ${own.counted} killed`,
      );
    }),
    atLeast('killed', (100 * killed) / counted, LEAST_PERCENT, '%'),
    told('survivors that are no other behaviour, answered', survivors.length - open.length),
    exactly('survivors without an answer', open.length, 0, toRead),
  ];
}

/** Runs a command to its end, with any exit code, and answers its output. */
async function run(command: string, args: readonly string[]): Promise<string> {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes) => said.push(String(bytes)));
  }
  endAtExit(child);
  await once(child, 'close');
  return said.join('');
}

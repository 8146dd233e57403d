import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { atLeast, exactly, type Finding } from '../drill.ts';
import { endAtExit } from '../stand/end-at-exit.ts';

const ROOT = resolve(import.meta.dirname, '../..');

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Runs files of the server's tests with this environment, and answers how many passed. */
export async function runTests(
  files: readonly string[],
  env: Record<string, string> = {},
): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'limber-battery-tests-'));
  const file = join(folder, 'report.json');
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const reporter = ['--reporter=json', `--outputFile=${file}`];
  const args = [vitest, 'run', '--project', 'server', ...reporter, ...files];
  try {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: 'ignore',
      env: { ...process.env, ...env },
    });
    endAtExit(child);
    const [code, signal] = await once(child, 'exit');
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    const failed = report.testResults.flatMap(({ message, assertionResults }) => {
      const fallen = assertionResults
        .filter(({ status }) => status === 'failed')
        .map((each) => `${each.fullName}: ${each.failureMessages[0]?.split('\n')[0]}`);
      // A file that failed to load has no tests.
      return assertionResults.length === 0 ? [message] : fallen;
    });
    return [
      // A name that matches nothing runs nothing, and then nothing fails.
      atLeast('tests passed', report.numPassedTests, files.length),
      exactly('tests failed', failed.length, 0, failed),
      // Errors outside of any test are reported only here.
      { what: 'the run ended with', figure: String(signal ?? code), bar: '0', holds: code === 0 },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

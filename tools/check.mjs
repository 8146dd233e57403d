// npm run check: types, lint and format, layers, access to calls, and secrets in files.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { installWhenNeeded, node, root, toolEnv } from './install.mjs';

const bin = (name) => join(root, 'node_modules', name);

/** Files that have not changed since the last check are not checked again: a tenth of the time. */
const tsc = (folder) => [
  ...['.', bin('typescript/bin/tsc'), '-p', folder, '--incremental'],
  ...['--tsBuildInfoFile', bin(`.cache/types/${folder}.tsbuildinfo`)],
];

/**
 * Every check as [name, commands], which run one after another; a command begins with its folder.
 */
export const checks = [
  ['types of the contract', tsc('contract')],
  ['types of the server', tsc('server')],
  ['types of the web', ['web', bin('@react-router/dev/dist/cli/index.js'), 'typegen'], tsc('web')],
  ['types of the journeys', tsc('e2e')],
  ['lint and format', ['.', bin('@biomejs/biome/bin/biome'), 'check', '.']],
  ['rooms', ['.', 'tools/rooms.mjs']],
  ['calls', ['.', 'tools/calls.mjs', '--check']],
  ['matrix', ['.', 'server/test/matrix/check-rows.ts']],
  [
    'secrets',
    ['.', bin('secretlint/bin/secretlint.js'), '**/*', '--secretlintignore', '.gitignore'],
  ],
  ['coverage', ['.', 'tools/coverage.mjs', '--check']],
];

/**
 * Runs every check, in parallel up to the number of processors, and prints each result; answers how
 * many passed and failed.
 */
export async function runChecks() {
  const waiting = checks.entries();
  const results = [];
  const lanes = cpus().length;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const [index, [, ...commands]] of waiting) results[index] = await runInTurn(commands);
    }),
  );
  for (const [index, { passed, said }] of results.entries()) {
    console.log(`${passed ? 'ok  ' : 'FAIL'} ${checks[index][0]}`);
    if (!passed) console.log(said);
  }
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed: results.length - passed };
}

/** Runs commands until one of them fails. */
async function runInTurn(commands) {
  for (const [folder, ...args] of commands) {
    const child = spawn(node, args, { cwd: join(root, folder), env: toolEnv() });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        said += text;
      });
    }
    const [status] = await once(child, 'close');
    if (status !== 0) return { passed: false, said };
  }
  return { passed: true };
}

if (process.argv[1]?.endsWith('check.mjs')) {
  installWhenNeeded();
  process.exit((await runChecks()).failed > 0 ? 1 : 0);
}

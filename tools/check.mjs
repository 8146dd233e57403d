// npm run check: types, lint and format, who may import whom, whom each call admits, and that no secret is in a file.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installWhenNeeded, node, root, toolEnv } from './install.mjs';

const bin = (name) => join(root, 'node_modules', name);

/** Every check as [name, command line, folder]; a check whose files are missing is left out. */
export const checks = [
  ['types of the contract', [bin('typescript/bin/tsc'), '-p', 'contract']],
  ['types of the server', [bin('typescript/bin/tsc'), '-p', 'server']],
  ['route types of the web', [bin('@react-router/dev/dist/cli/index.js'), 'typegen'], 'web'],
  ['types of the web', [bin('typescript/bin/tsc'), '-p', 'web']],
  ['types of the journeys', [bin('typescript/bin/tsc'), '-p', 'e2e']],
  ['lint and format', [bin('@biomejs/biome/bin/biome'), 'check', '.']],
  ['rooms', ['tools/rooms.mjs']],
  ['calls', ['tools/calls.mjs', '--check']],
  ['matrix', ['server/test/matrix/check-rows.ts']],
  ['secrets', [bin('secretlint/bin/secretlint.js'), '**/*', '--secretlintignore', '.gitignore']],
  ['coverage', ['tools/coverage.mjs', '--check']],
];

/** Runs every check and prints what each found; answers how many passed and failed. */
export function runChecks() {
  const result = { passed: 0, failed: 0 };
  for (const [name, args, folder = '.'] of checks) {
    const done = spawnSync(node, args, {
      cwd: join(root, folder),
      env: toolEnv(),
      encoding: 'utf8',
    });
    const passed = done.status === 0;
    console.log(`${passed ? 'ok  ' : 'FAIL'} ${name}`);
    if (!passed) console.log(`${done.stdout}${done.stderr}`);
    result[passed ? 'passed' : 'failed'] += 1;
  }
  return result;
}

if (process.argv[1]?.endsWith('check.mjs')) {
  installWhenNeeded();
  process.exit(runChecks().failed > 0 ? 1 : 0);
}

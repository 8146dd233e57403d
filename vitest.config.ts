import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { folderInMemory } from './tools/memory-folder.mjs';
import { Report } from './tools/vitest-report.mjs';
import { webProjects } from './web/vitest.config.ts';

// A run that a test starts stays in the folder of the first, which removes it.
const memory = process.env.TMPDIR ? '' : folderInMemory('limber-tests-');
if (memory) {
  process.env.TMPDIR = memory;
  process.once('exit', () => rmSync(memory, { recursive: true, force: true }));
}

const server = {
  root: 'server',
  globalSetup: ['test/global-setup.ts'],
  pool: 'forks',
  hookTimeout: 60_000,
  testTimeout: 30_000,
  // What is waited for comes; how soon is the machine's matter.
  expect: { poll: { timeout: 20_000 } },
} as const;

/** Tests that put other modules in place of the product's own, which the files after them would get too. */
const otherModules = ['test/other-terms.test.ts'];

const report = process.env.VITEST_REPORT_FILE;

export default defineConfig({
  test: {
    ...(report && { reporters: ['default', new Report(report)] }),
    // A worker waits for the database half of its time; each has a pool of connections there.
    maxWorkers: Math.min(availableParallelism() + 1, 8),
    projects: [
      {
        test: {
          ...server,
          name: 'server',
          include: ['src/**/*.test.ts', 'seed/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: otherModules,
          // Each file has a database and an application of its own: reading all sources again for each
          // of them was a third of the time.
          isolate: false,
        },
      },
      { test: { ...server, name: 'server with other modules', include: otherModules } },
      ...webProjects,
      { test: { name: 'battery', root: 'battery', testTimeout: 170_000, hookTimeout: 60_000 } },
      { test: { name: 'tools', root: 'tools', include: ['**/*.test.{ts,mjs}'] } },
    ],
  },
});

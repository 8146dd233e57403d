import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests of rules on plain values: they need no database, so that each mutant costs milliseconds. */
export default defineConfig({
  test: {
    root: resolve(import.meta.dirname, '../../server'),
    include: ['src/modules/**/*rules.test.ts'],
    // A mutant may never end.
    testTimeout: 10_000,
  },
});

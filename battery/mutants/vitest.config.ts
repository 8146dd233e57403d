import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests of rules with plain values: they need no database, so a mutant costs milliseconds. */
export default defineConfig({
  test: {
    root: resolve(import.meta.dirname, '../../server'),
    include: ['src/modules/**/*live-code-rules.test.ts'],
    // A mutant may run forever.
    testTimeout: 10_000,
  },
});

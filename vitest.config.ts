import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts', 'seed/**/*.test.ts', 'test/**/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          pool: 'forks',
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
      'web/vitest.config.ts',
      { test: { name: 'tools', root: 'tools', include: ['**/*.test.{ts,mjs}'] } },
    ],
  },
});

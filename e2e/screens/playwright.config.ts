import journeys from '../playwright.config.ts';

/** Not tests: screenshots of every page and state, for people to look at. `npm run screens`. */
export default {
  ...journeys,
  testDir: '.',
  testMatch: '*.screens.ts',
  globalTeardown: '../support/remove-data.ts',
  timeout: 240_000,
  // The tests may last long, one missing button may not.
  use: { ...journeys.use, actionTimeout: 30_000 },
};

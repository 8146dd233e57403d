import { expect, test } from 'vitest';
import { latestAnswer } from './latest-answer.ts';

const [monday, tuesday] = ['Monday', 'Tuesday'];

test.each([
  ['the day that was asked for', { currentData: tuesday, data: tuesday, isError: false }, tuesday],
  [
    'the day before until it comes',
    { currentData: undefined, data: monday, isError: false },
    monday,
  ],
  [
    'no other day where it failed',
    { currentData: undefined, data: monday, isError: true },
    undefined,
  ],
  [
    'the same day where it fails again',
    { currentData: tuesday, data: tuesday, isError: true },
    tuesday,
  ],
  ['nothing at first', { currentData: undefined, data: undefined, isError: false }, undefined],
])('a page shows %s', (_what, asked, shown) => {
  expect(latestAnswer(asked)).toBe(shown);
});

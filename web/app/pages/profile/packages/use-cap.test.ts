import { expect, test } from 'vitest';
import { readCap } from './use-minutes-cap.ts';

test.each([
  ['', null],
  ['  ', null],
  ['120', 120],
  ['0', 0],
  [' 45 ', 45],
  ['7', 'steps'],
  ['-5', 'steps'],
  ['2.5', 'steps'],
  ['lots', 'steps'],
  ['600', 600],
  ['605', 'above'],
])('%j as a cap of 600 minutes is %j', (text, minutes) => {
  expect(readCap(text, 600)).toBe(minutes);
});

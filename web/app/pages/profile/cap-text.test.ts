import { expect, test } from 'vitest';
import { readCap } from './cap-text.ts';

test.each([
  ['', null],
  ['  ', null],
  ['120', 120],
  ['0', 0],
  [' 45 ', 45],
  ['7', undefined],
  ['-5', undefined],
  ['2.5', undefined],
  ['lots', undefined],
  ['100005', undefined],
])('%j as a cap is %j', (text, minutes) => {
  expect(readCap(text)).toBe(minutes);
});

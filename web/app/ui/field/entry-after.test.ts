import { expect, test } from 'vitest';
import { entryAfter } from './entry-after.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 0, 0],
  ['PageDown', 7, 9],
  ['PageUp', 5, 1],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['a', 5, undefined],
])('%s from %i of ten leads to %s', (key, from, expected) => {
  expect(entryAfter(key, from, 10)).toBe(expected);
});

import { expect, test } from 'vitest';
import { listKeyIndex } from './list-key-index.ts';

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
  expect(listKeyIndex(key, from, 10)).toBe(expected);
});

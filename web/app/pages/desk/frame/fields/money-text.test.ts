import { expect, test } from 'vitest';
import { minorIn, typedMinor } from './money-text.ts';

test.each([
  ['320', 32_000],
  ['1,375.50', 137_550],
  ['1 375.5', 137_550],
  ['١٣٧٥٫٥', 137_550],
  ['0', 0],
  ['12.', 1_200],
  ['165,50', 16_550],
  ['62,5', 6_250],
  ['١٬٣٧٥٫٥', 137_550],
  ['۱۶۵،۵۰', 16_550],
  ['1,234,567', 123_456_700],
  ['1,375,50', null],
  ['12,34,567', null],
  ['1234,567', null],
  ['1,3755', null],
  ['1375.500,5', null],
  ['165 50', null],
  ['165,', null],
  ['1.500', null],
  [',50', null],
  ['', null],
  ['-5', null],
  ['1.234', null],
  ['12.5.5', null],
  ['abc', null],
  ['99999999', null],
] as const)('%s is %s fils', (typed, minor) => {
  expect(minorIn(typed)).toBe(minor);
});

test('a written amount can be typed again', () => {
  for (const minor of [0, 5, 50, 137_550, 27_500]) expect(minorIn(typedMinor(minor))).toBe(minor);
});

import { expect, test } from 'vitest';
import { slopeErrorOf, slopeOf } from './slope.ts';

test('steady growth is the slope, noise has none', () => {
  expect(
    slopeOf([
      [0, 10],
      [1, 12],
      [2, 14],
    ]),
  ).toBe(2);
  expect(
    slopeOf([
      [0, 10],
      [1, 30],
      [2, 10],
    ]),
  ).toBe(0);
});

test('the more noise, the less certain is the slope', () => {
  const around = (jump: number) =>
    slopeErrorOf([
      [0, 10 + jump],
      [1, 12 - jump],
      [2, 14 - jump],
      [3, 16 + jump],
    ]);
  expect(around(0)).toBe(0);
  expect(around(1)).toBeCloseTo(Math.sqrt(4 / 2 / 5));
  expect(around(2)).toBeCloseTo(2 * around(1));
});

test('a single figure has none', () => {
  expect(slopeOf([[1, 10]])).toBeNaN();
});

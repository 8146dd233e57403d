import { expect, test } from 'vitest';
import { slopeOf } from './slope.ts';

test('what grows evenly has its growth as slope, what jumps about none', () => {
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

test('one figure alone has none', () => {
  expect(slopeOf([[1, 10]])).toBeNaN();
});

import { expect, test } from 'vitest';
import { readPrice } from './read-typed-price.ts';

test.each([
  ['', '', 15, 32_000, null],
  ['320', '', 15, 32_000, null],
  ['300', 'Waited', 15, 30_000, null],
  ['272', 'Waited', 15, 27_200, null],
  ['319', 'Waited', 0, 31_900, 'manager'],
  ['271.99', 'Waited', 15, 27_199, 'manager'],
  ['0', 'Waited', 100, 0, null],
  ['300', ' ', 100, 30_000, 'reason'],
  ['321', 'Waited', 100, 32_000, 'price'],
  ['ten', 'Waited', 100, 32_000, 'price'],
] as const)('%s because of "%s" (at most %i%%): %i, %s', (price, reason, most, minor, problem) => {
  expect(readPrice(32_000, { price, reason }, most)).toEqual({ minor, problem });
});

test('without a lower price the full price stays', () => {
  expect(readPrice(32_000, null, 15)).toEqual({ minor: 32_000, problem: null });
});

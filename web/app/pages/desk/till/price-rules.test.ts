import { expect, test } from 'vitest';
import { readPrice } from './price-rules.ts';

test.each([
  ['', '', false, 32_000, null],
  ['320', '', false, 32_000, null],
  ['300', 'Waited', false, 30_000, null],
  ['272', 'Waited', false, 27_200, null],
  ['271.99', 'Waited', false, 27_199, 'manager'],
  ['0', 'Waited', true, 0, null],
  ['300', ' ', true, 30_000, 'reason'],
  ['321', 'Waited', true, 32_000, 'price'],
  ['ten', 'Waited', true, 32_000, 'price'],
] as const)('%s because of "%s" (manager: %s): %i, %s', (price, reason, manager, fils, problem) => {
  expect(readPrice(32_000, { price, reason }, manager)).toEqual({ fils, problem });
});

test('without a lower price it is what it costs', () => {
  expect(readPrice(32_000, null, false)).toEqual({ fils: 32_000, problem: null });
});

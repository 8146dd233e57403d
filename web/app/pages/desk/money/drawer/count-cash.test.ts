import { expect, test } from 'vitest';
import { sumOfCash, worthOf } from './count-cash.ts';

test('notes and coins are summed in fils', () => {
  expect(sumOfCash({ 100000: '1', 10000: '3', 50: '1', 25: '2' })).toBe(130_100);
  expect(sumOfCash({})).toBe(0);
});

test('an entry that is not a number is reported', () => {
  expect(worthOf(500, 'two')).toBe(null);
  expect(sumOfCash({ 500: '1.5', 100: '1' })).toBe(null);
});

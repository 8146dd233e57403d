import { expect, test } from 'vitest';
import { sumOfCash, worthOf } from './count-cash.ts';

test('notes and coins add up to the fils', () => {
  expect(sumOfCash({ 100000: '1', 10000: '3', 50: '1', 25: '2' })).toBe(130_100);
  expect(sumOfCash({})).toBe(0);
});

test('what is no number counts for nothing and is told', () => {
  expect(worthOf(500, 'two')).toBe(null);
  expect(sumOfCash({ 500: '1.5', 100: '1' })).toBe(null);
});

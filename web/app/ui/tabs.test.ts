import { expect, test } from 'vitest';
import { tabAfter } from './tabs.tsx';

test('arrows lead to the neighbours and round the ends', () => {
  expect(tabAfter('ArrowRight', 0, 3, false)).toBe(1);
  expect(tabAfter('ArrowRight', 2, 3, false)).toBe(0);
  expect(tabAfter('ArrowLeft', 0, 3, false)).toBe(2);
});

test('from right to left the arrows follow what the eye sees', () => {
  expect(tabAfter('ArrowLeft', 0, 3, true)).toBe(1);
  expect(tabAfter('ArrowRight', 0, 3, true)).toBe(2);
});

test('Home and End lead to the ends; other keys are left alone', () => {
  expect(tabAfter('Home', 2, 3, false)).toBe(0);
  expect(tabAfter('End', 0, 3, true)).toBe(2);
  expect(tabAfter('a', 1, 3, false)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { ticked } from './choices.tsx';

test('what is chosen keeps the order in which it is shown, and what is not shown stays chosen', () => {
  expect(ticked([1, 2, 3], [3, 9], 1, true)).toEqual([1, 3, 9]);
  expect(ticked([1, 2, 3], [1, 3, 9], 3, false)).toEqual([1, 9]);
  expect(ticked([1, 2, 3], [9], 2, false)).toEqual([9]);
});

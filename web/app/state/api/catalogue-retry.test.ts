import { expect, test } from 'vitest';
import { catalogueErrorDelayMs } from './catalogue-retry.ts';

test('the pause grows by half each time, up to ten seconds @CONST-05', () => {
  const delays = [0, 1, 2, 3, 4, 5, 6, 9].map(catalogueErrorDelayMs);
  expect(delays).toEqual([1000, 1500, 2250, 3375, 5062.5, 7593.75, 10_000, 10_000]);
});

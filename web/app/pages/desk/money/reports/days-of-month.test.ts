import { expect, test } from 'vitest';
import { monthBefore, monthOf } from './days-of-month.ts';

test.each([
  ['2026-02-11', '2026-02-01', '2026-02-28'],
  ['2028-02-29', '2028-02-01', '2028-02-29'],
  ['2026-12-31', '2026-12-01', '2026-12-31'],
  ['2026-04-01', '2026-04-01', '2026-04-30'],
])('%s is in the month from %s to %s', (day, from, to) => {
  expect(monthOf(day)).toEqual({ from, to });
});

test('the month before January is December', () => {
  expect(monthBefore('2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

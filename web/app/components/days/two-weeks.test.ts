import { expect, test } from 'vitest';
import { twoWeeksFrom, twoWeeksWith } from './two-weeks.ts';

const today = '2026-03-04';

test.each([
  ['the first day', today, today, today],
  ['the last of them', '2026-03-17', today, today],
  ['none', '', today, today],
  ['a later one, from its Monday on', '2026-03-18', today, '2026-03-16'],
  ['one of the later weeks, which stay', '2026-03-29', '2026-03-16', '2026-03-16'],
  ['one of this fortnight again', '2026-03-05', '2026-03-16', today],
])('two weeks show %s', (_which, date, start, expected) => {
  expect(twoWeeksWith(date, start, today)).toBe(expected);
});

test('they are fourteen days, over the end of a month', () => {
  const days = twoWeeksFrom('2026-02-23');
  expect(days).toHaveLength(14);
  expect(days.at(-1)).toBe('2026-03-08');
});

import { expect, test } from 'vitest';
import { placeAfter, twoWeeksFrom, twoWeeksWith } from './two-weeks.ts';

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

test('arrows follow the page and stop at the ends', () => {
  const after = (key: string, from: number, rtl = false) =>
    placeAfter(key, from, { count: 14, rtl });
  expect(after('ArrowRight', 3)).toBe(4);
  expect(after('ArrowLeft', 3)).toBe(2);
  expect(after('ArrowRight', 3, true)).toBe(2);
  expect(after('ArrowLeft', 3, true)).toBe(4);
  expect([after('ArrowLeft', 0), after('ArrowRight', 13)]).toEqual([0, 13]);
  expect([after('Home', 5), after('End', 5), after('Tab', 5)]).toEqual([0, 13, undefined]);
});

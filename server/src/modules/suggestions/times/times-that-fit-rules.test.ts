import { expect, test } from 'vitest';
import { startsThatFit } from './times-that-fit-rules.ts';

const HOUR = 60;
const days = [
  { day: '2026-03-05', weekday: 4, starts: [10 * HOUR, 17 * HOUR] },
  { day: '2026-03-06', weekday: 5, starts: [18 * HOUR] },
  { day: '2026-03-07', weekday: 6, starts: [] },
  { day: '2026-03-10', weekday: 2, starts: [9 * HOUR, 19 * HOUR] },
  { day: '2026-03-12', weekday: 4, starts: [11 * HOUR] },
];

test('the usual weekday comes first, then the hour nearest to the usual one, one time a day', () => {
  expect(startsThatFit(days, { weekday: 4, startMinute: 18 * HOUR })).toEqual([
    { day: '2026-03-05', startMinute: 17 * HOUR },
    { day: '2026-03-06', startMinute: 18 * HOUR },
    { day: '2026-03-12', startMinute: 11 * HOUR },
  ]);
});

test('where nothing is usual, the times nearest to noon are proposed, the soonest first', () => {
  expect(startsThatFit(days, null)).toEqual([
    { day: '2026-03-05', startMinute: 10 * HOUR },
    { day: '2026-03-10', startMinute: 9 * HOUR },
    { day: '2026-03-12', startMinute: 11 * HOUR },
  ]);
  expect(startsThatFit([], null)).toEqual([]);
});

import { expect, test } from 'vitest';
import { accountHolder, type Cover, isBeyondDiary, notOpenOn } from './bookable-days-rules.ts';

const midnight = (day: number) => new Date(Date.UTC(2026, 2, day) - 4 * 3_600_000);
const now = new Date('2026-03-04T10:00:00+04:00');
const why = (day: number, cover?: Cover, daysAhead = 14) =>
  notOpenOn(midnight(day), { now, holder: accountHolder(7), daysAhead, ...(cover && { cover }) });

test('the diary is open for a number of days after today, the last included', () => {
  expect([why(4), why(18), why(19), why(3)]).toEqual([null, null, 'beyond', null]);
  expect([isBeyondDiary(-1440, 1), isBeyondDiary(-1441, 1)]).toEqual([false, true]);
});

test('a package ends with its last day, which is the first reason given', () => {
  const ends = { end: midnight(10), taken: [] };
  expect([why(9, ends), why(10, ends), why(11, ends)]).toEqual([
    ...[null, 'package_ended', 'package_ended'],
  ]);
  expect(why(30, ends)).toBe('package_ended');
  expect(why(30, { end: null, taken: [] })).toBe('beyond');
});

test('a day that has the one session of a package offers no other', () => {
  const taken = { end: null, taken: [midnight(8), midnight(9)] };
  expect([7, 8, 9, 10].map((day) => why(day, taken))).toEqual([
    ...[null, 'package_used', 'package_used', null],
  ]);
});

test('an account holds wherever it is signed in', () => {
  expect(accountHolder(7)).toEqual({ accountId: 7, browser: null });
});

import { expect, test } from 'vitest';
import { noticeEndsAt, noticesBefore } from './notices-before-end.ts';

const daysOf = (expiresOn: string, now: string) =>
  noticesBefore(expiresOn, new Date(now)).map(({ daysBefore, runAt }) => [
    daysBefore,
    runAt.toISOString(),
  ]);

test('an owner is told a month and a week before the last day, at ten', () => {
  expect(daysOf('2026-06-02', '2026-03-04T09:00:00+04:00')).toEqual([
    [30, '2026-05-03T06:00:00.000Z'],
    [7, '2026-05-26T06:00:00.000Z'],
  ]);
});

test('nobody is told right after the purchase of a package for a month, nor of a day that has passed', () => {
  expect(daysOf('2026-04-04', '2026-03-04T09:00:00+04:00').map(([days]) => days)).toEqual([7]);
  expect(daysOf('2026-04-09', '2026-03-04T09:00:00+04:00').map(([days]) => days)).toEqual([7]);
  expect(daysOf('2026-04-10', '2026-03-04T09:00:00+04:00').map(([days]) => days)).toEqual([30, 7]);
  expect(daysOf('2026-03-10', '2026-03-04T09:00:00+04:00')).toEqual([]);
});

test('an early notice ends with the next one, and the last with the last day', () => {
  expect(noticeEndsAt('2026-06-02', 30).toISOString()).toBe('2026-05-26T06:00:00.000Z');
  expect(noticeEndsAt('2026-06-02', 7).toISOString()).toBe('2026-06-02T20:00:00.000Z');
});

import { PROLONGED_WITHIN_DAYS } from '@limber/contract/terms/packages.ts';
import { describe, expect, test } from 'vitest';
import { lastDayFrozen, lastDayUnfrozen, refuseFreeze, restOf } from './freeze-rules.ts';
import { latestLastDay, refuseLastDay } from './last-day-rules.ts';

const today = '2026-03-10';
const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}`;
type LastDayFacts = Parameters<typeof refuseLastDay>[0];
const pack = (changes: Partial<LastDayFacts> = {}): LastDayFacts => ({
  ...{ active: true, expiresOn: day(20), sessionDays: [], frozen: [] },
  ...changes,
});

describe('the last day of a package', () => {
  const why = (until: string, changes: Partial<LastDayFacts> = {}) =>
    refuseLastDay(pack(changes), until, today)?.en;

  test('is today or later', () => {
    expect([why(day(10)), why(day(30))]).toEqual([undefined, undefined]);
    expect(why(day(9))).toBe('The last day of a package cannot be before today.');
  });

  test('does not exist for one that does not expire or is closed', () => {
    expect(why(day(30), { expiresOn: null })).toBe('This package has no last day.');
    expect(why(day(30), { active: false })).toBe('This package is closed.');
  });

  test('of an expired one can be moved for a while', () => {
    const ended = (daysAgo: number) =>
      Temporal.PlainDate.from(today).subtract({ days: daysAgo }).toString();
    expect(why(day(30), { expiresOn: ended(PROLONGED_WITHIN_DAYS) })).toBeUndefined();
    expect(why(day(30), { expiresOn: ended(PROLONGED_WITHIN_DAYS + 1) })).toContain(
      'ended more than',
    );
  });

  test('cannot be before a booked or frozen day', () => {
    expect(why(day(15), { sessionDays: [day(15), day(9)] })).toBeUndefined();
    expect(why(day(15), { sessionDays: [day(12), day(16)] })).toContain('booked after this day');
    expect(why(day(10), { sessionDays: [day(9)] })).toBeUndefined();
    const frozen = [
      { from: day(11), to: day(12) },
      { from: day(14), to: day(15) },
    ];
    expect(why(day(15), { frozen })).toBeUndefined();
    expect(why(day(14), { frozen })).toContain('frozen after this day');
  });
});

describe('freezing a package', () => {
  const span = { from: day(12), to: day(14) };
  const why = (changes: Partial<LastDayFacts> = {}, of = span) =>
    refuseFreeze(pack(changes), of, today)?.en;

  test('needs one with a last day that is open and not expired', () => {
    expect([why(), why({ expiresOn: today })]).toEqual([undefined, undefined]);
    expect(why({ expiresOn: null })).toBe('This package has no last day.');
    expect(why({ active: false })).toBe('This package is closed.');
    expect(why({ expiresOn: day(9) })).toBe('This package is over. Please prolong it first.');
  });

  test('needs days without bookings', () => {
    expect(why({ sessionDays: [day(11), day(15)] })).toBeUndefined();
    for (const booked of [12, 13, 14]) {
      expect(why({ sessionDays: [day(11), day(booked)] })).toContain('sessions of this package');
    }
  });

  test('needs days that are not frozen already', () => {
    const frozen = (from: number, to: number) =>
      why({
        frozen: [
          { from: day(1), to: day(2) },
          { from: day(from), to: day(to) },
        ],
      });
    expect([frozen(10, 11), frozen(15, 16)]).toEqual([undefined, undefined]);
    for (const [from, to] of [
      [10, 12],
      [14, 16],
      [13, 13],
      [10, 20],
    ] as const) {
      expect(frozen(from, to)).toBe('This package is frozen in these days already.');
    }
  });
});

test('the rest of a freeze begins no earlier than today', () => {
  expect(restOf({ from: day(12), to: day(14) }, today)).toEqual({
    ...{ from: day(12), to: day(14), days: 3 },
  });
  expect(restOf({ from: day(8), to: day(12) }, today)).toEqual({
    ...{ from: today, to: day(12), days: 3 },
  });
  expect(restOf({ from: day(8), to: today }, today)?.days).toBe(1);
  expect(restOf({ from: day(8), to: day(9) }, today)).toBeNull();
});

test('a freeze moves the last day by as many days as it has, and back by those that are not frozen', () => {
  expect(lastDayFrozen(day(20), { from: day(12), to: day(14) })).toBe(day(23));
  expect(lastDayFrozen(day(31), { from: day(12), to: day(12) })).toBe('2026-04-01');
  expect(lastDayUnfrozen(day(23), { days: 2 })).toBe(day(21));
});

test('the latest last day is counted from the present one, or from today once that is over', () => {
  expect(latestLastDay(day(20), today)).toBe('2027-03-21');
  expect(latestLastDay(day(1), today)).toBe('2027-03-11');
  expect(latestLastDay(null, today)).toBe('2027-03-11');
});

import { describe, expect, test } from 'vitest';
import {
  type DayBounds,
  dayProblem,
  lastBookableDay,
  nearestBookableDay,
} from './bookable-days.ts';

const bounds = (changes: Partial<DayBounds> = {}): DayBounds => ({
  today: '2026-03-03',
  daysAhead: 180,
  lastDay: '2026-04-02',
  takenDays: ['2026-03-05', '2026-03-06'],
  ...changes,
});
const open = () => false;

describe('a day that cannot be booked', () => {
  test.each([
    ['2026-03-04', null],
    ['2026-03-05', 'taken'],
    ['2026-04-02', null],
    ['2026-04-03', 'afterEnd'],
  ] as const)('of an unlimited package: %s is %s', (day, problem) => {
    expect(dayProblem(day, bounds())).toBe(problem);
  });

  test('is the 181st from today, without a package that ends before', () => {
    const free = bounds({ lastDay: '', takenDays: [] });
    expect(dayProblem('2026-08-30', free)).toBeNull();
    expect(dayProblem('2026-08-31', free)).toBe('beyond');
    expect(lastBookableDay(free)).toBe('2026-08-30');
    expect(lastBookableDay(bounds())).toBe('2026-04-02');
    expect(lastBookableDay(bounds({ lastDay: '2027-01-01' }))).toBe('2026-08-30');
  });

  test('is the 211th for a member', () => {
    const member = bounds({ daysAhead: 210, lastDay: '', takenDays: [] });
    expect(dayProblem('2026-09-29', member)).toBeNull();
    expect(dayProblem('2026-09-30', member)).toBe('beyond');
    expect(lastBookableDay(member)).toBe('2026-09-29');
  });
});

describe('the alternative', () => {
  test('is the next day that is neither used nor closed', () => {
    expect(nearestBookableDay('2026-03-05', bounds(), open)).toBe('2026-03-07');
    expect(nearestBookableDay('2026-03-05', bounds(), (day) => day === '2026-03-07')).toBe(
      '2026-03-08',
    );
  });

  test('lies before the end if the day is beyond it, and there is none when nothing is left', () => {
    expect(nearestBookableDay('2026-06-01', bounds(), open)).toBe('2026-04-02');
    expect(nearestBookableDay('2026-03-05', bounds(), () => true)).toBeNull();
  });
});

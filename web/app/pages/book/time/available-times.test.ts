import { describe, expect, test } from 'vitest';
import { eid } from '../../../components/test-answers/test-site.ts';
import { closureOn, firstOpenDay } from '../day/open-days.ts';
import { readTypedDate, writeTypedDate } from '../day/typed-date-field.tsx';
import {
  decodeSlot,
  encodeSlot,
  isEmptyTimes,
  longestOf,
  readTimes,
  timesFor,
} from './available-times.ts';
import { defaultDay } from './time-step.tsx';

describe('available times', () => {
  test('a list makes a grid, a map makes a list with the longest sessions @STATE-21 @S3-08', () => {
    expect(readTimes(['12:00', '12:30'])).toEqual({ mode: 'grid', times: ['12:00', '12:30'] });
    expect(readTimes({ '13:00': 60, '12:30': 90 })).toEqual({
      mode: 'list',
      entries: [
        { time: '12:30', maxMinutes: 90 },
        { time: '13:00', maxMinutes: 60 },
      ],
    });
  });

  test.each([[[]], [{}], [null], ['nonsense']])('%j is empty @AVAIL-03', (body) => {
    expect(isEmptyTimes(readTimes(body))).toBe(true);
  });

  test('are those that fit the length', () => {
    const times = readTimes({ '12:00': 45, '13:00': 90 });
    expect(timesFor(times, 60)).toEqual(readTimes({ '13:00': 90 }));
    expect(isEmptyTimes(timesFor(times, 95))).toBe(true);
    expect(longestOf(times)).toBe(90);
    const grid = readTimes(['12:00']);
    expect([timesFor(grid, 60), longestOf(grid)]).toEqual([grid, 0]);
  });

  test('a slot is a JSON pair and back @STATE-22', () => {
    expect(encodeSlot('12:30', 90)).toBe('["12:30",90]');
    expect(decodeSlot('["12:30",90]')).toEqual({ time: '12:30', maxMinutes: 90 });
    expect(decodeSlot('')).toBeNull();
    expect(decodeSlot('{}')).toBeNull();
  });
});

describe('open days', () => {
  test.each([
    ['2025-06-04', '2025-06-04'],
    ['2025-06-05', '2025-06-09'],
    ['2025-06-08', '2025-06-09'],
    ['2025-06-09', '2025-06-09'],
  ])('on %s the calendar starts at %s @AVAIL-06 @AVAIL-07 @HOLIDAY-08', (today, expected) => {
    expect(firstOpenDay(today, [eid], 'A')).toBe(expected);
    expect(defaultDay(today, [eid], 'A', undefined)).toBe(expected);
    expect(defaultDay(today, [eid], 'A', null)).toBe(expected);
  });

  test('the first day with an opening comes before today without one @AVAIL-06', () => {
    expect(defaultDay('2025-06-04', [eid], 'A', '2025-06-10')).toBe('2025-06-10');
  });

  test('consecutive closures are skipped together, those of another branch are not', () => {
    const next = { ...eid, id: 2, location: 'B', starts_on: '2025-06-09', ends_on: '2025-06-10' };
    expect(firstOpenDay('2025-06-06', [eid, next], 'B')).toBe('2025-06-11');
    expect(firstOpenDay('2025-06-06', [eid, next], 'A')).toBe('2025-06-09');
    expect(closureOn('2025-06-09', [next], 'A')).toBeUndefined();
  });
});

describe('typed dates', () => {
  test.each([
    ['06/05/2025', '2025-06-05'],
    [' 6/5/2025 ', '2025-06-05'],
    ['02/29/2028', '2028-02-29'],
    ['02/29/2027', null],
    ['13/01/2025', null],
    ['2025-06-05', null],
    ['', null],
  ])('%j reads as %j @VALID-10', (text, expected) => {
    expect(readTypedDate(text)).toBe(expected);
  });

  test('are written month first @VALID-10 @CONST-01', () => {
    expect(writeTypedDate('2025-06-05')).toBe('06/05/2025');
    expect(writeTypedDate('')).toBe('');
  });
});

import { describe, expect, test } from 'vitest';
import { cardNumberFrom, isFresh, sliceOf } from './card-and-pass-rules.ts';
import { movedUp, yearFrom } from './membership-year-rules.ts';

describe('a year of membership', () => {
  test.each([
    ['begins today', '2026-03-04', null, '2026-03-04', '2027-03-03'],
    [
      'begins today when the last one is over',
      '2026-03-04',
      '2026-03-03',
      '2026-03-04',
      '2027-03-03',
    ],
    ['goes on from its last day', '2026-03-04', '2026-03-04', '2026-03-05', '2027-03-04'],
    ['goes on from years ahead', '2026-03-04', '2028-01-01', '2028-01-02', '2029-01-01'],
    ['that begins on a leap day is not shorter', '2028-02-29', null, '2028-02-29', '2029-02-27'],
  ])('%s', (_what, today, heldUntil, validFrom, validTo) => {
    expect(yearFrom(today, heldUntil)).toEqual({ validFrom, validTo });
  });
});

test.each([
  [0, 'LMB-0000-0000'],
  [48_210_937, 'LMB-4821-0937'],
  [99_999_999, 'LMB-9999-9999'],
])('%d makes the card number %s', (number, printed) => {
  expect(cardNumberFrom(number)).toBe(printed);
});

test('a pass is valid in its own minute and in the next one', () => {
  const slice = sliceOf(new Date('2026-03-04T10:00:30Z'));
  expect(isFresh(slice, new Date('2026-03-04T10:00:59.999Z'))).toBe(true);
  expect(isFresh(slice, new Date('2026-03-04T10:01:59.999Z'))).toBe(true);
  expect(isFresh(slice, new Date('2026-03-04T10:02:00Z'))).toBe(false);
});

describe('years after one that was revoked', () => {
  const year = (id: number, validFrom: string, validTo: string) => ({ id, validFrom, validTo });
  const second = year(2, '2027-03-04', '2028-03-03');
  const third = year(3, '2028-03-04', '2029-03-03');
  const moved = (years: ReturnType<typeof year>[], today = '2026-05-01') => movedUp(years, today);

  test('begin today, and one behind the other', () => {
    expect(moved([second, third])).toEqual([
      year(2, '2026-05-01', '2027-04-30'),
      year(3, '2027-05-01', '2028-04-30'),
    ]);
  });

  test('close a gap between others, and stay where there is no gap', () => {
    const first = year(1, '2026-03-04', '2027-03-03');
    expect(moved([first, third])).toEqual([year(3, '2027-03-04', '2028-03-03')]);
    expect(moved([first, second, third])).toEqual([]);
    expect(moved([second], '2027-03-04')).toEqual([]);
    expect(moved([])).toEqual([]);
  });

  test('follow on one that begins this very day', () => {
    const later = year(4, '2029-01-01', '2029-12-31');
    expect(moved([second, later], '2027-03-04')).toEqual([year(4, '2028-03-04', '2029-03-03')]);
    expect(moved([second, later], '2027-03-03')).toEqual([
      year(2, '2027-03-03', '2028-03-02'),
      year(4, '2028-03-03', '2029-03-02'),
    ]);
  });
});

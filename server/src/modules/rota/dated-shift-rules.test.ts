import { expect, test } from 'vitest';
import { problemsOfPeriod, replaceDated } from './dated-shift-rules.ts';
import { refuseSpans } from './overlapping-shift-rules.ts';

const row = (id: number, validFrom: string | null, validTo: string | null, weekday = 1) => ({
  ...{ id, weekday, validFrom, validTo },
});
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

test('for a month others replace the present ones, which apply again afterwards', () => {
  const rows = [
    row(1, null, null),
    row(2, null, null, 2),
    row(3, null, '2027-02-07'),
    row(4, '2027-02-10', '2027-02-20'),
    row(5, '2027-03-01', null),
    row(6, '2027-03-10', null),
    row(7, '2027-01-01', '2027-02-20'),
  ];
  const { ended, delayed, dropped, resumed } = replaceDated(rows, [1], {
    from: '2027-02-08',
    to: '2027-03-09',
  });
  expect(idsOf(ended)).toEqual([1, 7]);
  expect(idsOf(resumed)).toEqual([1]);
  expect(idsOf(delayed)).toEqual([5]);
  expect(idsOf(dropped)).toEqual([4]);
});

test('what ends or begins on a bound of the period is met by it, and a day beside it is not', () => {
  const rows = [
    row(1, null, '2027-02-07'),
    row(2, null, '2027-02-08'),
    row(3, '2027-02-07', '2027-03-09'),
    row(4, '2027-02-07', '2027-03-10'),
    row(5, '2027-02-08', '2027-03-09'),
    row(6, '2027-02-08', '2027-03-10'),
    row(7, '2027-03-09', null),
    row(8, '2027-03-10', null),
  ];
  const period = { from: '2027-02-08', to: '2027-03-09' };
  const { ended, delayed, dropped, resumed } = replaceDated(rows, [1], period);
  expect(idsOf(ended)).toEqual([2, 3, 4]);
  expect(idsOf(resumed)).toEqual([4]);
  expect(idsOf(dropped)).toEqual([5]);
  expect(idsOf(delayed)).toEqual([6, 7]);
});

test('a change without an end restores nothing', () => {
  const { ended, delayed, dropped, resumed } = replaceDated(
    [row(1, null, null), row(2, '2027-03-01', null)],
    [1],
    { from: '2027-02-08', to: null },
  );
  expect([ended, delayed, dropped, resumed].map(idsOf)).toEqual([[1], [], [2], []]);
});

test('spans of a day do not overlap and end after they begin', () => {
  const span = (from_minute: number, to_minute: number) => ({ from_minute, to_minute });
  expect(refuseSpans([])).toBeNull();
  expect(refuseSpans([span(1200, 1500), span(720, 900), span(900, 1000)])).toBeNull();
  expect(refuseSpans([span(1200, 1500), span(720, 1201)])?.en).toContain('overlap');
  expect(refuseSpans([span(720, 720)])?.en).toContain('before it begins');
});

test('a period begins today at the earliest', () => {
  const names = { from: 'valid_from', to: 'valid_to' };
  const problemsOf = (from: string, to: string | null) =>
    Object.keys(problemsOfPeriod({ from, to }, '2027-02-08', names));
  expect(problemsOf('2027-02-08', null)).toEqual([]);
  expect(problemsOf('2027-02-08', '2027-02-08')).toEqual([]);
  expect(problemsOf('2027-02-09', '2027-02-08')).toEqual(['valid_to']);
  expect(problemsOf('2027-02-07', '2027-02-06')).toEqual(['valid_from', 'valid_to']);
});

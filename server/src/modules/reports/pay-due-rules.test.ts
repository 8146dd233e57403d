import { expect, test } from 'vitest';
import { payOf, problemsOfReport } from './pay-due-rules.ts';

const held = (minutes: number, valueFils: number, perHour: number | null, share = 0) => ({
  minutes,
  valueFils,
  perHourFils: perHour,
  shareBasisPoints: perHour === null ? null : share,
});

test.each([
  ['nothing', [], null],
  ['no rate', [held(600, 100_000, null)], null],
  ['by the hour', [held(90, 100_000, 10_000)], 15_000],
  ['a share of the value', [held(60, 30_476, 0, 2000)], 6095],
  ['both, over two rates, rounded once', [held(50, 0, 1), held(70, 0, 1), held(60, 0, null)], 2],
] as const)('pay for %s', (_, rows, fils) => {
  expect(payOf(rows)).toBe(fils);
});

test('a report has its days in order, and at most a year of them', () => {
  expect(problemsOfReport(1)).toEqual({});
  expect(problemsOfReport(366)).toEqual({});
  expect(problemsOfReport(0).to?.en).toBe('The last day is before the first.');
  expect(problemsOfReport(367).to?.en).toBe('A report covers at most 366 days.');
});

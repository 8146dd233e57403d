import { expect, test } from 'vitest';
import { problemsOfReport } from './report-request-rules.ts';

test('a report has its days in order, and at most a year of them', () => {
  expect(problemsOfReport(1)).toEqual({});
  expect(problemsOfReport(366)).toEqual({});
  expect(problemsOfReport(0).to?.en).toBe('The last day is before the first.');
  expect(problemsOfReport(367).to?.en).toBe('A report covers at most 366 days.');
});

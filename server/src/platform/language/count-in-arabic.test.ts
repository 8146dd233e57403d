import { expect, test } from 'vitest';
import { countInArabic } from './count-in-arabic.ts';

test('dirhams and their parts are counted', () => {
  expect([1, 3, 19, 100, 123.75].map((count) => countInArabic(count, 'dirhams'))).toEqual([
    '1 درهم',
    '3 دراهم',
    '19 درهماً',
    '100 درهم',
    '123.75 درهم',
  ]);
});

test.each([
  [1, 'دقيقة واحدة', 'يوم واحد'],
  [2, 'دقيقتين', 'يومين'],
  [5, '5 دقائق', '5 أيام'],
  [10, '10 دقائق', '10 أيام'],
  [90, '90 دقيقة', '90 يوماً'],
  [100, '100 دقيقة', '100 يوم'],
  [105, '105 دقائق', '105 أيام'],
])('%d is counted as %s and %s', (count, minutes, days) => {
  expect(countInArabic(count, 'minutes')).toBe(minutes);
  expect(countInArabic(count, 'days')).toBe(days);
});

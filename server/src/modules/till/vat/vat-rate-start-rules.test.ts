import { expect, test } from 'vitest';
import { firstDayToRate, refuseRating } from './vat-rate-start-rules.ts';

test.each([
  [null, '2026-03-04'],
  ['2026-03-01', '2026-03-04'],
  ['2026-03-04', '2026-03-05'],
  // A day that was closed early: the next one has begun in the books.
  ['2026-03-05', '2026-03-06'],
])('with books until %s the first day of another rate is %s', (day, first) => {
  expect(firstDayToRate('2026-03-04', { day })).toBe(first);
});

test('a rate begins today or later, and on no day that is in the books', () => {
  const books = { day: '2026-03-04' };
  expect(refuseRating('2026-03-03', '2026-03-04', books)?.en).toMatch(/keep what they had/);
  expect(refuseRating('2026-03-04', '2026-03-04', books)?.en).toMatch(/Invoices of this day/);
  expect(refuseRating('2026-03-05', '2026-03-04', books)).toBeNull();
});

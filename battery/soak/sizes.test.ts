import { expect, test } from 'vitest';
import { grownBeyondRows, judgeSizes } from './sizes.ts';

const size = (bytes: number, rows: number) => ({ bytes, rows });

test('a table that grew in proportion to its rows has no growth beyond them', () => {
  expect(grownBeyondRows(size(1000, 10), size(2000, 20))).toBe(0);
  expect(grownBeyondRows(size(0, 0), size(8192, 3))).toBe(0);
});

test('one that grows without rows, or more than they need, has', () => {
  expect(grownBeyondRows(size(1000, 10), size(3000, 10))).toBe(2000);
  expect(grownBeyondRows(size(1000, 10), size(3000, 20))).toBe(1000);
  expect(grownBeyondRows(size(1000, 10), size(3000, 5))).toBe(2000);
  expect(grownBeyondRows(size(8192, 0), size(16_384, 0))).toBe(8192);
});

test('the table with the largest growth is reported, per hour', () => {
  const before = new Map([
    ['mails', size(2 ** 20, 1000)],
    ['limits', size(2 ** 20, 10)],
  ]);
  const after = new Map([
    ['mails', size(2 ** 22, 4000)],
    ['limits', size(2 ** 20 * 7, 10)],
  ]);
  const [, most] = judgeSizes(before, after, 2);
  expect(most).toMatchObject({ figure: '3 MB', holds: false });
  expect(most?.what).toContain('limits');
});

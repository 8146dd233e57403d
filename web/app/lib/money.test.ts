import { expect, test } from 'vitest';
import { formatAed, formatWholeAed } from './money.ts';

test('a whole price has no decimals, another one has one @CONST-02', () => {
  expect(formatAed(250)).toBe('250 AED');
  expect(formatAed(87.5)).toBe('87.5 AED');
  expect(formatAed(0)).toBe('0 AED');
});

test('the dashboard never shows decimals @CONST-02 @PROFILE-19', () => {
  expect(formatWholeAed(87.5)).toBe('88 AED');
  expect(formatWholeAed(250)).toBe('250 AED');
});

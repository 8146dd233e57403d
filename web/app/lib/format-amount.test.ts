import { afterEach, expect, test } from 'vitest';
import { formatAed, formatDeducted, formatWholeAed } from './format-amount.ts';
import { formatIn } from './language.ts';

afterEach(() => formatIn('en'));

test('a whole price has no decimals, any other has one @CONST-02', () => {
  expect(formatAed(250)).toBe('250 AED');
  expect(formatAed(87.5)).toBe('87.5 AED');
  expect(formatAed(0)).toBe('0 AED');
  expect(formatAed(250.1 - 0.1)).toBe('250 AED');
});

test('no fils is hidden: the amount shown is the amount sent', () => {
  expect(formatAed(137.55)).toBe('137.55 AED');
});

test('the dashboard never shows decimals @CONST-02 @PROFILE-19', () => {
  expect(formatWholeAed(87.5)).toBe('88 AED');
  expect(formatWholeAed(250)).toBe('250 AED');
});

test('in Arabic the currency is a word that agrees with its number, digits stay Latin, and a minus stays before the number', () => {
  expect(formatDeducted(25)).toBe('−25 AED');
  formatIn('ar');
  expect(formatAed(87.5)).toBe('87.5 درهم');
  expect(formatDeducted(25)).toBe('\u200e−25 درهماً');
  expect([5, 19, 100, 105, 320].map(formatAed)).toEqual([
    '5 دراهم',
    '19 درهماً',
    '100 درهم',
    '105 دراهم',
    '320 درهماً',
  ]);
});

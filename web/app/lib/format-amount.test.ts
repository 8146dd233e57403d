import { DEFAULT_CURRENCY } from '@limber/contract/country/default-country-and-currency.ts';
import { countMoneyIn } from '@limber/contract/money/currency.ts';
import { currencyOf } from '@limber/contract/money/currency-digits-and-coins.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatAmount, formatDeducted, formatWholeAmount } from './format-amount.ts';
import { formatIn } from './language.ts';

afterEach(() => formatIn('en'));

test('a whole price has no decimals, any other has one @CONST-02', () => {
  expect(formatAmount(250)).toBe('250 AED');
  expect(formatAmount(87.5)).toBe('87.5 AED');
  expect(formatAmount(0)).toBe('0 AED');
  expect(formatAmount(250.1 - 0.1)).toBe('250 AED');
});

test('no fils is hidden: the amount shown is the amount sent', () => {
  expect(formatAmount(137.55)).toBe('137.55 AED');
});

test('the dashboard never shows decimals @CONST-02 @PROFILE-19', () => {
  expect(formatWholeAmount(87.5)).toBe('88 AED');
  expect(formatWholeAmount(250)).toBe('250 AED');
});

describe('in Kuwait', () => {
  beforeEach(() => countMoneyIn(currencyOf('KWD')));
  afterEach(() => countMoneyIn(DEFAULT_CURRENCY));

  test('a price has three decimals, of which none is hidden', () => {
    expect(formatAmount(25)).toBe('25 KWD');
    expect(formatAmount(12.5)).toBe('12.500 KWD');
    expect(formatAmount(12.505)).toBe('12.505 KWD');
    formatIn('ar');
    expect(formatAmount(12.505)).toBe('12.505 دينار');
  });

  test('what is rounded elsewhere is rounded to a tenth, since a dinar is much', () => {
    expect(formatWholeAmount(22.917)).toBe('22.900 KWD');
    expect(formatWholeAmount(22.96)).toBe('23 KWD');
  });
});

test('in Arabic the currency is a word that agrees with its number, digits stay Latin, and a minus stays before the number', () => {
  expect(formatDeducted(25)).toBe('−25 AED');
  formatIn('ar');
  expect(formatAmount(87.5)).toBe('87.5 درهم');
  expect(formatDeducted(25)).toBe('\u200e−25 درهماً');
  expect([5, 19, 100, 105, 320].map(formatAmount)).toEqual([
    '5 دراهم',
    '19 درهماً',
    '100 درهم',
    '105 دراهم',
    '320 درهماً',
  ]);
});

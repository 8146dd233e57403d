import { DEFAULT_CURRENCY } from '@limber/contract/country/default-country-and-currency.ts';
import { figureAtDesk } from '@limber/contract/desk/amounts-at-desk.ts';
import { amountText } from '@limber/contract/money/amount-text.ts';
import { countMoneyIn, withCurrency } from '@limber/contract/money/currency.ts';
import { currencyOf } from '@limber/contract/money/currency-digits-and-coins.ts';
import { expect, test } from 'vitest';
import { countInArabic } from './count-in-arabic.ts';

test('dirhams and their parts are counted', () => {
  expect([1, 3, 19, 100, 123.75].map((count) => withCurrency(String(count), count, 'ar'))).toEqual([
    '1 درهم',
    '3 دراهم',
    '19 درهماً',
    '100 درهم',
    '123.75 درهم',
  ]);
});

test('dinars have three decimals, and a currency without an Arabic noun its code', () => {
  const written = (code: string) => {
    countMoneyIn(currencyOf(code));
    return [withCurrency('3', 3, 'ar'), amountText(2.5), figureAtDesk(1250.5)];
  };
  try {
    expect(written('KWD')).toEqual(['3 دنانير', '2.500', '1,250.500']);
    expect(written('CHF')).toEqual(['3 CHF', '2.50', '1,250.50']);
    expect(written('JPY')).toEqual(['3 JPY', '3', '1,251']);
  } finally {
    countMoneyIn(DEFAULT_CURRENCY);
  }
  expect(amountText(2.5)).toBe('2.5');
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

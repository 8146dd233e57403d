import { COUNTRIES } from '@limber/contract/country/countries.ts';
import { DEFAULT_CURRENCY } from '@limber/contract/country/default-country-and-currency.ts';
import { countMoneyIn } from '@limber/contract/money/currency.ts';
import { currencyOf } from '@limber/contract/money/currency-digits-and-coins.ts';
import { notesAndCoinsOf } from '@limber/contract/money/notes-and-coins.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { sumOfCash, worthOf } from './count-cash.ts';

const amount = notesAndCoinsOf('AED');
const pounds = notesAndCoinsOf('GBP');
const dinars = notesAndCoinsOf('KWD');

afterEach(() => countMoneyIn(DEFAULT_CURRENCY));

test('notes and coins are summed in minor units', () => {
  expect(sumOfCash(amount, { 100000: '1', 10000: '3', 50: '1', 25: '2' })).toBe(130_100);
  expect(sumOfCash(pounds, { 5000: '2', 200: '3', 2: '5' })).toBe(10_610);
  expect(sumOfCash(dinars, { 20000: '1', 250: '2', 20: '3' })).toBe(20_560);
  expect(sumOfCash(amount, {})).toBe(0);
});

test('what is not a note or a coin of the currency is not counted', () => {
  expect(sumOfCash(pounds, { 100000: '1', 25: '4' })).toBe(0);
});

test('an entry that is not a number is reported', () => {
  expect(worthOf(500, 'two')).toBe(null);
  expect(sumOfCash(amount, { 500: '1.5', 100: '1' })).toBe(null);
});

describe('each currency of a country that the product knows', () => {
  test.each(Object.values(COUNTRIES).map(({ currency }) => currency))('%s', (code) => {
    const pieces = notesAndCoinsOf(code);
    expect(pieces.length).toBeGreaterThan(8);
    expect([...pieces]).toEqual([...new Set(pieces)].toSorted((one, other) => other - one));
    const { digits, coins } = currencyOf(code);
    // Each has a coin or a note of one unit, and cash is rounded to an amount that can be paid.
    expect(pieces).toContain(10 ** digits);
    expect(coins.filter((coin) => coin > 1 && !pieces.includes(coin))).toEqual([]);
  });

  test('of another currency the sum alone is asked for', () => {
    expect(notesAndCoinsOf('CHF')).toEqual([]);
  });
});

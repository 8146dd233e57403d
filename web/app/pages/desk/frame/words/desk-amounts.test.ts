import { afterEach, expect, test } from 'vitest';
import { formatIn } from '../../../../lib/language.ts';
import { deskAmount, deskFigure, moneyPiece } from './desk-amounts.ts';

afterEach(() => formatIn('en'));

test.each([
  [320, '320.00 AED'],
  [87.5, '87.50 AED'],
  [999.999, '1,000.00 AED'],
  [2750, '2,750.00 AED'],
  [1234567.25, '1,234,567.25 AED'],
  [0, '0.00 AED'],
  [-1375, '−1,375.00 AED'],
  [-0.12, '−0.12 AED'],
  [-0.001, '0.00 AED'],
])('%d at the desk: %s', (amount, text) => expect(deskAmount(amount)).toBe(text));

test('a column of figures leaves the currency to its title', () => {
  expect(deskFigure(2750.5)).toBe('2,750.50');
  expect(deskFigure(-60)).toBe('−60.00');
});

test('notes and coins are named as people name them', () => {
  expect(moneyPiece(1000)).toBe('1000 AED');
  expect(moneyPiece(0.25)).toBe('0.25 AED');
  expect(moneyPiece(0.5)).toBe('0.50 AED');
});

test('in Arabic the noun agrees with the number, and the sign stays before it', () => {
  formatIn('ar');
  expect(deskAmount(5)).toBe('5.00 دراهم');
  expect(deskAmount(2750)).toBe('2,750.00 درهماً');
  expect(deskAmount(-1375.5)).toBe('\u200e−1,375.50 درهم');
  expect(deskFigure(-60)).toBe('\u200e−60.00');
  expect(moneyPiece(100)).toBe('100 درهم');
});

import { afterEach, expect, test } from 'vitest';
import { formatIn } from '../../../../lib/language.ts';
import { deskAed } from './desk-aed.ts';

afterEach(() => formatIn('en'));

test('money at the desk has commas at thousands, and a minus for money given back', () => {
  expect([320, 2750, 87.5, 1234567.25, 0].map(deskAed)).toEqual([
    '320 AED',
    '2,750 AED',
    '87.5 AED',
    '1,234,567.25 AED',
    '0 AED',
  ]);
  expect(deskAed(-1375)).toBe('−1,375 AED');
});

test('the Arabic noun agrees with the number', () => {
  formatIn('ar');
  expect([5, 1005, 2750].map(deskAed)).toEqual(['5 دراهم', '1,005 دراهم', '2,750 درهماً']);
  expect(deskAed(-1375.5)).toBe('\u200e−1,375.5 درهم');
});

import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

test('an amount is written in both languages', () => {
  expect(amountInWords(1250)).toEqual({ en: '12.50 AED', ar: '12.50 درهم' });
  expect(amountInWords(275_000)).toEqual({ en: '2,750.00 AED', ar: '2,750.00 درهماً' });
});

import { expect, test } from 'vitest';
import { drawn, textOf } from '../test-markup.tsx';
import { OptionTerms } from './option-terms.tsx';

const terms = { hourPrice: 275, savesPercent: 14, validDays: 30 };

const said = (changes: Partial<typeof terms> | { validDays: null }, lastDay: string) =>
  textOf(drawn(<OptionTerms minutes={null} terms={{ ...terms, ...changes }} lastDay={lastDay} />));

test('a package of days names them, and the last of them if it is bought today', () => {
  expect(said({}, '2026-04-03')).toBe(
    '275 AED an hour saves 14% against single sessions valid 30 days · until 3 April 2026 if you buy it today',
  );
});

test('before today is known no day is named, and without an end none ever', () => {
  expect(said({}, '')).toMatch(/valid 30 days$/);
  expect(said({ validDays: null }, '')).toMatch(/valid without end$/);
});

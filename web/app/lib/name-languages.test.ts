import { afterEach, expect, test } from 'vitest';
import { formatIn } from './language.ts';
import { nameLanguages } from './name-languages.ts';

afterEach(() => formatIn('en'));

test('languages are named in the words of the page, in the order given', () => {
  expect(nameLanguages(['ar', 'en', 'fil'])).toBe('Arabic, English, Filipino');
  formatIn('ar');
  expect(nameLanguages(['ar', 'en'])).toBe('العربية، الإنجليزية');
});

test('one that has no name keeps its code, and none is nothing', () => {
  expect(nameLanguages(['qqq'])).toBe('qqq');
  expect(nameLanguages([])).toBe('');
});

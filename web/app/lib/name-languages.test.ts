import { afterEach, expect, test } from 'vitest';
import { formatIn } from './language.ts';
import { nameLanguages } from './name-languages.ts';

afterEach(() => formatIn('en'));

test("languages are named in the page's language, in the order given", () => {
  expect(nameLanguages(['ar', 'en', 'fil'])).toBe('Arabic, English, Filipino');
  formatIn('ar');
  expect(nameLanguages(['ar', 'en'])).toBe('العربية، الإنجليزية');
});

test('one without a name shows its code, and an empty list is empty', () => {
  expect(nameLanguages(['qqq'])).toBe('qqq');
  expect(nameLanguages([])).toBe('');
});

import { afterEach, expect, test } from 'vitest';
import { joinNames } from './join-names.ts';
import { formatIn } from './language.ts';

afterEach(() => formatIn('en'));

test('names are joined with the comma of the language', () => {
  expect(joinNames(['Stretching', 'Cupping'])).toBe('Stretching, Cupping');
  formatIn('ar');
  expect(joinNames(['الإطالة', 'الحجامة الجافة'])).toBe('الإطالة، الحجامة الجافة');
  expect(joinNames([])).toBe('');
});

import { expect, test } from 'vitest';
import { printable } from './printable.ts';

test.each([
  ['Иван Петров', 'Ivan Petrov'],
  ['李明', 'LiMing'],
  ['राहुल शर्मा', 'Rahul Srma'],
  ['Γιώργος (Dubai)', 'Giorgos (Dubai)'],
  ['الاسم: \u2068Анна\u2069، 30', 'الاسم: \u2068Anna\u2069، 30'],
])('%s is printed as %s', (words, printed) => {
  expect(printable(words)).toBe(printed);
});

test.each(['Amina O’Neill-Żółć', 'أمينة حداد، 600 دقيقة', 'AED 2,750.00 · 5%'])(
  '%s as it is',
  (words) => {
    expect(printable(words)).toBe(words);
  },
);

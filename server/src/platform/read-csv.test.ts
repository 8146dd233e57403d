import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

test.each([
  ['commas', 'Name,City\r\n"Haddad, Amina",Dubai\r\n'],
  ['semicolons and a mark', '\uFEFFName;City\nHaddad, Amina;Dubai'],
  ['tabs', 'Name\tCity\nHaddad, Amina\tDubai\n\n'],
])('a file with %s is read', (_, text) => {
  expect(readCsv(text)).toEqual([
    { line: 1, cells: ['Name', 'City'] },
    { line: 2, cells: ['Haddad, Amina', 'Dubai'] },
  ]);
});

test('lines are counted as a person counts them; formulas are what they were', () => {
  expect(readCsv('Name,Phone\nAmina,\'+971501234567\n,\nBadr,"a\nb"')).toEqual([
    { line: 1, cells: ['Name', 'Phone'] },
    { line: 2, cells: ['Amina', '+971501234567'] },
    { line: 4, cells: ['Badr', 'a b'] },
  ]);
});

test('an open quote is no table', () => {
  expect(readCsv('Name\n"Amina')).toBeNull();
});

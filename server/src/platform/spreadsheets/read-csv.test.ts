import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import { type SheetLine, tidyCell } from './sheet-line.ts';

/** The lines of a file, tidied; null: it is not CSV. */
function linesOf(text: string): SheetLine[] | null {
  const lines: SheetLine[] = [];
  const isCsv = readCsv(text, ({ line, cells }) => {
    lines.push({ line, cells: cells.map(tidyCell) });
    return true;
  });
  return isCsv ? lines : null;
}

test.each([
  ['commas', 'Name,City\r\n"Haddad, Amina",Dubai\r\n'],
  ['semicolons and a mark', '\uFEFFName;City\nHaddad, Amina;Dubai'],
  ['tabs', 'Name\tCity\nHaddad, Amina\tDubai\n\n'],
])('a file with %s is read', (_, text) => {
  expect(linesOf(text)).toEqual([
    { line: 1, cells: ['Name', 'City'] },
    { line: 2, cells: ['Haddad, Amina', 'Dubai'] },
  ]);
});

test('lines are counted as a person counts them; formulas are what they were', () => {
  expect(linesOf('Name,Phone\nAmina,\'+971501234567\n,\nBadr,"a\nb"')).toEqual([
    { line: 1, cells: ['Name', 'Phone'] },
    { line: 2, cells: ['Amina', '+971501234567'] },
    { line: 4, cells: ['Badr', 'a b'] },
  ]);
});

test.each(['sep=;\r\n', '\uFEFF"sep=;"\n', 'SEP=;\r'])(
  'a first line %j names the separator, and is counted',
  (first) => {
    expect(linesOf(`${first}Name, whole;City\nAmina, Haddad;Dubai`)).toEqual([
      { line: 2, cells: ['Name, whole', 'City'] },
      { line: 3, cells: ['Amina, Haddad', 'Dubai'] },
    ]);
  },
);

test('reading stops when no more is wanted', () => {
  const seen: number[] = [];
  expect(readCsv('a\nb\n"', ({ line }) => seen.push(line) < 1)).toBe(true);
  expect(seen).toEqual([1]);
});

test('an open quote is no table', () => {
  expect(linesOf('Name\n"Amina')).toBeNull();
});

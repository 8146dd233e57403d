import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a table is a file that spreadsheets open as it is', () => {
  expect(
    csvOf(
      ['Name', 'AED'],
      [
        ['Amina "Mina" Haddad, Dubai', -12.5],
        ['نورة', null],
      ],
    ),
  ).toBe('\uFEFFName,AED\r\n"Amina ""Mina"" Haddad, Dubai",-12.5\r\nنورة,\r\n');
});

test.each(['=1+1', '+971501234567', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'])(
  'the text %j is no formula',
  (text) => {
    const [, row = ''] = csvOf(['Text'], [[text]]).split(/\r\n(?=['"])/);
    expect(row.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

import { expect, test } from 'vitest';
import { linesOf, piecesOf } from './set-lines.ts';

test.each([
  ['Tax Invoice', 'ltr', ['Tax Invoice']],
  ['فاتورة ضريبية', 'rtl', ['فاتورة ضريبية']],
  ['باقة التوازن، 600 دقيقة', 'rtl', [' دقيقة', '600', 'باقة التوازن، ']],
  ['الرقم: \u2068INV-A-000001\u2069', 'rtl', ['INV-A-000001', 'الرقم: ']],
  ['السبب: (min 30)', 'rtl', ['(', 'min 30', 'السبب: )']],
  ['Total · الإجمالي', 'ltr', ['Total · ', 'الإجمالي']],
] as const)('%s is on paper from left to right', (line, reading, pieces) => {
  expect(piecesOf(line, reading)).toEqual(pieces);
});

test('words are broken where a line would be too long', () => {
  const measure = (line: string) => line.length;
  expect(linesOf('one two three', 7, measure)).toEqual(['one two', 'three']);
  expect(linesOf('extraordinary', 7, measure)).toEqual(['extraordinary']);
  expect(linesOf('a\nb', 7, measure)).toEqual(['a', 'b']);
});

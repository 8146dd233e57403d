import { strToU8, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { writeWorkbook } from '../../../test/importing/write-workbook.ts';
import { openWorkbook } from './read-workbook.ts';
import { CannotRead, type SheetBounds, type SheetLine } from './sheet-line.ts';

const bounds: SheetBounds = {
  columns: 10,
  rows: 100,
  cells: 100,
  cellLength: 1000,
  unpacked: 1_000_000,
};

async function linesOf(bytes: Uint8Array, own: Partial<SheetBounds> = {}): Promise<SheetLine[]> {
  const lines: SheetLine[] = [];
  const book = await openWorkbook(bytes, { ...bounds, ...own });
  await book.eachLine((line) => {
    lines.push(line);
    return true;
  });
  return lines;
}

test('cells are read as Excel shows them: dates, numbers, texts, formulas, yes and no', async () => {
  const book = writeWorkbook([
    ['Name', 'Since', 'At', 'Mobile', 'Paid', 'Agreed'],
    [],
    ['أمينة & Co', { day: 46302 }, { day: 46302.6041666667 }, 9.71501234567e11, 2750.5, true],
    [{ formula: 'Hind' }, { day: 0.5833333333 }, { error: '#N/A' }, '0501234567', 0, false],
  ]);
  expect(await linesOf(book)).toEqual([
    { line: 1, cells: ['Name', 'Since', 'At', 'Mobile', 'Paid', 'Agreed'] },
    {
      line: 3,
      cells: ['أمينة & Co', '2026-10-07', '2026-10-07T14:30', '971501234567', '2750.5', 'yes'],
    },
    { line: 4, cells: ['Hind', '14:00', '', '0501234567', '0', 'no'] },
  ]);
});

test('the first visible sheet is read, and the others are named', async () => {
  const book = await openWorkbook(
    writeWorkbook([['Name'], ['Amina']], { others: ['Sales', 'Totals'] }),
    bounds,
  );
  expect(book.otherSheets).toEqual(['Sales', 'Totals']);
});

const because = (bytes: Uint8Array, own: Partial<SheetBounds> = {}) =>
  linesOf(bytes, own).then(
    () => null,
    (error) => (error instanceof CannotRead ? error.because : error),
  );

test('a workbook beyond its bounds is not read', async () => {
  const wide = [...Array.from({ length: 16_383 }, () => ''), 'far'];
  expect(await because(writeWorkbook([wide]))).toBe('columns');
  const many = Array.from({ length: 21 }, () => ['a', 'b', 'c', 'd', 'e']);
  expect(await because(writeWorkbook(many))).toBe('cells');
  // A zip bomb: some KB that unpack to megabytes.
  const bomb = writeWorkbook([['a']], { more: { 'xl/media/a.bin': new Uint8Array(2_000_000) } });
  expect(bomb.length).toBeLessThan(20_000);
  expect(await because(bomb)).toBe('unpacked');
});

test('a part that unpacks to more than it says is not read', async () => {
  const bytes = writeWorkbook([['a'], ['b']]);
  // The sizes that the directory and the part itself tell, made smaller.
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
  }
  expect(await because(bytes)).toBe('no table');
});

const zipped = (parts: Zippable) => zipSync(parts);

test('what is no workbook is not read, and no entity is expanded', async () => {
  expect(await because(zipped({ 'a.txt': strToU8('a') }))).toBe('no table');
  expect(await because(strToU8('PK\u0003\u0004 broken'))).toBe('no table');
  const laughing = writeWorkbook([['a']], {
    more: {
      'xl/sharedStrings.xml': strToU8(
        '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><sst><si><t>&b;</t></si></sst>',
      ),
    },
  });
  expect(await because(laughing)).toBe('no table');
});

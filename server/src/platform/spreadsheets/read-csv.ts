import { CsvError, parse } from 'csv-parse/sync';
import type { SheetBounds, SheetLine, TakeLine } from './sheet-line.ts';

/** Counts every separator, also those in quotes: a bound on what can be made of the text. */
export function boundPassedBy(text: string, bounds: SheetBounds): 'columns' | 'cells' | null {
  const { delimiter, from } = layoutOf(text);
  const separator = delimiter.charCodeAt(0);
  let [columns, cells, isHead] = [1, 1, true];
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === separator) {
      cells += 1;
      if (isHead) columns += 1;
    } else if (code === LINE_FEED || code === CARRIAGE_RETURN) {
      // Both end one line.
      if (code === LINE_FEED || text.charCodeAt(at + 1) !== LINE_FEED) cells += 1;
      isHead = false;
    }
    if (columns > bounds.columns) return 'columns';
    if (cells > bounds.cells) return 'cells';
  }
  return null;
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Hands over the non-empty lines of a CSV file by RFC 4180, until `take` answers false. Returns
 * false when it is not CSV. The separator is the one that a first line `sep=;` names, else the most
 * frequent in the first line: comma, semicolon or tab. Cells are as they stand.
 */
export function readCsv(text: string, take: TakeLine): boolean {
  const { delimiter, from, linesBefore } = layoutOf(text);
  try {
    parse(from === 0 ? text : text.slice(from), {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }: { lines: number }) => {
        if (cells.every((cell) => cell.trim() === '')) return null;
        // The parser tells where a record ends.
        const line = linesBefore + lines - breaksIn(cells);
        if (!take({ line, cells })) throw new Enough();
        return null;
      },
    });
    return true;
  } catch (error) {
    if (error instanceof Enough) return true;
    if (error instanceof CsvError) return false;
    throw error;
  }
}

/** Stops the parser. */
class Enough extends Error {}

function breaksIn(cells: readonly string[]): number {
  let breaks = 0;
  for (const cell of cells) {
    for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) breaks += 1;
  }
  return breaks;
}

/** The separator, and where the table begins. */
function layoutOf(text: string) {
  // Excel reads the separator there, and does not show the line.
  const said = /^\uFEFF?"?sep=(.)"?(?:\r\n|\n|\r)/i.exec(text);
  if (said?.[1]) return { delimiter: said[1], from: said[0].length, linesBefore: 1 };
  const head = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counted = [',', ';', '\t'].map((each) => ({ each, count: head.split(each).length }));
  const { each } = counted.reduce((most, next) => (next.count > most.count ? next : most));
  return { delimiter: each, from: 0, linesBefore: 0 };
}

/** The first line of a file; undefined: there is none, or it is not CSV. */
export function headOfCsv(text: string): SheetLine | undefined {
  let head: SheetLine | undefined;
  readCsv(text, (line) => {
    head = line;
    return false;
  });
  return head;
}

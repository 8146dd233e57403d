import { CsvError, parse } from 'csv-parse/sync';

/** A line of a file, the head being the first. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * The lines of a CSV file that say something, as RFC 4180 has them; null when it is none. Cells are
 * parted by whatever the first line has most of: a comma, a semicolon or a tab. They are trimmed, and of
 * line breaks within one a space is left.
 */
export function readCsv(text: string): CsvLine[] | null {
  try {
    const records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    return records
      .map(({ record, info }, index) => ({
        // The parser tells where a record ends.
        line: index === 0 ? 1 : info.lines - (record.join('').split('\n').length - 1),
        cells: record.map((cell) => unescaped(cell.replaceAll(/\s+/g, ' ').trim())),
      }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

function delimiterOf(text: string): string {
  const head = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counted = [',', ';', '\t'].map((each) => ({ each, count: head.split(each).length }));
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).each;
}

/** A cell as it was before a careful program kept a spreadsheet from taking it for a formula. */
function unescaped(cell: string): string {
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell;
}

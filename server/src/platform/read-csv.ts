import { Worker } from 'node:worker_threads';
import { CsvError, parse } from 'csv-parse/sync';

/** A line of a file, the head being the first. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The bounds of a file, checked before it is parsed, except for the length of a cell. */
export interface CsvBounds {
  /** Of the first line. */
  readonly columns: number;
  readonly cells: number;
  readonly cellLength: number;
}

/** That a file is beyond its bounds, and which. */
export interface BeyondBounds {
  readonly beyond: keyof CsvBounds;
}

/**
 * The lines of a file that keeps to `bounds`, taken apart away from this thread: others are
 * answered meanwhile. Rejects after `seconds`.
 */
export async function readCsvApart(
  text: string,
  bounds: CsvBounds,
  seconds: number,
): Promise<CsvLine[] | BeyondBounds | null> {
  const beyond = boundPassedBy(text, bounds);
  if (beyond) return { beyond };
  const worker = new Worker(new URL('./read-csv-worker.ts', import.meta.url), {
    workerData: { text, cellLength: bounds.cellLength },
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    // What this process was started with is not for threads.
    execArgv: [],
  });
  const late = setTimeout(() => void worker.terminate(), seconds * 1000);
  try {
    return await new Promise((done, fail) => {
      worker.once('message', done);
      worker.once('error', fail);
      worker.once('exit', () => fail(new Error(`reading a CSV file took more than ${seconds} s`)));
    });
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
}

/** Counts every separator, also those in quotes: a bound on what can be made of the text. */
export function boundPassedBy(text: string, bounds: CsvBounds): 'columns' | 'cells' | null {
  const delimiter = delimiterOf(text).charCodeAt(0);
  let [columns, cells, isHead] = [1, 1, true];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === delimiter) {
      cells += 1;
      if (isHead) columns += 1;
    } else if (code === LINE_FEED || code === CARRIAGE_RETURN) {
      cells += 1;
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
 * The non-empty lines of a CSV file by RFC 4180; null when it is not CSV. The separator is the most
 * frequent in the first line: comma, semicolon or tab. Cells are trimmed, and line breaks inside
 * one become a space.
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

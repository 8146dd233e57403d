import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { type Cell, csvHead, csvRows } from '../../platform/csv.ts';

/** What becomes two files, opened when its turn comes. */
export interface Table {
  readonly name: string;
  readonly open: () => Promise<{
    readonly columns: readonly string[];
    readonly pages: AsyncIterable<readonly Readonly<Record<string, unknown>>[]>;
  }>;
}

/** A file as it is; its bytes need no packing. */
export interface WholeFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/**
 * The bytes of a zip with each table as `csv/….csv` and `json/….json`, and the files
 * behind them, as they come about.
 */
export async function* zipOf(
  tables: readonly Table[],
  files: AsyncIterable<WholeFile>,
  now: Date,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failed: Error | null = null;
  const zip = new Zip((error, bytes) => {
    if (error) failed = error;
    else ready.push(bytes);
  });
  function* take() {
    if (failed) throw failed;
    const bytes = ready;
    ready = [];
    yield* bytes;
  }
  for (const { name, open } of tables) {
    const { columns, pages } = await open();
    const [csv, json] = [`csv/${name}.csv`, `json/${name}.json`].map((path) => {
      const file = new ZipDeflate(path, { level: 6 });
      file.mtime = now;
      zip.add(file);
      return (text: string, isLast = false) => file.push(Buffer.from(text), isLast);
    }) as [Write, Write];
    csv(csvHead(columns));
    let before = '[';
    for await (const rows of pages) {
      csv(csvRows(rows.map((row) => columns.map((column) => cellOf(row[column])))));
      if (rows.length > 0) {
        json(`${before}\n${rows.map((row) => JSON.stringify(row)).join(',\n')}`);
        before = ',';
      }
      yield* take();
    }
    csv('', true);
    json(before === '[' ? '[]\n' : '\n]\n', true);
    yield* take();
  }
  for await (const { path, bytes } of files) {
    const file = new ZipPassThrough(path);
    file.mtime = now;
    zip.add(file);
    file.push(bytes, true);
    yield* take();
  }
  zip.end();
  yield* take();
}

type Write = (text: string, isLast?: boolean) => void;

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

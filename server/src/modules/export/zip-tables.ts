import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { type Cell, csvHead, csvRows } from '../../platform/csv.ts';

/** One table that becomes two files, each opened when its turn comes. */
export interface Table {
  readonly name: string;
  readonly open: () => Promise<Opened>;
}

interface Opened {
  readonly columns: readonly string[];
  readonly pages: AsyncIterable<readonly Readonly<Record<string, unknown>>[]>;
}

/** A file as it is; its bytes need no packing. */
export interface WholeFile {
  readonly path: string;
  readonly bytes: Uint8Array | Iterable<Uint8Array>;
}

/**
 * A zip with each table as `csv/….csv` and `json/….json`, followed by the picture files, created
 * while it is read: only a few pages of rows are in memory. In its large form, zip64, where
 * necessary.
 */
export function zipOf(
  tables: readonly Table[],
  files: AsyncIterable<WholeFile>,
  now: Date,
): Readable {
  const zip = new ZipFile();
  const sent = zip.outputStream as Readable;
  let taken: Readable | null = null;
  const add = async (path: string, content: Content, compress: boolean) => {
    taken = Readable.from(content, { objectMode: false });
    zip.addReadStream(taken, path, { mtime: now, compress });
    await finished(taken);
  };
  const fill = async () => {
    for (const { name, open } of tables) {
      await add(`csv/${name}.csv`, csvOf(await open()), true);
      await add(`json/${name}.json`, jsonOf(await open()), true);
    }
    for await (const { path, bytes } of files) {
      await add(path, bytes instanceof Uint8Array ? [bytes] : bytes, false);
    }
    zip.end();
  };
  zip.on('error', (error) => sent.destroy(error as Error));
  // The client may have disconnected.
  sent.once('close', () => taken?.destroy());
  fill().catch((error) => sent.destroy(error));
  return sent;
}

type Content = AsyncIterable<string> | Iterable<Uint8Array>;

async function* csvOf({ columns, pages }: Opened): AsyncGenerator<string> {
  yield csvHead(columns);
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    yield csvRows(rows.map((row) => columns.map((column) => cellOf(row[column]))));
  }
}

async function* jsonOf({ pages }: Opened): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    yield `${before}\n${rows.map((row) => JSON.stringify(row)).join(',\n')}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

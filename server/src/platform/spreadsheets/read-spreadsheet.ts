import { Worker } from 'node:worker_threads';
import { CannotRead, type SheetBounds, type SheetLine, type Unreadable } from './sheet-line.ts';

/** A table of a CSV file or a workbook, as far as its columns are wanted. */
export interface Spreadsheet {
  readonly head: readonly string[];
  /**
   * Below the head; their cells are those of the wanted columns, in that order. A reader may take
   * them out.
   */
  readonly lines: SheetLine[];
  /** How many cells of each column have something in them. */
  readonly filled: readonly number[];
  /** Sheets of a workbook that are not read. */
  readonly otherSheets: readonly string[];
}

/** What the thread says: the head, then lines, and with the last of them how full columns are. */
interface Told {
  readonly because?: Unreadable;
  readonly head?: string[];
  readonly otherSheets?: string[];
  readonly lines?: SheetLine[];
  readonly filled?: number[];
}

/**
 * Reads a CSV file or a workbook (XLSX) that keeps to `bounds`, taken apart away from this thread:
 * others are answered meanwhile. The bytes are handed over and gone. Throws {@link CannotRead}, and
 * rejects after `seconds`.
 *
 * @param wantedOf the columns that are wanted, from 0, by the head
 */
export async function readSpreadsheet(
  bytes: Uint8Array<ArrayBuffer>,
  bounds: SheetBounds,
  seconds: number,
  wantedOf: (head: readonly string[]) => readonly number[],
): Promise<Spreadsheet> {
  const worker = new Worker(new URL('./read-spreadsheet-worker.ts', import.meta.url), {
    workerData: { bytes, bounds },
    transferList: [bytes.buffer],
    resourceLimits: {
      maxOldGenerationSizeMb: MOST_MEGABYTES,
      maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
    },
    // What this process was started with is not for threads.
    execArgv: [],
  });
  const late = setTimeout(() => void worker.terminate(), seconds * 1000);
  let head: string[] = [];
  let otherSheets: string[] = [];
  const lines: SheetLine[] = [];
  try {
    return await new Promise<Spreadsheet>((done, fail) => {
      worker.on('message', (message: Told) => {
        if (message.because) return fail(new CannotRead(message.because));
        if (message.head) {
          head = message.head;
          otherSheets = message.otherSheets ?? [];
          worker.postMessage(wantedOf(head));
        }
        for (const line of message.lines ?? []) lines.push(line);
        if (message.filled) done({ head, lines, filled: message.filled, otherSheets });
      });
      worker.once('error', (error: NodeJS.ErrnoException) =>
        fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new CannotRead('unpacked') : error),
      );
      worker.once('exit', () => fail(new Error(`reading a file took more than ${seconds} s`)));
    });
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
}

/** Of the thread, whose texts and unpacked parts go with it. */
const MOST_MEGABYTES = 256;
/** Of what it throws away at once; it would take 48 MB before it tidied up. */
const YOUNG_MEGABYTES = 8;

import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { boundPassedBy, headOfCsv, readCsv } from './read-csv.ts';
import { isOldOrLocked, isZip, openWorkbook } from './read-workbook.ts';
import { CannotRead, type SheetBounds, type SheetLine, tidyCell } from './sheet-line.ts';
import { textOfBytes } from './text-of-bytes.ts';

// A thread that takes one file apart and ends. It says the head, hears which columns are wanted,
// and hands over those alone: others are only counted.

const { bytes, bounds } = workerData as { bytes: Uint8Array; bounds: SheetBounds };
const LINES_AT_ONCE = 2000;

try {
  await read();
} catch (error) {
  if (!(error instanceof CannotRead)) throw error;
  parentPort?.postMessage({ because: error.because });
}

async function read(): Promise<void> {
  const file = await openFile();
  const head = await file.head();
  if (!head) throw new CannotRead('no table');
  const cells = head.cells.map(tidyCell);
  parentPort?.postMessage({ head: cells, otherSheets: file.otherSheets });
  if (!parentPort) return;
  const [wanted] = (await once(parentPort, 'message')) as [readonly number[]];
  const filled = cells.map(() => 0);
  let lines: SheetLine[] = [];
  let rows = -1;
  await file.eachLine((line) => {
    rows += 1;
    if (rows === 0) return true;
    if (rows > bounds.rows) throw new CannotRead('rows');
    for (const [at, cell] of line.cells.entries()) {
      if (cell.length > bounds.cellLength) throw new CannotRead('cellLength');
      if (cell.trim() !== '' && at < filled.length) filled[at] = (filled[at] ?? 0) + 1;
    }
    lines.push({ line: line.line, cells: wanted.map((at) => tidyCell(line.cells[at] ?? '')) });
    if (lines.length === LINES_AT_ONCE) {
      parentPort?.postMessage({ lines });
      lines = [];
    }
    return true;
  });
  parentPort.postMessage({ lines, filled });
}

async function openFile() {
  if (isOldOrLocked(bytes)) throw new CannotRead('locked or old');
  if (isZip(bytes)) {
    const { otherSheets, eachLine } = await openWorkbook(bytes, bounds);
    const head = async () => {
      let first: SheetLine | undefined;
      await eachLine((line) => {
        first = line;
        return false;
      });
      return first;
    };
    return { otherSheets, head, eachLine };
  }
  const text = textOfBytes(bytes);
  // Never in text; pictures and the like have it.
  if (text.includes('\0')) throw new CannotRead('no table');
  const beyond = boundPassedBy(text, bounds);
  if (beyond) throw new CannotRead(beyond);
  return {
    otherSheets: [],
    head: async () => headOfCsv(text),
    eachLine: async (take: Parameters<typeof readCsv>[1]) => {
      if (!readCsv(text, take)) throw new CannotRead('no table');
    },
  };
}

import { serialInWords } from '@limber/contract/terms/import.ts';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { CannotRead, type SheetBounds, type TakeLine } from './sheet-line.ts';

/** A workbook whose parts are found; its cells are read one line at a time. */
export interface Workbook {
  /** Names of the other visible sheets, which are not read. */
  readonly otherSheets: readonly string[];
  /** Hands over the non-empty lines of the first visible sheet, until `take` answers false. */
  readonly eachLine: (take: TakeLine) => Promise<void>;
}

/** Whether bytes are a zip, as a workbook of Excel is. */
export const isZip = (bytes: Uint8Array) => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);

/** Whether bytes are a workbook of Excel before 2007, or one with a password. */
export const isOldOrLocked = (bytes: Uint8Array) => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

/**
 * Opens a workbook (XLSX). Throws {@link CannotRead} when it is not one or is beyond its bounds: what its
 * parts say they weigh is checked before, and yauzl stops a part that lies about it.
 */
export async function openWorkbook(bytes: Uint8Array, bounds: SheetBounds): Promise<Workbook> {
  try {
    return await open(bytes, bounds);
  } catch (error) {
    throw error instanceof CannotRead ? error : new CannotRead('no table');
  }
}

async function open(bytes: Uint8Array, bounds: SheetBounds): Promise<Workbook> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
    lazyEntries: true,
  });
  const parts = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (unpacked > bounds.unpacked || parts.size > MOST_PARTS) throw new CannotRead('unpacked');
    parts.set(entry.fileName.toLowerCase(), entry);
  }
  const read = (name: string, handlers: Handlers) => readPart(zip, parts.get(name), handlers);
  const book = await readBook(read);
  const targets = await readTargets(read);
  const [first, ...others] = book.sheets.filter(({ isVisible }) => isVisible);
  const sheet = first && parts.get(pathOf(targets.get(first.id) ?? ''));
  if (!first || !sheet) throw new CannotRead('no table');
  const [dates, strings] = [await readDateStyles(read), await readStrings(read)];
  return {
    otherSheets: others.map(({ name }) => name),
    eachLine: (take) =>
      readLines(zip, sheet, { dates, strings, from1904: book.from1904 }, bounds, take),
  };
}

/** A workbook has a few dozen. */
const MOST_PARTS = 5000;

/** A path in the workbook, which is written from its root or beside `workbook.xml`. */
const pathOf = (target: string) =>
  (target.startsWith('/') ? target.slice(1) : `xl/${target}`).toLowerCase();

interface Handlers {
  readonly open?: (tag: SaxesTagPlain) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}
type Read = (name: string, handlers: Handlers) => Promise<void>;

/** Parses a part as it is unpacked; one that is missing says nothing. Entities are not expanded. */
async function readPart(zip: ZipFile, part: Entry | undefined, handlers: Handlers) {
  if (!part) return;
  const parser = new SaxesParser();
  const { open, close, text } = handlers;
  // Some programs write names with a prefix.
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  if (open) parser.on('opentag', (tag) => open({ ...tag, name: local(tag.name) }));
  if (close) parser.on('closetag', ({ name }) => close(local(name)));
  if (text) parser.on('text', text);
  parser.on('error', (error) => {
    throw error;
  });
  const stream = await zip.openReadStreamPromise(part);
  stream.setEncoding('utf8');
  for await (const chunk of stream) parser.write(chunk as string);
  parser.close();
}

async function readBook(read: Read) {
  const sheets: { name: string; id: string; isVisible: boolean }[] = [];
  let from1904 = false;
  await read('xl/workbook.xml', {
    open: ({ name, attributes }) => {
      if (name === 'workbookPr') from1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => /:id$/.test(key))?.[1] ?? '';
      const isVisible = (attributes.state ?? 'visible') === 'visible';
      sheets.push({ name: attributes.name ?? '', id, isVisible });
    },
  });
  return { sheets, from1904 };
}

async function readTargets(read: Read): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  await read('xl/_rels/workbook.xml.rels', {
    open: ({ name, attributes: { Id, Target } }) => {
      if (name === 'Relationship' && Id && Target) targets.set(Id, Target);
    },
  });
  return targets;
}

/** Which styles of cells show a number as a date. */
async function readDateStyles(read: Read): Promise<boolean[]> {
  const formats = new Map<string, string>();
  const dates: boolean[] = [];
  let inStyles = false;
  await read('xl/styles.xml', {
    open: ({ name, attributes: { numFmtId = '', formatCode = '' } }) => {
      if (name === 'numFmt') formats.set(numFmtId, formatCode);
      if (name === 'cellXfs') inStyles = true;
      if (name === 'xf' && inStyles) {
        dates.push(isDateFormat(Number(numFmtId), formats.get(numFmtId)));
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inStyles = false;
    },
  });
  return dates;
}

/** The texts that cells refer to by number. How they are pronounced is left out. */
async function readStrings(read: Read): Promise<string[]> {
  const strings: string[] = [];
  let [text, isText, isSpoken] = ['', false, false];
  await read('xl/sharedstrings.xml', {
    open: ({ name }) => {
      if (name === 'si') text = '';
      if (name === 't') isText = true;
      if (name === 'rPh') isSpoken = true;
    },
    text: (piece) => {
      if (isText && !isSpoken) text += piece;
    },
    close: (name) => {
      if (name === 'si') strings.push(text);
      if (name === 't') isText = false;
      if (name === 'rPh') isSpoken = false;
    },
  });
  return strings;
}

interface Facts {
  readonly dates: readonly boolean[];
  readonly strings: readonly string[];
  readonly from1904: boolean;
}

async function readLines(
  zip: ZipFile,
  sheet: Entry,
  facts: Facts,
  bounds: SheetBounds,
  take: TakeLine,
): Promise<void> {
  let [line, column, cells, all] = [0, -1, [] as string[], 0];
  let [type, style, said, isSaid] = ['', 0, '', false];
  const endCell = () => {
    const cell = wordsOf(type, style, said, facts);
    if (cell === '') return;
    all += 1;
    if (column >= bounds.columns) throw new CannotRead('columns');
    if (all > bounds.cells) throw new CannotRead('cells');
    while (cells.length < column) cells.push('');
    cells[column] = cell;
  };
  const endRow = () => {
    if (cells.every((cell) => cell.trim() === '')) return;
    if (!take({ line, cells })) throw new Enough();
  };
  try {
    await readPart(zip, sheet, {
      open: ({ name, attributes }) => {
        if (name === 'row') {
          line = Number(attributes.r ?? line + 1);
          [column, cells] = [-1, []];
        } else if (name === 'c') {
          column = attributes.r ? columnOf(attributes.r) : column + 1;
          [type, style, said] = [attributes.t ?? 'n', Number(attributes.s ?? 0), ''];
        } else if (name === 'v' || name === 't') isSaid = true;
      },
      text: (piece) => {
        if (isSaid) said += piece;
      },
      close: (name) => {
        if (name === 'v' || name === 't') isSaid = false;
        else if (name === 'c') endCell();
        else if (name === 'row') endRow();
      },
    });
  } catch (error) {
    if (error instanceof Enough) return;
    throw error instanceof CannotRead ? error : new CannotRead('no table');
  }
}

/** Stops the parser. */
class Enough extends Error {}

/** The column of `AB12`, from 0. */
function columnOf(address: string): number {
  let column = 0;
  for (const letter of /^[A-Z]*/.exec(address)?.[0] ?? '') {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
}

function wordsOf(type: string, style: number, said: string, facts: Facts): string {
  if (type === 's') return facts.strings[Number(said)] ?? '';
  if (type === 'b') return said === '1' ? 'yes' : 'no';
  // `#N/A` and the like.
  if (type === 'e') return '';
  if (type !== 'n' || said.trim() === '') return said;
  const number = Number(said);
  if (!Number.isFinite(number)) return said;
  // A telephone number may be written as 9.71501234567E11.
  return facts.dates[style] ? serialInWords(number, facts.from1904) : String(number);
}

/** Whether a format of numbers shows a date or a time. */
function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return BUILT_IN.some(([from, to]) => id >= from && id <= to);
  // Neither words in quotes nor colours and currencies in brackets, but hours beyond 24.
  const plain = code
    .replaceAll(/"[^"]*"|\\.|_./g, '')
    .replaceAll(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '');
  return !/general/i.test(plain) && /[dmyhs]/i.test(plain);
}

/** Formats of dates that a workbook does not spell out. */
const BUILT_IN = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;

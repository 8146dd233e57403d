import { setImmediate as nextTurn } from 'node:timers/promises';
import type {
  ImportAnswers,
  ImportColumn,
  ImportFile,
} from '@limber/contract/desk/studio/import-file.ts';
import type { ImportField, ImportKind } from '@limber/contract/desk/studio/import-rows.ts';
import {
  IMPORT_BYTES,
  IMPORT_CELL_LENGTH,
  IMPORT_CELLS,
  IMPORT_COLUMNS,
  IMPORT_READING_SECONDS,
  IMPORT_ROWS,
  IMPORT_UNPACKED_BYTES,
} from '@limber/contract/terms/import.ts';
import type { Db } from '../../../platform/database/db.ts';
import { wrongField } from '../../../platform/http/errors.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import {
  readSpreadsheet,
  type Spreadsheet,
} from '../../../platform/spreadsheets/read-spreadsheet.ts';
import {
  CannotRead,
  type SheetLine,
  type Unreadable,
} from '../../../platform/spreadsheets/sheet-line.ts';
import { dayOf } from '../../../platform/studio-days.ts';
import { listNamedBranches } from '../queries/things.ts';
import { keyOf, type Row } from '../row-key.ts';
import {
  type CellsByField,
  clientIn,
  inColumn,
  packageIn,
  type Read,
  type Reading,
} from './client-and-package-row-rules.ts';
import { columnsOf, missingOf, unclearColumns } from './column-rules.ts';
import { conflictsOf, type RowLine } from './conflicting-rows-rules.ts';
import { cellsReadOf, totalsOf } from './count-file.ts';
import { softwareOf } from './headings-of-software-rules.ts';
import { productIn } from './product-row-rules.ts';
import { answeredOrders, ordersOf, questionsOf } from './question-rules.ts';
import { bookingIn, visitIn } from './session-row-rules.ts';
import { FIELDS } from './usual-headings-rules.ts';

type ReadRow = ImportFile['rows'][number];

/**
 * Reads a CSV file or a workbook: the meaning of each column, unless given, and each row in our
 * terms or why it cannot be read. Writes nothing, and does not block other requests. Refuses 400 a
 * file that is no table, has no rows or too many.
 */
export async function readImportFile(
  { db, secret }: { readonly db: Db; readonly secret: string },
  request: {
    kind: ImportKind;
    content: string;
    columns?: readonly ImportColumn[] | undefined;
    answers?: ImportAnswers | undefined;
  },
  now: Date,
  say: (sentence: Sentence) => string,
): Promise<ImportFile> {
  const { kind, answers = {} } = request;
  let columns: ImportColumn[] = [];
  let software: string | null = null;
  const wantedOf = (head: readonly string[]) => {
    software = softwareOf(head);
    columns = [...(request.columns ?? columnsOf(kind, head, software))];
    return columns.map(({ column }) => column);
  };
  const { head, lines, filled, otherSheets } = await oneAtATime(() =>
    readTable(bytesOf(request.content), wantedOf),
  );
  if (lines.length === 0) throw wrongField('content', NO_ROWS);
  const cellsOf = (field: ImportField) => {
    const at = columns.findIndex((each) => each.field === field);
    return at === -1 ? [] : lines.map(({ cells }) => cells[at] ?? '');
  };
  const proven = ordersOf(cellsOf);
  const branches = kind === 'product' ? (await listNamedBranches(db)).length : 1;
  const questions = questionsOf(columns, cellsOf, proven, branches);
  const missing = missingOf(kind, columns);
  const unclear = unclearColumns(kind, head, columns);
  const reading = {
    orders: answeredOrders(proven, answers),
    today: dayOf(now),
    sessionMinutes: answers.session_minutes ?? null,
    hasConsent: columns.some(({ field }) => field === 'health_consent'),
    healthAgreed: answers.health_consent === 'agreed',
    stockBranch: answers.stock_branch ?? null,
  };
  const isAnswered = questions.every(({ question }) => answers[question] !== undefined);
  const isWhole = missing.length === 0 && unclear.length === 0 && isAnswered;
  const isRead = new Set(columns.map(({ column }) => column));
  const rows = isWhole ? await readRows(secret, kind, { head, lines }, columns, reading, say) : [];
  const readCells = isWhole ? cellsReadOf(kind, columns, rows) : new Map<number, number>();
  return {
    software,
    headers: head.map((name) => name.slice(0, LONGEST_CELL)),
    columns,
    fields: FIELDS[kind].map(({ field }) => field),
    missing,
    unclear,
    questions,
    left_out: filled.flatMap((all, column) => {
      const cells = isRead.has(column) ? all - (readCells.get(column) ?? all) : all;
      return cells === 0 ? [] : [{ column, cells }];
    }),
    other_sheets: otherSheets.map((name) => name.slice(0, LONGEST_CELL)),
    totals: totalsOf(rows),
    rows,
  };
}

/** Base64 takes four characters for three bytes. */
function bytesOf(content: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Buffer.byteLength(content, 'base64'));
  const length = Buffer.from(bytes.buffer).write(content, 'base64');
  if (length > IMPORT_BYTES) throw wrongField('content', TOO_LARGE);
  return length === bytes.length ? bytes : bytes.slice(0, length);
}

async function readTable(
  bytes: Uint8Array<ArrayBuffer>,
  wantedOf: (head: readonly string[]) => readonly number[],
): Promise<Spreadsheet> {
  const bounds = {
    columns: IMPORT_COLUMNS,
    rows: IMPORT_ROWS,
    cells: IMPORT_CELLS,
    cellLength: IMPORT_CELL_LENGTH,
    unpacked: IMPORT_UNPACKED_BYTES,
  };
  try {
    return await readSpreadsheet(bytes, bounds, IMPORT_READING_SECONDS, wantedOf);
  } catch (error) {
    if (error instanceof CannotRead) throw wrongField('content', UNREADABLE[error.because]);
    throw error;
  }
}

async function readRows(
  secret: string,
  kind: ImportKind,
  { head, lines }: Pick<Spreadsheet, 'head'> & { readonly lines: SheetLine[] },
  columns: readonly ImportColumn[],
  reading: Reading,
  say: (sentence: Sentence) => string,
): Promise<ReadRow[]> {
  const rows: { line: number; read: Read<Row>; key: string }[] = [];
  for (const piece of piecesOf(lines)) {
    await nextTurn();
    for (const { line, cells } of piece) {
      const fields = cellsByField(cells, columns);
      const read: Read<Row> = IN_A_ROW[kind](fields, reading);
      rows.push({ line, read, key: keyOf(secret, fields, read.row) });
    }
  }
  if (kind === 'client') foldClients(rows);
  const conflicts = conflictsOf(rowLines(kind, rows));
  const problemOf = ({ problem, field }: Read<Row> & { row: null }) => {
    const heading = head[columns.find((each) => each.field === field)?.column ?? -1];
    return heading ? inColumn(heading, problem) : problem;
  };
  const onWire = ({ line, key, read }: (typeof rows)[number]): ReadRow => {
    const label = read.label.slice(0, LONGEST_CELL);
    if (!read.row) return { line, label, problem: say(problemOf(read)), conflicts: [] };
    const { row } = read;
    const conflictsHere = (conflicts.get(line) ?? []).map(({ why, ...conflict }) => ({
      ...conflict,
      why: say(why),
    }));
    return { line, label, problem: null, conflicts: conflictsHere, [kind]: { line, key, ...row } };
  };
  const readRows: ReadRow[] = [];
  for (const piece of piecesOf(rows)) {
    await nextTurn();
    for (const row of piece) readRows.push(onWire(row));
  }
  return readRows;
}

/** Takes a list apart, so that what was read of it is not kept in two shapes. */
function* piecesOf<Item>(list: Item[]): Generator<Item[]> {
  while (list.length > 0) yield list.splice(0, ROWS_AT_ONCE);
}

const IN_A_ROW: Readonly<Record<ImportKind, (cells: CellsByField, reading: Reading) => Read<Row>>> =
  {
    client: clientIn,
    package: packageIn,
    booking: bookingIn,
    visit: visitIn,
    product: productIn,
  };

/** A worker thread holds the file and everything derived from it, one file at a time. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => {});
  return turn;
}

let last: Promise<unknown> = Promise.resolve();

/** They take some milliseconds. */
const ROWS_AT_ONCE = 500;
const LONGEST_CELL = 200;
const LONG: ReadonlySet<ImportField> = new Set(['health_notes', 'desk_note']);

/** The cells of a line are those of the columns, in their order. */
function cellsByField(cells: readonly string[], columns: readonly ImportColumn[]): CellsByField {
  return Object.fromEntries(
    columns.flatMap(({ field }, at) => {
      const most = LONG.has(field) ? IMPORT_CELL_LENGTH : LONGEST_CELL;
      const cell = (cells[at] ?? '').slice(0, most);
      return cell === '' ? [] : [[field, cell]];
    }),
  );
}

function* rowLines(
  kind: ImportKind,
  rows: readonly { line: number; read: Read<Row>; key: string }[],
): Generator<RowLine> {
  for (const { line, key, read } of rows) if (read.row) yield rowLine(kind, line, key, read.row);
}

function rowLine(kind: ImportKind, line: number, key: string, row: Row): RowLine {
  return {
    ...{ line, key },
    // Lines of one client are folded into the first.
    says: kind === 'client' ? '' : JSON.stringify(row),
    // Two past sessions at one time are nobody's problem any more.
    ...('date' in row && !('outcome' in row) ? { booking: row } : {}),
  };
}

/** The first line of a client says what only a later one of the same key does. */
function foldClients(rows: { key: string; read: Read<Row> }[]): void {
  const firsts = new Map<string, { read: Read<Row> }>();
  for (const each of rows) {
    const { row } = each.read;
    if (!row) continue;
    const first = firsts.get(each.key);
    if (!first?.read.row) {
      firsts.set(each.key, each);
      continue;
    }
    const known = Object.entries(first.read.row).filter(
      ([, value]) => value !== null && value !== '',
    );
    first.read = { ...first.read, row: { ...row, ...Object.fromEntries(known) } as Row };
  }
}

const NO_ROWS: Sentence = {
  en: 'There are no rows below the headings of this file.',
  ar: 'لا توجد صفوف تحت عناوين هذا الملف.',
};
const TOO_LARGE: Sentence = {
  en: `Please bring a file of at most ${IMPORT_BYTES / 1024 / 1024} MB.`,
  ar: `يرجى ألا يتجاوز حجم الملف ${IMPORT_BYTES / 1024 / 1024} ميغابايت.`,
};
const UNREADABLE: Readonly<Record<Unreadable, Sentence>> = {
  'no table': {
    en: 'This is neither a CSV file nor a workbook (XLSX) with headings and rows below them.',
    ar: 'هذا ليس ملف CSV ولا مصنف Excel (XLSX) بسطر عناوين تليه صفوف.',
  },
  'locked or old': {
    en: 'This workbook has a password, or is of an old kind (XLS). Please save it as XLSX without a password.',
    ar: 'هذا المصنف محمي بكلمة مرور أو بصيغة قديمة (XLS). يرجى حفظه بصيغة XLSX دون كلمة مرور.',
  },
  columns: {
    en: `Please bring a file of at most ${IMPORT_COLUMNS} columns.`,
    ar: `يرجى ألا يتجاوز عدد أعمدة الملف ${IMPORT_COLUMNS} عمود.`,
  },
  rows: {
    en: `Please bring at most ${IMPORT_ROWS} rows in one file.`,
    ar: `يرجى ألا يتجاوز الملف الواحد ${IMPORT_ROWS} صف.`,
  },
  cells: {
    en: `Please bring a file of at most ${IMPORT_CELLS} cells: leave out columns that are not needed, or bring it in parts.`,
    ar: `يرجى ألا يتجاوز عدد خلايا الملف ${IMPORT_CELLS} خلية: احذف الأعمدة غير اللازمة أو قسّم الملف.`,
  },
  cellLength: {
    en: `Please bring a file whose cells have at most ${IMPORT_CELL_LENGTH} characters.`,
    ar: `يرجى ألا يتجاوز طول الخلية الواحدة ${IMPORT_CELL_LENGTH} حرف.`,
  },
  unpacked: {
    en: 'This workbook is too large once it is unpacked. Please save its first sheet as CSV, or bring it in parts.',
    ar: 'يرجى ألا يتجاوز المصنف الحجم المسموح بعد فك ضغطه: احفظ ورقته الأولى بصيغة CSV أو قسّمه.',
  },
};

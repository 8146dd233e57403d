import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportColumn, ImportFile } from '@limber/contract/desk/studio/import.ts';
import type {
  ImportedBooking,
  ImportedClient,
  ImportedPackage,
  ImportKind,
} from '@limber/contract/desk/studio/import-rows.ts';
import {
  IMPORT_CELL_LENGTH,
  IMPORT_CELLS,
  IMPORT_COLUMNS,
  IMPORT_READING_SECONDS,
  IMPORT_ROWS,
} from '@limber/contract/terms/import.ts';
import { wrongField } from '../../platform/http/errors.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { type CsvBounds, type CsvLine, readCsvApart } from '../../platform/read-csv.ts';
import { e164Of } from '../accounts/phones/phone-number.ts';
import { dateOrderOf } from './cell-rules.ts';
import { columnsOf, FIELDS, missingOf } from './column-rules.ts';
import { hashOfRow } from './row-key.ts';
import {
  bookingIn,
  clientIn,
  packageIn,
  type Read,
  type RowLine,
  rivalsOf,
  type Said,
  type Unplaced,
} from './row-rules.ts';

type ReadRow = ImportFile['rows'][number];
type Row = Unplaced<ImportedClient> | Unplaced<ImportedPackage> | Unplaced<ImportedBooking>;

/**
 * Reads a CSV file: the meaning of each column, unless given, and each row in our terms or why it
 * cannot be read. Writes nothing, and does not block other requests. Refuses 400 a file that is not
 * CSV, has no rows or too many.
 */
export async function readImportFile(
  { secret }: { readonly secret: string },
  asked: { kind: ImportKind; text: string; columns?: readonly ImportColumn[] | undefined },
  say: (sentence: Sentence) => string,
): Promise<ImportFile> {
  const { kind } = asked;
  const bounds = { columns: IMPORT_COLUMNS, cells: IMPORT_CELLS, cellLength: IMPORT_CELL_LENGTH };
  const read = await oneAtATime(() => readCsvApart(asked.text, bounds, IMPORT_READING_SECONDS));
  if (read && 'beyond' in read) throw wrongField('text', BEYOND[read.beyond]);
  const [head, ...lines] = read ?? [];
  if (!head || lines.length === 0) throw wrongField('text', NO_ROWS);
  if (lines.length > IMPORT_ROWS) throw wrongField('text', TOO_MANY);
  const headers = head.cells.map((name) => name.slice(0, 200));
  const columns = [...(asked.columns ?? columnsOf(kind, headers))];
  const missing = missingOf(kind, columns);
  return {
    headers,
    columns,
    fields: FIELDS[kind].map(({ field }) => field),
    missing,
    rows: missing.length > 0 ? [] : await readRows(secret, kind, lines, columns, say),
  };
}

async function readRows(
  secret: string,
  kind: ImportKind,
  lines: readonly CsvLine[],
  columns: readonly ImportColumn[],
  say: (sentence: Sentence) => string,
): Promise<ReadRow[]> {
  const dates = columns.filter(({ field }) => DATES.has(field));
  const order = dateOrderOf(
    lines.flatMap(({ cells }) => dates.map(({ column }) => cells[column] ?? '')),
  );
  const rows: { line: number; read: Read<Row>; key: string }[] = [];
  for (const { line, cells } of lines) {
    if (rows.length % ROWS_AT_ONCE === 0) await nextTurn();
    const said = saidIn(cells, columns);
    const read: Read<Row> =
      kind === 'client'
        ? clientIn(said)
        : kind === 'package'
          ? packageIn(said, order)
          : bookingIn(said, order);
    rows.push({ line, read, key: keyOf(secret, said, read.row) });
  }
  const rivals = rivalsOf(
    rows.flatMap(({ line, key, read }) => (read.row ? [placed(kind, line, key, read.row)] : [])),
  );
  return rows.map(({ line, key, read }) => {
    const { row, problem } = read;
    const called = read.called.slice(0, 200);
    if (!row) return { line, called, problem: say(problem), rivals: [] };
    const its = (rivals.get(line) ?? []).map(({ why, ...rival }) => ({ ...rival, why: say(why) }));
    return { line, called, problem: null, rivals: its, [kind]: { line, key, ...row } };
  });
}

/** A worker thread holds the file and everything derived from it, one file at a time. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => {});
  return turn;
}

let last: Promise<unknown> = Promise.resolve();

const DATES = new Set(['date', 'bought_on', 'expires_on']);
/** They take some milliseconds. */
const ROWS_AT_ONCE = 500;
const LONGEST_CELL = 200;

function saidIn(cells: readonly string[], columns: readonly ImportColumn[]): Said {
  return Object.fromEntries(
    columns.flatMap(({ field, column }) => {
      const cell = (cells[column] ?? '').slice(0, LONGEST_CELL);
      return cell === '' ? [] : [[field, cell]];
    }),
  );
}

/** Its id there, otherwise what identifies a row: client, subject, time. */
function keyOf(secret: string, { id }: Said, row: Row | null): string {
  if (id !== undefined) return id;
  return `row ${hashOfRow(secret, row && identityOf(row)).toString('hex')}`;
}

function identityOf(row: Row): unknown {
  if ('first_name' in row) {
    const { first_name, last_name, phone_number, email } = row;
    return [plain(`${first_name} ${last_name}`), e164(phone_number), plain(email)];
  }
  const { client_id, name, phone_number, email } = row.owner;
  const whose = client_id ?? [plain(name), e164(phone_number), plain(email)];
  return 'date' in row
    ? [whose, row.date, row.time, plain(row.therapist)]
    : [whose, plain(row.package), row.bought_on, row.expires_on];
}

const plain = (word: string | null) => (word ?? '').toLowerCase();
const e164 = (phone: string | null) => e164Of(phone ?? '') ?? phone;

function placed(kind: ImportKind, line: number, key: string, row: Row): RowLine {
  return {
    line,
    key,
    ...(kind === 'client' && 'email' in row ? { email: row.email } : {}),
    ...('date' in row ? { booking: row } : {}),
  };
}

const NO_ROWS: Sentence = {
  en: 'This is not a CSV file with a head and rows below it.',
  ar: 'هذا ليس ملف CSV بسطر عناوين تليه صفوف.',
};
const BEYOND: Readonly<Record<keyof CsvBounds, Sentence>> = {
  columns: {
    en: `Please bring a file of at most ${IMPORT_COLUMNS} columns.`,
    ar: `يرجى ألا يتجاوز عدد أعمدة الملف ${IMPORT_COLUMNS} عمود.`,
  },
  cells: {
    en: `Please bring a file of at most ${IMPORT_CELLS} cells: leave out columns that are not needed, or bring it in parts.`,
    ar: `يرجى ألا يتجاوز عدد خلايا الملف ${IMPORT_CELLS} خلية: احذف الأعمدة غير اللازمة أو قسّم الملف.`,
  },
  cellLength: {
    en: `Please bring a file whose cells have at most ${IMPORT_CELL_LENGTH} characters.`,
    ar: `يرجى ألا يتجاوز طول الخلية الواحدة ${IMPORT_CELL_LENGTH} حرف.`,
  },
};
const TOO_MANY: Sentence = {
  en: `Please bring at most ${IMPORT_ROWS} rows in one file.`,
  ar: `يرجى ألا يتجاوز الملف الواحد ${IMPORT_ROWS} صف.`,
};

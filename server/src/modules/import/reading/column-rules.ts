import type { ImportColumn } from '@limber/contract/desk/studio/import-file.ts';
import type { ImportField, ImportKind } from '@limber/contract/desk/studio/import-rows.ts';
import { namesAt, plainHeading } from './headings-of-software-rules.ts';
import { FIELDS } from './usual-headings-rules.ts';

/** Of each of these one has to have a column. */
const NEEDED: Readonly<Record<ImportKind, readonly (readonly ImportField[])[]>> = {
  client: [
    ['first_name', 'name'],
    ['phone_number', 'email'],
  ],
  package: [['client_id', 'phone_number', 'email'], ['package']],
  booking: [
    ['client_id', 'phone_number', 'email'],
    ['date'],
    ['service'],
    ['therapist'],
    ['minutes', 'ends'],
  ],
  visit: [['client_id', 'phone_number', 'email'], ['date'], ['service']],
  product: [['product'], ['retail_price']],
};

/**
 * Headings that say that something is left, but not of what: minutes, sessions or money. They are
 * never guessed.
 */
const SOMETHING_LEFT = [
  'remaining',
  'left',
  'balance',
  'count remaining',
  'remaining count',
  'remaining balance',
  'units',
  'units left',
  'credits',
  'credits left',
  'المتبقي',
  'الرصيد',
];

/** Columns of packages that may be what is left, when no other one is read as it. */
export function unclearColumns(
  kind: ImportKind,
  headers: readonly string[],
  columns: readonly ImportColumn[],
): number[] {
  const isRead = columns.some(({ field }) => LEFT.has(field));
  if (kind !== 'package' || isRead) return [];
  const names = new Set(SOMETHING_LEFT.map(plainHeading));
  return headers.flatMap((head, at) =>
    names.has(plainHeading(head)) && !columns.some(({ column }) => column === at) ? [at] : [],
  );
}

const LEFT: ReadonlySet<ImportField> = new Set(['minutes_left', 'sessions_left']);

/**
 * Which column says what, by the names in the head; each column and each field once.
 *
 * @param software the program that wrote the file; null: unknown
 */
export function columnsOf(
  kind: ImportKind,
  headers: readonly string[],
  software: string | null,
): ImportColumn[] {
  const plain = headers.map(plainHeading);
  const taken = new Set<number>();
  const found = new Map<ImportField, number>();
  const fields = FIELDS[kind].map(({ field, names }) => ({
    field,
    names: [...new Set([...namesAt(software, kind, field), ...names])],
  }));
  const most = Math.max(...fields.map(({ names }) => names.length));
  // The likelier names first, whichever field they belong to.
  for (let rank = 0; rank < most; rank += 1) {
    for (const { field, names } of fields) {
      const name = names[rank];
      if (name === undefined || found.has(field)) continue;
      const column = plain.findIndex(
        (each, index) => each === plainHeading(name) && !taken.has(index),
      );
      if (column === -1) continue;
      taken.add(column);
      found.set(field, column);
    }
  }
  // One column that says when a session begins has the day too; the time is found in it.
  const begins = found.get('time');
  if (!found.has('date') && begins !== undefined) {
    found.delete('time');
    found.set('date', begins);
  }
  return [...found].map(([field, column]) => ({ field, column }));
}

/** Required fields without a column. */
export function missingOf(kind: ImportKind, columns: readonly ImportColumn[]): ImportField[][] {
  const has = (field: ImportField) => columns.some((each) => each.field === field);
  return NEEDED[kind].filter((fields) => !fields.some(has)).map((fields) => [...fields]);
}

/** What the studio brings from its previous software: clients, packages, upcoming sessions. */
import Type, { type Static } from 'typebox';
import { managers, route } from '../../route.ts';
import { IMPORT_BATCH, IMPORT_BYTES, IMPORT_ROWS } from '../../terms/import.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line, Prose } from '../../values/texts.ts';
import {
  ImportedBooking,
  ImportedClient,
  ImportedPackage,
  ImportField,
  ImportKind,
  LineNumber,
} from './import-rows.ts';

const Column = Type.Object(
  {
    field: ImportField,
    column: described(
      'Column number from the left, starting at 0.',
      Type.Integer({ minimum: 0, maximum: 199 }),
    ),
  },
  { examples: [{ field: 'first_name', column: 0 }] },
);
export type ImportColumn = Static<typeof Column>;

const Rival = Type.Object(
  { line: LineNumber, why: Prose },
  { examples: [{ line: 2, why: 'Line 2 is the same one.' }] },
);

const ReadRow = Type.Object({
  line: LineNumber,
  called: described('The label by which a person recognises it.', Line),
  problem: described('Why it cannot be read; null: it can.', Nullable(Prose)),
  rivals: described(
    'Earlier lines that it conflicts with. It is refused because of the first of them that is not itself refused.',
    listOf(Rival, { maxItems: 10 }),
  ),
  client: Type.Optional(ImportedClient),
  package: Type.Optional(ImportedPackage),
  booking: Type.Optional(ImportedBooking),
});

export const ImportFile = Type.Object(
  {
    headers: described(
      'The headings of the file.',
      listOf(Line, { maxItems: 200, examples: [['First Name', 'Mobile']] }),
    ),
    columns: described('Which column is read as which field.', listOf(Column, { maxItems: 50 })),
    fields: described(
      'The fields that rows of this kind can have.',
      listOf(ImportField, { maxItems: 50 }),
    ),
    missing: described(
      'Required fields without a column; one of each group is enough.',
      listOf(listOf(ImportField, { maxItems: 10 }), { maxItems: 10 }),
    ),
    rows: Type.Array(ReadRow, {
      description: 'Empty while a required column is missing.',
      maxItems: IMPORT_ROWS,
    }),
  },
  {
    description: 'A file as it was read: its columns, and its rows in our terms.',
    examples: [
      {
        headers: ['First Name', 'Mobile'],
        columns: [
          { field: 'first_name', column: 0 },
          { field: 'phone_number', column: 1 },
        ],
        fields: ['first_name', 'phone_number'],
        missing: [],
        rows: [],
      },
    ],
  },
);
export type ImportFile = Static<typeof ImportFile>;

export const readImportFile = route.post('desk/import/file/', managers, {
  fullWay: true,
  mostBytes: 2 * IMPORT_BYTES,
  summary: 'Read a CSV file: the meaning of each column, and each row or why it cannot be read',
  description: `Commas, semicolons or tabs, with quotes, UTF-8; at most ${IMPORT_ROWS} rows. The file is not kept.`,
  body: Type.Object(
    {
      kind: ImportKind,
      text: Type.String({ description: 'The whole file.', minLength: 1, maxLength: IMPORT_BYTES }),
      columns: Type.Optional(
        described('Default: matched by the usual headings.', listOf(Column, { maxItems: 50 })),
      ),
    },
    {
      additionalProperties: false,
      examples: [{ kind: 'client', text: 'First Name,Mobile\r\nAmina,050 123 4567\r\n' }],
    },
  ),
  replies: { 200: ImportFile },
});

export const ImportFate = oneOf(['new', 'same', 'changed', 'refused'], {
  description: 'What happens to a row.',
});
export type ImportFate = Static<typeof ImportFate>;

export const ImportFates = Type.Object(
  {
    fates: listOf(
      Type.Object({
        line: LineNumber,
        fate: ImportFate,
        why: described(
          'Why it is refused, what it duplicates, what changes, or what is overridden for it; null: nothing to report.',
          Nullable(Prose),
        ),
      }),
    ),
  },
  { examples: [{ fates: [{ line: 2, fate: 'new', why: null }] }] },
);
export type ImportFates = Static<typeof ImportFates>;

const rowsOf = <Row extends Type.TSchema>(row: Row) =>
  Type.Object(
    {
      source: Type.String({
        description: 'The software that it comes from; keys are unique within it.',
        minLength: 1,
        maxLength: 40,
        pattern: '\\S',
        'x-sentence': { en: 'Please say where it comes from.', ar: 'يرجى ذكر مصدر الملف.' },
        examples: ['Fresha'],
      }),
      apply: Type.Boolean({
        description: 'False: a dry run that writes nothing and reports every outcome.',
      }),
      rows: listOf(row, { minItems: 1, maxItems: IMPORT_BATCH }),
    },
    {
      additionalProperties: false,
      examples: [
        { source: 'Fresha', apply: false, rows: (row as { examples?: unknown[] }).examples ?? [] },
      ],
    },
  );

export const importClients = route.post('desk/import/clients/', managers, {
  fullWay: true,
  mostBytes: IMPORT_BYTES,
  summary: 'Import clients, or report what would happen to each',
  description: 'Importing the same row twice changes nothing.',
  body: rowsOf(ImportedClient),
  replies: { 200: ImportFates },
});

export const importPackages = route.post('desk/import/packages/', managers, {
  fullWay: true,
  mostBytes: IMPORT_BYTES,
  summary: 'Import packages with their remaining minutes, or report what would happen to each',
  body: rowsOf(ImportedPackage),
  replies: { 200: ImportFates },
});

export const importBookings = route.post('desk/import/bookings/', managers, {
  fullWay: true,
  mostBytes: IMPORT_BYTES,
  summary: 'Import upcoming sessions, or report what would happen to each',
  description:
    'Wishes of the studio are overridden, which a dry run reports; where a therapist or a bed is taken, the reply says by whom.',
  body: rowsOf(ImportedBooking),
  replies: { 200: ImportFates },
});

export const downloadImportTemplate = route.get('desk/import/template/', managers, {
  summary: 'A CSV file to fill in, with the headings and one example row',
  query: Type.Object({ kind: ImportKind }),
  file: 'text/csv',
  replies: {
    200: Type.String({
      maxLength: 10_000,
      examples: ['\uFEFFFirst name,Mobile\r\nAmina,0501234567\r\n'],
    }),
  },
});

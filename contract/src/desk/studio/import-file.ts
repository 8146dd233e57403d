/** What the studio brings from its previous software: clients, packages, sessions, products. */
import Type, { type Static } from 'typebox';
import { managers, route } from '../../route.ts';
import {
  IMPORT_BASE64,
  IMPORT_BATCH,
  IMPORT_BATCH_BYTES,
  IMPORT_BYTES,
  IMPORT_COLUMNS,
  IMPORT_MINUTES,
  IMPORT_ROWS,
} from '../../terms/import.ts';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode, MOST } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line, Prose } from '../../values/texts.ts';
import {
  ImportedBooking,
  ImportedClient,
  ImportedPackage,
  ImportedProduct,
  ImportedVisit,
  ImportField,
  ImportKind,
  LineNumber,
} from './import-rows.ts';

const ColumnNumber = Type.Integer({
  description: 'Column number from the left, starting at 0.',
  minimum: 0,
  maximum: IMPORT_COLUMNS - 1,
});

const Column = Type.Object(
  { field: ImportField, column: ColumnNumber },
  { examples: [{ field: 'first_name', column: 0 }] },
);
export type ImportColumn = Static<typeof Column>;

const Conflict = Type.Object(
  {
    line: LineNumber,
    why: Prose,
    same: described('Both are the same: nothing is lost with the later one.', Type.Boolean()),
  },
  { examples: [{ line: 2, why: 'Line 2 is the same one.', same: true }] },
);

const ReadRow = Type.Object({
  line: LineNumber,
  label: described('The name by which a person recognises it.', Line),
  problem: described('Why it cannot be read; null: it can.', Nullable(Prose)),
  conflicts: described(
    'Earlier lines that it conflicts with. It is refused because of the first of them that is not itself refused.',
    listOf(Conflict, { maxItems: 10 }),
  ),
  client: Type.Optional(ImportedClient),
  package: Type.Optional(ImportedPackage),
  booking: Type.Optional(ImportedBooking),
  visit: Type.Optional(ImportedVisit),
  product: Type.Optional(ImportedProduct),
});

const Question = Type.Object(
  {
    question: oneOf(['date_order', 'session_minutes', 'health_consent', 'stock_branch'], {
      description:
        '`date_order`: no day of these columns tells whether the day or the month comes first. `session_minutes`: the file counts sessions, and does not say how long they are. `health_consent`: it has health notes, and no column that says who agreed to them. `stock_branch`: it has pieces in stock, and does not say at which branch.',
    }),
    columns: described('The columns that it is about.', listOf(ColumnNumber, { maxItems: 50 })),
    example: described('A cell of them; null: none.', Nullable(Line)),
  },
  { examples: [{ question: 'date_order', columns: [4], example: '9/10/2026' }] },
);
export type ImportQuestion = Static<typeof Question>;

const Answers = Type.Object(
  {
    date_order: Type.Optional(oneOf(['day_first', 'month_first'])),
    session_minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: IMPORT_MINUTES.most })),
    health_consent: Type.Optional(
      oneOf(['agreed', 'leave_out'], {
        description: "The manager's word: these clients agreed, or their notes stay behind.",
      }),
    ),
    stock_branch: Type.Optional(described('The branch of the stock.', LocationCode)),
  },
  { additionalProperties: false, examples: [{ date_order: 'day_first' }] },
);
export type ImportAnswers = Static<typeof Answers>;

export const ImportFile = Type.Object(
  {
    software: described(
      'The program that wrote the file, by its headings; null: unknown.',
      Nullable(Line),
    ),
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
    unclear: described(
      'Columns that say that something is left, but not whether minutes or sessions. They are never guessed.',
      listOf(ColumnNumber, { maxItems: 50 }),
    ),
    questions: described(
      'What the file does not tell and has to be answered, whether it is answered or not.',
      listOf(Question, { maxItems: 10 }),
    ),
    left_out: described(
      'Columns that are not read, with the number of their filled cells.',
      listOf(
        Type.Object({ column: ColumnNumber, cells: Type.Integer({ minimum: 1, maximum: MOST }) }),
        { maxItems: IMPORT_COLUMNS },
      ),
    ),
    other_sheets: described(
      'Sheets of a workbook beside the first one. They are not read.',
      listOf(Line, { maxItems: 200 }),
    ),
    totals: described(
      'What the file says in total, with rows that cannot be imported; null: it does not say.',
      Type.Object({
        people: Type.Integer({ minimum: 0, maximum: MOST }),
        minutes: Nullable(Type.Integer({ minimum: 0, maximum: MOST })),
        value: Nullable(Type.Number({ minimum: 0, maximum: 1e9 })),
        credit: Nullable(Type.Number({ minimum: 0, maximum: 1e9 })),
        visits: Nullable(Type.Integer({ minimum: 0, maximum: MOST })),
        products: Nullable(Type.Integer({ minimum: 0, maximum: MOST })),
        pieces: Nullable(Type.Integer({ minimum: 0, maximum: MOST })),
      }),
    ),
    rows: Type.Array(ReadRow, {
      description: 'Empty while a required column or an answer is missing.',
      maxItems: IMPORT_ROWS,
    }),
  },
  {
    description: 'A file as it was read: its columns, and its rows in our terms.',
    examples: [
      {
        software: null,
        headers: ['First Name', 'Mobile'],
        columns: [
          { field: 'first_name', column: 0 },
          { field: 'phone_number', column: 1 },
        ],
        fields: ['first_name', 'phone_number'],
        missing: [],
        unclear: [],
        questions: [],
        left_out: [],
        other_sheets: [],
        totals: {
          ...{ people: 0, minutes: null, value: null, credit: null },
          ...{ visits: null, products: null, pieces: null },
        },
        rows: [],
      },
    ],
  },
);
export type ImportFile = Static<typeof ImportFile>;

export const readImportFile = route.post('desk/import/file/', managers, {
  fullWay: true,
  mostBytes: IMPORT_BASE64 + 64 * 1024,
  summary:
    'Read a CSV file or workbook: what each column means, and each row or why it is unreadable',
  description: `CSV with commas, semicolons or tabs, in UTF-8, UTF-16 or a code page of Windows, or XLSX, whose first sheet is read; at most ${IMPORT_ROWS} rows and ${IMPORT_BYTES / 1024 / 1024} MB. The file is not kept.`,
  body: Type.Object(
    {
      kind: ImportKind,
      content: Type.String({
        description: 'The whole file in base64.',
        minLength: 1,
        maxLength: IMPORT_BASE64,
      }),
      columns: Type.Optional(
        described('Default: matched by the usual headings.', listOf(Column, { maxItems: 50 })),
      ),
      answers: Type.Optional(Answers),
    },
    {
      additionalProperties: false,
      examples: [
        { kind: 'client', content: 'Rmlyc3QgTmFtZSxNb2JpbGUNCkFtaW5hLDA1MCAxMjMgNDU2Nw0K' },
      ],
    },
  ),
  replies: { 200: ImportFile },
});

export const ImportOutcome = oneOf(['new', 'same', 'changed', 'undecided', 'refused'], {
  description: 'What happens to a row.',
});
export type ImportOutcome = Static<typeof ImportOutcome>;

export const ImportOutcomes = Type.Object(
  {
    outcomes: listOf(
      Type.Object({
        line: LineNumber,
        outcome: ImportOutcome,
        why: described(
          'Why it is refused, what it duplicates, what changes, or what is overridden for it; null: nothing to report.',
          Nullable(Prose),
        ),
      }),
    ),
  },
  { examples: [{ outcomes: [{ line: 2, outcome: 'new', why: null }] }] },
);
export type ImportOutcomes = Static<typeof ImportOutcomes>;

export const Source = Type.String({
  description: 'The software that it comes from; keys are unique within it.',
  minLength: 1,
  maxLength: 40,
  pattern: '\\S',
  'x-sentence': { en: 'Please say where it comes from.', ar: 'يرجى ذكر مصدر الملف.' },
  examples: ['Fresha'],
});

const rowsOf = <Row extends Type.TSchema, More extends Type.TProperties = Record<never, never>>(
  row: Row,
  more: More = {} as More,
) =>
  Type.Object(
    {
      ...more,
      source: Source,
      apply: Type.Boolean({
        description: 'False: a dry run that writes nothing and reports every outcome.',
      }),
      import_id: Type.Optional(
        described('The import that the rows belong to; omitted: one of their own.', Id),
      ),
      rows: listOf(row, { minItems: 1, maxItems: IMPORT_BATCH }),
    },
    {
      additionalProperties: false,
      examples: [
        { source: 'Fresha', apply: false, rows: (row as { examples?: unknown[] }).examples ?? [] },
      ],
    },
  );

export const SharedEmail = oneOf(['apart', 'same'], {
  description:
    'A row has the e-mail address of somebody with another name. `apart`: a family, of whom one has the address and the others come without it. `same`: one person. Omitted: such rows are `undecided`.',
});
export type SharedEmail = Static<typeof SharedEmail>;

const replies = { 200: ImportOutcomes, 404: Failure };
const ofImport = { fullWay: true, mostBytes: IMPORT_BATCH_BYTES, replies } as const;

export const importClients = route.post('desk/import/clients/', managers, {
  ...ofImport,
  summary: 'Import clients, or report what would happen to each',
  description: 'Importing the same row twice changes nothing.',
  body: rowsOf(ImportedClient, { shared_email: Type.Optional(SharedEmail) }),
});

export const importPackages = route.post('desk/import/packages/', managers, {
  ...ofImport,
  summary: 'Import packages with their remaining minutes, or report what would happen to each',
  body: rowsOf(ImportedPackage),
});

export const importBookings = route.post('desk/import/bookings/', managers, {
  ...ofImport,
  summary: 'Import upcoming sessions, or report what would happen to each',
  description:
    'Overridable rules are overridden, which a dry run reports; where a therapist or a bed is taken, the reply says by whom.',
  body: rowsOf(ImportedBooking),
});

export const importVisits = route.post('desk/import/visits/', managers, {
  ...ofImport,
  summary: 'Import past sessions as history, or report what would happen to each',
  description:
    'They take no time of anybody, were not sold here, count for no limit, and are in no report.',
  body: rowsOf(ImportedVisit),
});

export const importProducts = route.post('desk/import/products/', managers, {
  ...ofImport,
  summary: 'Import products of the counter with their stock, or report what would happen to each',
  description:
    'A row is a product at a branch. A product that is here already is known by its bar code or name and keeps its price; stock is only brought where nobody has received, counted or sold it here.',
  body: rowsOf(ImportedProduct),
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

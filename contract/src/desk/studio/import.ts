/** What the studio brings along from the software it used before: clients, packages, coming sessions. */
import Type, { type Static } from 'typebox';
import { defineRoute } from '../../route.ts';
import { IMPORT_BATCH, IMPORT_BYTES, IMPORT_ROWS } from '../../terms/import.ts';
import {
  Aed,
  AskedTime,
  DateOnly,
  described,
  Gender,
  Language,
  Line,
  listOf,
  MOST,
  Nullable,
  oneOf,
  Prose,
} from '../../values.ts';

const access = ['manager'] as const;

export const ImportKind = oneOf(['client', 'package', 'booking'], {
  description: 'What the rows of a file are.',
});
export type ImportKind = Static<typeof ImportKind>;

/** What a column can say; the page has a word for each, in both languages. */
export const ImportField = oneOf([
  'id',
  'name',
  'first_name',
  'last_name',
  'phone_number',
  'email',
  'gender',
  'language',
  'client_id',
  'package',
  'minutes_left',
  'minutes',
  'price',
  'value',
  'bought_on',
  'expires_on',
  'date',
  'time',
  'ends',
  'service',
  'therapist',
  'location',
  'status',
]);
export type ImportField = Static<typeof ImportField>;

const LineNumber = Type.Integer({
  description: 'Of the file, its head being 1.',
  minimum: 1,
  maximum: MOST,
});
const Key = Type.String({
  description:
    'What the row is known by where it comes from: its id there, or what it says, hashed.',
  minLength: 1,
  maxLength: 200,
  examples: ['4711'],
});
const Word = Type.String({ maxLength: 200 });
const Maybe = Nullable(Word);
const Few = Type.Integer({ minimum: 0, maximum: 1_000_000 });

const person = {
  phone_number: described('As written in the file.', Maybe),
  email: Maybe,
};

const Owner = Type.Object(
  {
    client_id: described('Their id where the row comes from.', Maybe),
    name: Maybe,
    ...person,
  },
  { description: 'Whose it is, as the file says it.' },
);

const anOwner = { client_id: '4711', name: 'Amina Haddad', phone_number: null, email: null };

export const ImportedClient = Type.Object(
  {
    line: LineNumber,
    key: Key,
    first_name: Word,
    last_name: Word,
    ...person,
    gender: Nullable(Gender),
    language: Nullable(Language),
  },
  {
    examples: [
      {
        line: 2,
        key: '4711',
        first_name: 'Amina',
        last_name: 'Haddad',
        phone_number: '050 123 4567',
        email: null,
        gender: null,
        language: null,
      },
    ],
  },
);
export type ImportedClient = Static<typeof ImportedClient>;

export const ImportedPackage = Type.Object(
  {
    line: LineNumber,
    key: Key,
    owner: Owner,
    package: described('What it is called here.', Word),
    minutes_left: described('Null: an unlimited one.', Nullable(Few)),
    minutes: described('As bought; null: as the catalogue has it.', Nullable(Few)),
    price: described('What was paid, with VAT.', Nullable(Aed)),
    value: described(
      'What is left is worth, without VAT; null: its share of the price.',
      Nullable(Aed),
    ),
    bought_on: Nullable(DateOnly),
    expires_on: Nullable(DateOnly),
  },
  {
    examples: [
      {
        line: 2,
        key: '12',
        owner: anOwner,
        package: 'Balance Package',
        minutes_left: 300,
        minutes: 600,
        price: 2750,
        value: null,
        bought_on: '2026-01-10',
        expires_on: '2026-07-09',
      },
    ],
  },
);
export type ImportedPackage = Static<typeof ImportedPackage>;

export const ImportedBooking = Type.Object(
  {
    line: LineNumber,
    key: Key,
    owner: Owner,
    date: DateOnly,
    time: AskedTime,
    minutes: Type.Integer({ minimum: 5, maximum: 1440 }),
    service: described('What it is called here.', Word),
    therapist: described('Their name; the first one where it is enough.', Word),
    location: described('Name or code of the branch; null: that of the therapist.', Maybe),
    package: described('The package that pays, by its name; null: none.', Maybe),
  },
  {
    examples: [
      {
        line: 2,
        key: '981',
        owner: anOwner,
        date: '2026-03-05',
        time: '14:00',
        minutes: 60,
        service: 'Stretching',
        therapist: 'Noura Al Hashimi',
        location: 'A',
        package: null,
      },
    ],
  },
);
export type ImportedBooking = Static<typeof ImportedBooking>;

const Column = Type.Object(
  {
    field: ImportField,
    column: described(
      'Which one from the left, the first being 0.',
      Type.Integer({ minimum: 0, maximum: 199 }),
    ),
  },
  { examples: [{ field: 'first_name', column: 0 }] },
);
export type ImportColumn = Static<typeof Column>;

const ReadRow = Type.Object({
  line: LineNumber,
  called: described('What a person knows it by.', Line),
  problem: described('Why it cannot be read; null: it can.', Nullable(Prose)),
  client: Type.Optional(ImportedClient),
  package: Type.Optional(ImportedPackage),
  booking: Type.Optional(ImportedBooking),
});

export const ImportFile = Type.Object(
  {
    headers: described(
      'The head of the file.',
      listOf(Line, { maxItems: 200, examples: [['First Name', 'Mobile']] }),
    ),
    columns: described('What is read from where.', listOf(Column, { maxItems: 50 })),
    fields: described('What rows of this kind can say.', listOf(ImportField, { maxItems: 50 })),
    missing: described(
      'What has no column and cannot be left out; one of each is enough.',
      listOf(listOf(ImportField, { maxItems: 10 }), { maxItems: 10 }),
    ),
    rows: Type.Array(ReadRow, {
      description: 'None while a column is missing.',
      maxItems: IMPORT_ROWS,
    }),
  },
  {
    description: 'A file as it is read: its columns, and its rows in our words.',
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

export const readImportFile = defineRoute({
  method: 'POST',
  path: 'desk/import/file/',
  access,
  fullWay: true,
  mostBytes: 2 * IMPORT_BYTES,
  summary: 'Read a CSV file: which column says what, and each row or why it cannot be read',
  description: `Commas, semicolons or tabs, with quotes, UTF-8; at most ${IMPORT_ROWS} rows. Nothing of it is kept.`,
  body: Type.Object(
    {
      kind: ImportKind,
      text: Type.String({ description: 'The whole file.', minLength: 1, maxLength: IMPORT_BYTES }),
      columns: Type.Optional(
        described('Left out: found by the usual names.', listOf(Column, { maxItems: 50 })),
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
  description: 'What becomes of a row.',
});
export type ImportFate = Static<typeof ImportFate>;

export const ImportFates = Type.Object(
  {
    fates: listOf(
      Type.Object({
        line: LineNumber,
        fate: ImportFate,
        why: described(
          'Why it is refused, or what it is the same as; null: nothing to say.',
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
        description: 'The software that it comes from: a key is good within it.',
        minLength: 1,
        maxLength: 40,
        pattern: '\\S',
        'x-sentence': { en: 'Please say where it comes from.', ar: 'يرجى ذكر مصدر الملف.' },
        examples: ['Fresha'],
      }),
      apply: Type.Boolean({ description: 'False: nothing is written, and each fate is told.' }),
      rows: listOf(row, { minItems: 1, maxItems: IMPORT_BATCH }),
    },
    {
      additionalProperties: false,
      examples: [
        { source: 'Fresha', apply: false, rows: (row as { examples?: unknown[] }).examples ?? [] },
      ],
    },
  );

export const importClients = defineRoute({
  method: 'POST',
  path: 'desk/import/clients/',
  access,
  fullWay: true,
  mostBytes: IMPORT_BYTES,
  summary: 'Bring clients along, or say what would become of each',
  description: 'A row that came before and says the same changes nothing.',
  body: rowsOf(ImportedClient),
  replies: { 200: ImportFates },
});

export const importPackages = defineRoute({
  method: 'POST',
  path: 'desk/import/packages/',
  access,
  fullWay: true,
  mostBytes: IMPORT_BYTES,
  summary: 'Bring packages along with what is left in them, or say what would become of each',
  body: rowsOf(ImportedPackage),
  replies: { 200: ImportFates },
});

export const importBookings = defineRoute({
  method: 'POST',
  path: 'desk/import/bookings/',
  access,
  fullWay: true,
  mostBytes: IMPORT_BYTES,
  summary: 'Bring coming sessions along, or say what would become of each',
  description:
    'Wishes of the studio are passed over; where a therapist or a bed is taken, by whom is said.',
  body: rowsOf(ImportedBooking),
  replies: { 200: ImportFates },
});

export const downloadImportTemplate = defineRoute({
  method: 'GET',
  path: 'desk/import/template/',
  access,
  summary: 'A CSV file with the head and one row of a kind, to be filled in',
  query: Type.Object({ kind: ImportKind }),
  file: 'text/csv',
  replies: {
    200: Type.String({
      maxLength: 10_000,
      examples: ['\uFEFFFirst name,Mobile\r\nAmina,0501234567\r\n'],
    }),
  },
});

/** Imports that were made: what each brought, whether it adds up, and undoing it. */
import Type, { type Static } from 'typebox';
import { managers, route } from '../../route.ts';
import { IMPORT_COLUMNS, IMPORT_ROWS } from '../../terms/import.ts';
import { Failure } from '../../values/failure.ts';
import { Id, MOST } from '../../values/keys.ts';
import { described, listOf, Nullable } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { Instant } from '../../values/times.ts';
import { Source } from './import-file.ts';
import { ImportKind } from './import-rows.ts';

const Count = Type.Integer({ minimum: 0, maximum: MOST });
const Amount = Type.Number({ minimum: 0, maximum: 1e9 });

export const ImportReport = Type.Object(
  {
    people: described('Clients of that software who are here.', Count),
    packages: described('Packages with minutes that came from it.', Count),
    minutes: described('What was left in them when they came.', Count),
    value: described('What these minutes were worth without VAT, which the studio owes.', Amount),
    credit: described('Money on account that came from it, which the studio owes.', Amount),
    sessions: described('Upcoming sessions that came from it.', Count),
    visits: described('Past sessions that came from it, as history.', Count),
    products: described('Products of the counter that came from it.', Count),
    pieces: described(
      'Pieces in stock that came from it, at all branches.',
      Type.Integer({ minimum: -MOST, maximum: MOST }),
    ),
  },
  {
    description: 'What came from a software in total, without imports that were undone.',
    examples: [
      {
        ...{ people: 412, packages: 61, minutes: 15_300, value: 66_785.5 },
        ...{ credit: 1250, sessions: 38, visits: 2_150, products: 24, pieces: 310 },
      },
    ],
  },
);
export type ImportReport = Static<typeof ImportReport>;

const LeftOut = listOf(
  Type.Object({ name: Line, cells: Type.Integer({ minimum: 1, maximum: MOST }) }),
  { maxItems: IMPORT_COLUMNS },
);

export const Import = Type.Object(
  {
    id: Id,
    source: Line,
    kind: ImportKind,
    by: Line,
    started_at: Instant,
    undone_at: Nullable(Instant),
    rows: described('Rows that are remembered.', Count),
    added: described(
      'Clients, packages, sessions or products that it added and that are still here.',
      Count,
    ),
    changed: described('Rows that changed something that was here.', Count),
    left_out: described(
      'Columns that were not read, with the number of their filled cells.',
      LeftOut,
    ),
  },
  {
    description: 'A file that was imported.',
    examples: [
      {
        id: 3,
        source: 'Fresha',
        kind: 'client',
        by: 'Maryam Darwish',
        started_at: '2026-03-04T06:00:00.000Z',
        undone_at: null,
        rows: 412,
        added: 409,
        changed: 0,
        left_out: [{ name: 'Referral Source', cells: 120 }],
      },
    ],
  },
);
export type Import = Static<typeof Import>;

export const beginImport = route.post('desk/imports/', managers, {
  fullWay: true,
  summary: 'Begin an import, to which the rows of a file then belong',
  description: 'All of an import can be undone until something was built on it.',
  body: Type.Object(
    {
      source: Source,
      kind: ImportKind,
      rows: Type.Integer({ minimum: 1, maximum: IMPORT_ROWS }),
      left_out: LeftOut,
    },
    {
      additionalProperties: false,
      examples: [{ source: 'Fresha', kind: 'client', rows: 412, left_out: [] }],
    },
  ),
  replies: {
    200: Type.Object({ import_id: Id }, { examples: [{ import_id: 3 }] }),
  },
});

export const listImports = route.get('desk/imports/', managers, {
  summary: 'The imports that were made, latest first',
  replies: { 200: listOf(Import, { maxItems: 200 }) },
});

export const readImportReport = route.get('desk/imports/report/', managers, {
  summary: "What came from a software in total, to compare with that software's own totals",
  query: Type.Object({ source: Source }),
  replies: { 200: ImportReport },
});

export const undoImport = route.post('desk/imports/:id/undo/', managers, {
  fullWay: true,
  summary: 'Undo an import: what it added goes, what it changed is as it was before',
  description:
    'Refused with 409 as soon as something was built on it, such as a session booked for one of its clients; the reply says on what.',
  params: Type.Object({ id: Id }),
  replies: {
    200: Type.Object(
      { removed: Count, restored: Count },
      { examples: [{ removed: 409, restored: 3 }] },
    ),
    404: Failure,
    409: Failure,
  },
});

import Type, { type Static } from 'typebox';
import { defineRoute } from '../route.ts';
import {
  Aed,
  DateOnly,
  described,
  Failure,
  Id,
  Instant,
  Line,
  LocationCode,
  listOf,
  Nullable,
} from '../values.ts';
import { DocumentKind, GivenReason, SignedAed } from './till-values.ts';

const desk = ['front_desk', 'manager'] as const;

export const Drawer = Type.Object(
  {
    id: Id,
    location: Line,
    day: DateOnly,
    opened_at: Instant,
    opened_by: Line,
    float: described('Cash that was there to begin with.', Aed),
    cash: described('Taken less given back; so are the other two.', SignedAed),
    terminal: SignedAed,
    transfer: SignedAed,
    tips: described('Among what was taken.', SignedAed),
    movements: listOf(
      Type.Object({ amount: SignedAed, reason: Line, at: Instant, moved_by: Line }),
    ),
    expected: described('Cash that should be there: float, cash and movements.', SignedAed),
    counted: Nullable(Aed),
    difference_reason: Nullable(Line),
    closed_at: Nullable(Instant),
    closed_by: Nullable(Line),
  },
  {
    description:
      'The money of a branch on a day of the studio. Once it is closed it takes no more.',
    examples: [
      {
        id: 4,
        location: 'A',
        day: '2026-03-04',
        opened_at: '2026-03-04T06:00:00.000Z',
        opened_by: 'Sara Khalil',
        float: 500,
        cash: 1375,
        terminal: 1375,
        transfer: 0,
        tips: 0,
        movements: [],
        expected: 1875,
        counted: null,
        difference_reason: null,
        closed_at: null,
        closed_by: null,
      },
    ],
  },
);
export type Drawer = Static<typeof Drawer>;

export const openDrawer = defineRoute({
  method: 'POST',
  path: 'desk/till/drawers/',
  access: desk,
  concerns: { branch: 'body.location' },
  summary: "Opens the day's drawer of a branch with a float",
  description: 'Once a day is closed the next one is opened, and money goes there.',
  body: Type.Object({ location: LocationCode, float: Aed }),
  replies: { 201: Drawer, 404: Failure, 409: Failure },
});

export const readDrawer = defineRoute({
  method: 'GET',
  path: 'desk/till/drawer/',
  access: desk,
  concerns: { branch: 'query.location' },
  summary: 'The open drawer of a branch, or that of a day; 204 when there is none',
  query: Type.Object({ location: LocationCode, day: Type.Optional(DateOnly) }),
  replies: { 200: Drawer, 204: Type.Null() },
});

const DrawerParams = Type.Object({ id: Id }, { description: 'Which drawer.' });

export const moveCash = defineRoute({
  method: 'POST',
  path: 'desk/till/drawers/:id/movements/',
  access: desk,
  concerns: { branch: 'body.location' },
  summary: 'Notes cash put in or taken out for something else than a sale',
  params: DrawerParams,
  body: Type.Object({ location: LocationCode, amount: SignedAed, reason: GivenReason }),
  replies: { 201: Drawer, 404: Failure, 409: Failure },
});

export const closeDrawer = defineRoute({
  method: 'POST',
  path: 'desk/till/drawers/:id/close/',
  access: desk,
  concerns: { branch: 'body.location' },
  summary: 'Closes the day: cash counted against expected; a difference needs a reason',
  params: DrawerParams,
  body: Type.Object({
    location: LocationCode,
    counted: Aed,
    reason: Type.Optional(GivenReason),
  }),
  replies: { 200: Drawer, 404: Failure, 409: Failure },
});

export const PrintedDocument = Type.Object(
  {
    number: Line,
    kind: DocumentKind,
    issued_at: Instant,
    simplified: Type.Boolean(),
    client_name: described(
      'Only of what is not simplified, until they are forgotten.',
      Nullable(Line),
    ),
    brand: Line,
    legal_name: Line,
    studio_address: Line,
    branch_address: Line,
    phone: Line,
    trn: described('Tax registration number; null: no tax invoice.', Nullable(Line)),
    refers_to: described('Of a credit note: the invoice.', Nullable(Line)),
    reason: described('Of a credit note: why.', Nullable(Line)),
    lines: listOf(
      Type.Object({
        name: Line,
        list_price: Aed,
        price: Aed,
        vat: Aed,
        vat_percent: Type.Number({ minimum: 0, maximum: 100 }),
      }),
    ),
    total: described('VAT inside.', Aed),
    vat: Aed,
    net: Aed,
  },
  {
    description: 'An invoice or a credit note as it was printed.',
    examples: [
      {
        number: 'INV-A-000001',
        kind: 'invoice',
        issued_at: '2026-03-04T06:00:00.000Z',
        simplified: true,
        client_name: null,
        brand: 'Limber',
        legal_name: 'Limber Stretch & Recovery',
        studio_address: 'Al Warqa Mall, Tripoli st, Dubai',
        branch_address: 'Al Warqa Mall, Tripoli st, Dubai',
        phone: '+971 4 000 0000',
        trn: '100000000000003',
        refers_to: null,
        reason: null,
        lines: [
          {
            name: 'Balance Package, 600 min',
            list_price: 2750,
            price: 2750,
            vat: 130.95,
            vat_percent: 5,
          },
        ],
        total: 2750,
        vat: 130.95,
        net: 2619.05,
      },
    ],
  },
);
export type PrintedDocument = Static<typeof PrintedDocument>;

export const readDocument = defineRoute({
  method: 'GET',
  path: 'desk/till/documents/:number/',
  access: desk,
  concerns: { branch: 'query.location' },
  summary: 'An invoice or a credit note, to be shown and printed',
  params: Type.Object({
    number: Type.String({ description: 'As printed, such as INV-A-000001.', maxLength: 80 }),
  }),
  query: Type.Object({ location: LocationCode }),
  replies: { 200: PrintedDocument, 404: Failure },
});

/** Invoices and credit notes: search, show, print and mail. */
import Type, { type Static } from 'typebox';
import { PageQuery } from '../../pagination.ts';
import { desk, route } from '../../route.ts';
import { MOST_PIECES } from '../../terms/till.ts';
import { Amount } from '../../values/amounts.ts';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode, Uuid } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly, Instant } from '../../values/times.ts';
import {
  Company,
  Count,
  DocumentKind,
  PaymentMethod,
  SaleParty,
  SignedAmount,
  TaxCategory,
} from './till-values.ts';

const inArabic = described("The studio's own Arabic wording; null: none.", Nullable(Line));

export const PrintedDocument = Type.Object(
  {
    number: Line,
    kind: DocumentKind,
    location: Line,
    sale_id: Uuid,
    issued_at: Instant,
    simplified: Type.Boolean(),
    client_name: described('Only on a full invoice, until the client is erased.', Nullable(Line)),
    buyer: described('The company in a full tax invoice.', Nullable(Company)),
    sold_at: described('When the sale was made; a replacement is issued later.', Instant),
    replaces: described('The invoice in whose place it was issued.', Nullable(Line)),
    replaced_by: described(
      'The invoice that was issued in its place, or in that of the one that a credit note cancels.',
      Nullable(Line),
    ),
    brand: Line,
    legal_name: Line,
    studio_address: Line,
    branch_address: Line,
    legal_name_ar: inArabic,
    branch_address_ar: inArabic,
    phone: Line,
    trn: described('Tax registration number; null: not a tax invoice.', Nullable(Line)),
    refers_to: described('For a credit note: its invoice.', Nullable(Line)),
    reason: described('For a credit note: the reason.', Nullable(Line)),
    reason_ar: described(
      'The same in Arabic, where nobody typed it; null: it is as somebody wrote it.',
      Nullable(Line),
    ),
    lines: listOf(
      Type.Object({
        item: described('Its name at the time of the sale.', Line),
        item_ar: inArabic,
        quantity: Type.Integer({
          description: 'Pieces of a product; otherwise 1.',
          minimum: 1,
          maximum: MOST_PIECES,
        }),
        list_price: described(
          'Before a reduction; for a credit note, the amount given back.',
          Amount,
        ),
        price: Amount,
        part_of: described(
          'For a credit note: the price sold at, where less than that is given back.',
          Nullable(Amount),
        ),
        vat: Amount,
        vat_percent: Type.Number({ minimum: 0, maximum: 100 }),
        tax: TaxCategory,
      }),
    ),
    total: described('VAT inside.', Amount),
    vat: Amount,
    net: Amount,
    payments: described(
      'What was paid for the sale so far, by method, or given back with the credit note: `total` plus `tip` and `rounding`, less what is still unpaid.',
      listOf(Type.Object({ method: PaymentMethod, amount: Amount })),
    ),
    tip: described('Included in the amounts paid or given back; no VAT.', Amount),
    rounding: described('What cash rounding added; negative: what it took off.', SignedAmount),
    due: described('Of an invoice that counts: what is still to be paid for its sale.', Amount),
    under_way: described('Of a credit note: what is on its way back to a card.', Amount),
    refused: described(
      'Of a credit note: what a bank did not take back, so that it is owed in another way.',
      Amount,
    ),
  },
  {
    description: 'An invoice or credit note as it was printed, and how it was paid.',
    examples: [
      {
        number: 'INV-A-000001',
        kind: 'invoice',
        location: 'A',
        sale_id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
        issued_at: '2026-03-04T06:00:00.000Z',
        simplified: true,
        client_name: null,
        buyer: null,
        sold_at: '2026-03-04T06:00:00.000Z',
        replaces: null,
        replaced_by: null,
        brand: 'Garden Wellness',
        legal_name: 'Garden Wellness Centre LLC',
        studio_address: '12 Garden Street, Abu Dhabi',
        branch_address: '12 Garden Street, Abu Dhabi',
        legal_name_ar: null,
        branch_address_ar: '12 شارع الحديقة، أبوظبي',
        phone: '+971 2 000 0000',
        trn: '100000000000003',
        refers_to: null,
        reason: null,
        reason_ar: null,
        lines: [
          {
            item: 'Balance Package, 600 min',
            item_ar: 'باقة التوازن، 600 دقيقة',
            quantity: 1,
            list_price: 2750,
            price: 2750,
            part_of: null,
            vat: 130.95,
            vat_percent: 5,
            tax: 'standard',
          },
        ],
        total: 2750,
        vat: 130.95,
        net: 2619.05,
        payments: [{ method: 'cash', amount: 2770 }],
        tip: 20,
        rounding: 0,
        ...{ due: 0, under_way: 0, refused: 0 },
      },
    ],
  },
);
export type PrintedDocument = Static<typeof PrintedDocument>;

const DocumentParams = Type.Object({
  number: Type.String({ description: 'As printed, for example INV-A-000001.', maxLength: 80 }),
});
const concerns = { document: 'params.number' } as const;

export const readDocument = route.get('desk/till/documents/:number/', desk, {
  concerns,
  summary: 'An invoice or credit note, to show and print',
  params: DocumentParams,
  replies: { 200: PrintedDocument, 404: Failure },
});

export const printDocument = route.get('desk/till/documents/:number/pdf/', desk, {
  concerns,
  summary: 'The same as a PDF in English and Arabic; its bytes stay the same until another payment',
  params: DocumentParams,
  file: 'application/pdf',
  replies: {
    200: Type.String({ contentMediaType: 'application/pdf', maxLength: 10_000_000 }),
    404: Failure,
  },
});

export const mailDocument = route.post('desk/till/documents/:number/mail/', desk, {
  concerns,
  summary: 'Mail the PDF to the payer',
  description: 'A second request within a minute sends no second mail.',
  params: DocumentParams,
  replies: {
    200: Type.Object({ to: Line }, { examples: [{ to: 'amina@client.example' }] }),
    404: Failure,
    409: Failure,
  },
});

export const replaceDocument = route.post('desk/till/documents/:number/replace/', desk, {
  concerns,
  summary: 'Replace an invoice by a full tax invoice to a company',
  description:
    'A credit note cancels the invoice, and the new one has the next number of the branch and what refunds have left of the lines. No money moves. Credit notes issued later refer to the new one.',
  params: DocumentParams,
  body: Type.Object({ buyer: Company }, { additionalProperties: false }),
  replies: { 201: PrintedDocument, 404: Failure, 409: Failure },
});

const ListedDocument = Type.Object({
  number: Line,
  kind: DocumentKind,
  issued_at: Instant,
  client: SaleParty,
  total: Amount,
  vat: Amount,
  refers_to: Nullable(Line),
  sessions: described(
    'For a refund that had to state it: its sessions are free, or to be paid again.',
    Nullable(oneOf(['free', 'owed'])),
  ),
});

export const listDocuments = route.get('desk/till/documents/', desk, {
  concerns: { branch: 'query.location' },
  summary: 'Invoices and credit notes of a branch, newest first',
  query: Type.Object({
    location: LocationCode,
    from: Type.Optional(described("First day in the studio's books.", DateOnly)),
    to: Type.Optional(described("Last day in the studio's books.", DateOnly)),
    kind: Type.Optional(DocumentKind),
    find: Type.Optional(
      Type.String({
        description:
          "A number, complete or only its digits, or part of the client's or payer's name.",
        maxLength: 80,
      }),
    ),
    client_id: Type.Optional(described('Sold to them or paid by them.', Id)),
    ...PageQuery.properties,
  }),
  replies: {
    200: Type.Object(
      { count: Count, results: listOf(ListedDocument) },
      {
        examples: [
          {
            count: 1,
            results: [
              {
                number: 'INV-A-000001',
                kind: 'invoice',
                issued_at: '2026-03-04T06:00:00.000Z',
                client: { id: 12, first_name: 'Amina', last_name: 'Haddad' },
                total: 2750,
                vat: 130.95,
                refers_to: null,
                sessions: null,
              },
            ],
          },
        ],
      },
    ),
    404: Failure,
  },
});

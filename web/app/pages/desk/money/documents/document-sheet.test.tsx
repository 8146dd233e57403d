import { PrintedDocument } from '@limber/contract/desk/money/documents.ts';
import { expect, test } from 'vitest';
import { exampleOf } from '../../../../components/test-answers/test-example.ts';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { DocumentSheet } from './document-sheet.tsx';

const invoice = exampleOf<PrintedDocument>(PrintedDocument);
const said = (fields: Partial<PrintedDocument> = {}) =>
  textOf(drawn(<DocumentSheet document={{ ...invoice, ...fields }} paper="a4" />));

test('an invoice shows its payments in both languages, with tip and rounding on their own lines', () => {
  const paid = said({
    payments: [
      { method: 'terminal', amount: 1000 },
      { method: 'cash', amount: 1770.25 },
    ],
    tip: 20,
    rounding: 0.25,
  });
  expect(paid).toContain('Total with VAT · الإجمالي مع الضريبة 2,750.00 AED');
  expect(paid).toContain('Tip, no VAT · إكرامية، دون ضريبة 20.00 AED');
  expect(paid).toContain('Cash rounding · تقريب النقد 0.25 AED');
  expect(paid).toContain(
    'Paid by card · مدفوع بالبطاقة 1,000.00 AED Paid in cash · مدفوع نقداً 1,770.25 AED',
  );
});

test('without payment, tip or rounding none of them is mentioned', () => {
  expect(said({ payments: [], tip: 0, rounding: 0 })).not.toMatch(/Paid|Tip|Rounding/);
});

test('a credit note says how the money was given back', () => {
  const back = said({
    ...{ kind: 'credit_note', refers_to: 'INV-A-000001', reason: 'Moves away' },
    ...{ payments: [{ method: 'cash', amount: 250 }], tip: 0, rounding: 0 },
  });
  expect(back).toContain('Tax Credit Note');
  expect(back).toContain('Given back in cash · أُعيد نقداً 250.00 AED');
  expect(back).not.toContain('Paid');
});

test('a mixed invoice names the category of each line and adds up each of them', () => {
  const [line] = invoice.lines;
  const zero = {
    ...line,
    item: 'Physiotherapy',
    price: 150,
    list_price: 150,
    vat: 0,
  } as typeof line;
  const lines = [line, { ...zero, vat_percent: 0, tax: 'zero_rated' }] as typeof invoice.lines;
  const mixed = said({ lines, net: 2769.05, total: 2900 });
  expect(mixed).toContain('Zero-rated · خاضع لنسبة الصفر');
  expect(mixed).toContain(
    'Standard-rated 5%, net · خاضع للنسبة الأساسية \u20685%\u2069، الصافي 2,619.05 AED',
  );
  expect(mixed).toContain('Zero-rated, net · خاضع لنسبة الصفر، الصافي 150.00 AED');
  expect(said()).not.toMatch(/rated/);
});

test('where everything is exempt it is not a tax invoice, and its lines show no rate', () => {
  const lines = invoice.lines.map((line) => ({ ...line, vat: 0, vat_percent: 0, tax: 'exempt' }));
  const exempt = said({ lines: lines as typeof invoice.lines, vat: 0, net: 2750 });
  expect(exempt).toContain('Invoice');
  expect(exempt).not.toContain('Tax Invoice');
  expect(exempt).toContain('Exempt · معفى');
  expect(exempt).not.toContain('0%');
});

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
  expect(paid).toContain('Total with VAT · الإجمالي مع الضريبة AED 2,750.00');
  expect(paid).toContain('Tip, no VAT · إكرامية، دون ضريبة AED 20.00');
  expect(paid).toContain('Rounding of cash · تقريب النقد AED 0.25');
  expect(paid).toContain(
    'Paid by card · مدفوع بالبطاقة AED 1,000.00 Paid in cash · مدفوع نقداً AED 1,770.25',
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
  expect(back).toContain('Given back in cash · أُعيد نقداً AED 250.00');
  expect(back).not.toContain('Paid');
});

import { DayReport } from '@limber/contract/desk/money/drawers.ts';
import { expect, test } from 'vitest';
import { exampleOf } from '../../../../components/test-answers/test-example.ts';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { Report } from './report-page.tsx';

const report = exampleOf<DayReport>(DayReport);
const said = (fields: Partial<DayReport> = {}, drawer: Partial<DayReport['drawer']> = {}) =>
  textOf(
    drawn(<Report report={{ ...report, ...fields, drawer: { ...report.drawer, ...drawer } }} />),
  );

test('the report of an open day says so, with its figures and numbers', () => {
  const open = said();
  expect(open).toContain('Garden Street · Wednesday 4 March 2026');
  expect(open).toContain('Still open: these figures may change.');
  expect(open).toContain('Together 2,750.00 AED');
  expect(open).toContain('VAT of 5% Without VAT 2,619.05 AED 130.95 AED');
  expect(open).toContain('Expected cash 1,875.00 AED');
  expect(open).toContain('Invoices: 1 INV-A-000001');
  expect(open).not.toMatch(/Counted|Difference|Tips|rounding/);
});

test('the report of a closed day shows the count, the difference with its reason, tips and refunds', () => {
  const closed = said(
    {
      methods: [
        { method: 'cash', taken: 1375, given_back: 60.5 },
        { method: 'terminal', taken: 1375, given_back: 0 },
        { method: 'transfer', taken: 0, given_back: 0 },
      ],
      refunds: { count: 2, total: 60.5, vat: 2.88 },
      voided: 1,
      tips: [
        { therapist_id: 1, therapist: 'Noura Al Hashimi', amount: 20 },
        { therapist_id: 2, therapist: 'Omar Farouk', amount: -5 },
      ],
      documents: [
        { kind: 'invoice', count: 2, first: 'INV-A-000001', last: 'INV-A-000002' },
        { kind: 'credit_note', count: 1, first: 'CN-A-000001', last: 'CN-A-000001' },
      ],
    },
    {
      ...{ counted: 1870, difference_reason: 'A coin fell', rounding: -0.12 },
      ...{ closed_at: '2026-03-04T18:00:00.000Z', closed_by: 'Sara Khalil' },
    },
  );
  expect(closed).toContain('Closed by Sara Khalil , 4 Mar 2026 22:00');
  expect(closed).toContain('Cash 1,375.00 AED taken, 60.50 AED given back 1,314.50 AED');
  expect(closed).toContain('Together 2,689.50 AED Including cash rounding');
  expect(closed).toContain('−0.12 AED');
  expect(closed).toContain('Refunds: 2 VAT 2.88 AED · Voided sales: 1 −60.50 AED');
  expect(closed).toContain('Noura Al Hashimi 20.00 AED Omar Farouk −5.00 AED');
  expect(closed).toContain('Counted 1,870.00 AED Difference A coin fell −5.00 AED');
  expect(closed).toContain('INV-A-000001 – INV-A-000002 Credit notes: 1 CN-A-000001');
});

test('a day of payments online has neither an opener nor a count', () => {
  const online = said(
    {
      methods: [
        { method: 'cash', taken: 0, given_back: 0 },
        { method: 'online', taken: 480, given_back: 160 },
      ],
    },
    { opened_by: null },
  );
  expect(online).toContain('What clients paid online. Nobody opens, counts or closes it.');
  expect(online).toContain('Online 480.00 AED taken, 160.00 AED given back 320.00 AED');
  expect(online).toContain('Together 320.00 AED');
  expect(online).not.toMatch(/Opened by|Still open|Float|Expected cash|Cash /);
});

test('money onto accounts is listed but is not a sale, and payments from accounts are not takings @CREDIT-01', () => {
  const methods = [
    { method: 'cash' as const, taken: 250, given_back: 0 },
    { method: 'credit' as const, taken: 100, given_back: 0 },
  ];
  const told = said({ methods }, { paid_in: 250, credit: 100 });
  expect(told).toContain('Together 250.00 AED Including money onto accounts Owed to clients');
  expect(told).toContain('Paid from accounts Sales for which money was on account before. 100.00');
});

test('zero-rated and exempt amounts have lines of their own', () => {
  const mixed = said({
    vat: [
      { percent: 5, tax: 'standard', net: 100, vat: 5 },
      { percent: 0, tax: 'zero_rated', net: 300, vat: 0 },
      { percent: 0, tax: 'exempt', net: 80, vat: 0 },
    ],
  });
  expect(mixed).toContain('VAT of 5% Without VAT 100.00 AED 5.00 AED');
  expect(mixed).toContain('Zero-rated Without VAT 300.00 AED 0.00 AED');
  expect(mixed).toContain('Exempt Without VAT 80.00 AED 0.00 AED');
});

import type { TillDay } from '@limber/contract/desk/money/till.ts';
import { Sale } from '@limber/contract/desk/money/till-values.ts';
import { expect, test } from 'vitest';
import { exampleOf } from '../../../../../components/test-answers/test-example.ts';
import { drawn, keepAnswer, testStore, textOf } from '../../../../../components/test-markup.tsx';
import { readTillDay } from '../../../../../state/api/calls/desk/money/till.ts';
import { DaySection } from './day-section.tsx';

const sale = exampleOf<Sale>(Sale);
const day = { day: '2026-03-04', open: true, sales: [], credited: 0 };

async function said(till?: Partial<TillDay>): Promise<string> {
  const store = testStore();
  if (till) {
    const kept = { ...day, ...till };
    await keepAnswer(store, readTillDay, { location: 'A' }, kept);
  }
  return textOf(drawn(<DaySection location="A" />, store));
}

test('nothing is said about a day until it is loaded, and an empty one says so', async () => {
  expect(await said()).toBe('Sales of the day');
  expect(await said({})).toBe('Sales of the day Nothing has been sold yet.');
  expect(await said({ open: false })).toContain('Sales of 4 Mar 2026');
});

test("the day's sales are reduced by refunds, which are named", async () => {
  const sales = [
    { ...sale, id: '1', total: 230, at: '2026-03-04T08:00:00.000Z' },
    { ...sale, id: '2', total: 200, at: '2026-03-04T07:00:00.000Z' },
    { ...sale, id: '3', total: 1000, voided: true },
    { ...sale, id: '4', total: 500, day: '2026-03-03' },
  ];
  expect(await said({ sales })).toContain('2 sales · 430.00 AED');
  expect(await said({ sales, credited: 60 })).toContain(
    '2 sales · 60.00 AED went back · 370.00 AED',
  );
});

test('only a sale of the open day without refunds can be voided', async () => {
  const voidable = async (fields: Partial<Sale>, open = true) =>
    (await said({ open, sales: [{ ...sale, ...fields }] })).includes('Void');
  expect(await voidable({})).toBe(true);
  expect(await voidable({}, false)).toBe(false);
  expect(await voidable({ refunded: 1 })).toBe(false);
  expect(await voidable({ day: '2026-03-03' })).toBe(false);
});

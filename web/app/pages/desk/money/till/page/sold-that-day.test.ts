import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { expect, test } from 'vitest';
import { soldThatDay } from './sold-that-day.ts';

const sale = (day: string, total: number, voided = false) => ({ day, total, voided }) as Sale;

test('sales of a day exclude voided ones, refunds of that day, and older sales that were only paid on it', () => {
  const sales = [
    sale('2026-03-04', 320.1),
    sale('2026-03-04', 0.2),
    sale('2026-03-04', 500, true),
    sale('2026-03-03', 1000),
  ];
  const day = { day: '2026-03-04', sales };
  expect(soldThatDay({ ...day, credited: 0 })).toEqual({ count: 2, total: 320.3 });
  expect(soldThatDay({ ...day, credited: 60.1 })).toEqual({ count: 2, total: 260.2 });
});

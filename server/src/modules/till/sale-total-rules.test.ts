import { expect, test } from 'vitest';
import { sumsOf } from './sale-total-rules.ts';

test('a sale totals its lines and tips, less refunds and payments', () => {
  const line = { id: 1, bookingId: null, packageId: null, makesPackage: false, listFils: 1000 };
  const lines = [
    { ...line, grossFils: 1000, vatFils: 48, basisPoints: 500, refundedFils: 300 },
    { ...line, grossFils: 500, vatFils: 24, basisPoints: 500, refundedFils: 0 },
  ];
  const sale = {
    lines,
    payments: [{ fils: 900 }, { fils: -100 }],
    tips: [{ fils: 50 }, { fils: 7 }],
  };
  expect(sumsOf(sale)).toEqual({
    ...{ totalFils: 1500, vatFils: 72, refundedFils: 300, paidFils: 800, tipsFils: 57 },
    letOffFils: 0,
    dueFils: 457,
  });
  // What rounding takes off also settles the sale, though nobody paid it.
  const rounded = [...sale.payments, { method: 'rounding' as const, fils: 7 }];
  expect(sumsOf({ ...sale, payments: rounded })).toMatchObject({
    ...{ paidFils: 800, letOffFils: 7, dueFils: 450 },
  });
});

import { expect, test } from 'vitest';
import { sumsOf } from './sale-total-rules.ts';

test('a sale totals its lines and tips, less refunds and payments', () => {
  const line = { id: 1, bookingId: null, packageId: null, makesPackage: false, listMinor: 1000 };
  const lines = [
    { ...line, grossMinor: 1000, vatMinor: 48, basisPoints: 500, refundedMinor: 300 },
    { ...line, grossMinor: 500, vatMinor: 24, basisPoints: 500, refundedMinor: 0 },
  ];
  const sale = {
    lines,
    payments: [{ minor: 900 }, { minor: -100 }],
    tips: [{ minor: 50 }, { minor: 7 }],
  };
  expect(sumsOf(sale)).toEqual({
    ...{ totalMinor: 1500, vatMinor: 72, refundedMinor: 300, paidMinor: 800, tipsMinor: 57 },
    letOffMinor: 0,
    dueMinor: 457,
  });
  // What rounding takes off also settles the sale, though nobody paid it.
  const rounded = [...sale.payments, { method: 'rounding' as const, minor: 7 }];
  expect(sumsOf({ ...sale, payments: rounded })).toMatchObject({
    ...{ paidMinor: 800, letOffMinor: 7, dueMinor: 450 },
  });
});

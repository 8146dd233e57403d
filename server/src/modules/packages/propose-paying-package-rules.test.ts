import { expect, test } from 'vitest';
import { type Payer, payerOf, paysOn } from './propose-paying-package-rules.ts';

const payer = (id: number, leftMinutes: number | null): Payer => ({
  ...{ id, kind: 'regular', leftMinutes, expiresOn: '2026-03-20', serviceIds: [1, 2] },
  takenDays: ['2026-03-10'],
});
const session = { lines: [{ serviceId: 1 }], lastsMinutes: 60, packageId: null };

test('the first package pays that has the minutes, to the last of them', () => {
  expect(payerOf(session, [payer(1, 59), payer(2, 60), payer(3, 600)])?.id).toBe(2);
  expect(payerOf(session, [payer(1, 59)])).toBeNull();
  expect(payerOf(session, [payer(1, null)])?.id).toBe(1);
  expect(payerOf({ ...session, packageId: 3 }, [payer(2, 60), payer(3, 60)])?.id).toBe(3);
  const both = { ...session, lines: [{ serviceId: 1 }, { serviceId: 3 }] };
  expect(payerOf(both, [payer(1, 600)])).toBeNull();
});

test('it pays on its last day, and not on the next, nor twice on a day of an unlimited one', () => {
  const days = ['2026-03-10', '2026-03-20', '2026-03-21'];
  expect(days.map((day) => paysOn(payer(1, 60), day))).toEqual([false, true, false]);
  expect([
    paysOn(null, '2026-03-21'),
    paysOn({ ...payer(1, 60), expiresOn: null }, '2030-01-01'),
  ]).toEqual([true, true]);
});

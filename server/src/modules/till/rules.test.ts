import { vatInside } from '@limber/contract/money.ts';
import { expect, test } from 'vitest';
import { openWorld } from '../../../test/harness.ts';
import { dayToOpen } from './drawer-rules.ts';
import { moneyBack, refusePrice, vatBack } from './rules.ts';

test.each([
  [275_000, 500, 13_095],
  [32_000, 500, 1524],
  [21, 500, 1],
  [10, 500, 0],
  [11, 500, 1],
  [0, 500, 0],
  [100_000, 0, 0],
])('VAT inside %i fils at %i hundredths of a percent is %i', (gross, rate, vat) => {
  expect(vatInside(gross, rate)).toBe(vat);
});

test('the database works VAT out as we do', async () => {
  const { query } = await openWorld();
  const { rows } = await query<{ gross: number; vat: number }>(
    'select gross, vat_inside(gross, 500) as vat from generate_series(0, 2000) as gross',
  );
  expect(rows.filter(({ gross, vat }) => vat !== vatInside(gross, 500))).toEqual([]);
});

test('parts of a line give back together the VAT of the whole', () => {
  let refundedFils = 0;
  let vat = 0;
  for (const part of [1, 10, 11, 333, 274_645]) {
    vat += vatBack({ refundedFils, basisPoints: 500 }, part);
    refundedFils += part;
  }
  expect([refundedFils, vat]).toEqual([275_000, 13_095]);
});

test('a price goes down by 15% at the desk, further by a manager, never up', () => {
  const by = (reason: string, mostPercent = 15) => ({ reason, mostPercent });
  expect(refusePrice(1000, 1000, by(''))).toBe(null);
  expect(refusePrice(1000, 850, by('Waited'))).toBe(null);
  expect(refusePrice(1000, 849, by('Waited'))?.status).toBe(403);
  expect(refusePrice(1000, 0, by('Waited', 100))).toBe(null);
  expect(refusePrice(1000, 999, by('Waited', 0))?.sentence.en).toContain('more than 0%');
  expect(refusePrice(1000, 999, by(''))?.status).toBe(400);
  expect(refusePrice(1000, 1001, by('More', 100))?.status).toBe(400);
});

test('what goes back is what is paid too much', () => {
  const line = { id: 1, bookingId: null, packageId: null, makesPackage: false, listFils: 1000 };
  const sale = (paid: number) => ({
    lines: [{ ...line, grossFils: 1000, vatFils: 48, basisPoints: 500, refundedFils: 0 }],
    payments: [{ fils: paid }],
    tips: [],
  });
  expect(moneyBack(sale(1000), 400)).toBe(400);
  expect(moneyBack(sale(700), 400)).toBe(100);
  expect(moneyBack(sale(0), 400)).toBe(0);
});

test.each([
  ['2026-03-04', undefined, '2026-03-04'],
  ['2026-03-04', '2026-03-03', '2026-03-04'],
  ['2026-03-04', '2026-03-04', '2026-03-05'],
  ['2026-03-04', '2026-03-05', '2026-03-06'],
])('on %s after %s the day %s is opened', (today, last, day) => {
  expect(dayToOpen(today, last)).toBe(day);
});

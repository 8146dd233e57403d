import { vatInside } from '@limber/contract/money/vat-inside.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  beyondMinutes,
  moneyBack,
  mostBack,
  vatBack,
  worthWithVat,
} from './refund-limit-and-vat-rules.ts';

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

test('parts of a line give back together the VAT of the whole', () => {
  let refundedFils = 0;
  let vat = 0;
  for (const part of [1, 10, 11, 333, 274_645]) {
    vat += vatBack({ refundedFils, basisPoints: 500 }, part);
    refundedFils += part;
  }
  expect([refundedFils, vat]).toEqual([275_000, 13_095]);
});

test('the refund is what is overpaid', () => {
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
  [0, 500, 0],
  [1, 500, 1],
  [10, 500, 11],
  [20, 500, 21],
  [10_000, 500, 10_500],
  [10_000, 0, 10_000],
])('%i fils without VAT at %i hundredths of a percent are %i with it', (net, rate, gross) => {
  expect(worthWithVat(net, rate)).toBe(gross);
});

test('minutes are worth at most what leaves their value without VAT', () => {
  const net = fc.integer({ min: 0, max: 5_000_000 });
  const rate = fc.constantFrom(0, 500, 1000, 1500, 2000);
  fc.assert(
    fc.property(net, rate, (netFils, basisPoints) => {
      const without = (gross: number) => gross - vatInside(gross, basisPoints);
      const most = worthWithVat(netFils, basisPoints);
      expect(without(most)).toBeLessThanOrEqual(netFils);
      expect(without(most + 1)).toBeGreaterThan(netFils);
    }),
    { seed: 20260304 },
  );
});

test.each([
  ['nothing was taken out', 10_500, 500, 0, 10_500],
  ['a part was', 10_500, 500, 4000, 6300],
  ['as much was', 10_500, 500, 10_000, 0],
  ['more was', 10_500, 500, 10_001, 0],
  ['rounding would make it more than the refund', 10, 0, 0, 10],
])(
  'where %s, a refund of %i fils exceeds the value of its minutes',
  (_, backFils, vatFils, net, beyond) => {
    expect(beyondMinutes({ backFils, vatFils, takenNetFils: net }, 500)).toBe(beyond);
  },
);

test.each([
  ['its worth and a favour', {}, 300, 450],
  ['a favour of whole fils', { listFils: 999, grossFils: 999 }, 0, 149],
  ['what of a favour its price has left', { grossFils: 900 }, 300, 350],
  ['its worth, where the price was favour enough', { grossFils: 800 }, 300, 300],
  ['a favour less what came off before', { reducedFils: 40 }, 300, 410],
  ['both less', { grossFils: 900, reducedFils: 40 }, 300, 310],
  ['what is left of it', { refundedFils: 700 }, 300, 300],
  ['what is left of its price', { grossFils: 900, refundedFils: 700 }, 300, 200],
])('a package is refunded up to %s', (_, changes, worthFils, most) => {
  const line = { listFils: 1000, grossFils: 1000, refundedFils: 0, reducedFils: 0, ...changes };
  expect(mostBack(line, worthFils, 15)).toBe(most);
});

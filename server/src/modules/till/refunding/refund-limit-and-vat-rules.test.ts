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
  let refundedMinor = 0;
  let vat = 0;
  for (const part of [1, 10, 11, 333, 274_645]) {
    vat += vatBack({ refundedMinor, basisPoints: 500 }, part);
    refundedMinor += part;
  }
  expect([refundedMinor, vat]).toEqual([275_000, 13_095]);
});

test('the refund is what is overpaid', () => {
  const line = { id: 1, bookingId: null, packageId: null, makesPackage: false, listMinor: 1000 };
  const sale = (paid: number) => ({
    lines: [{ ...line, grossMinor: 1000, vatMinor: 48, basisPoints: 500, refundedMinor: 0 }],
    payments: [{ minor: paid }],
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
    fc.property(net, rate, (netMinor, basisPoints) => {
      const without = (gross: number) => gross - vatInside(gross, basisPoints);
      const most = worthWithVat(netMinor, basisPoints);
      expect(without(most)).toBeLessThanOrEqual(netMinor);
      expect(without(most + 1)).toBeGreaterThan(netMinor);
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
  'where %s, a refund of %i minor exceeds the value of its minutes',
  (_, backMinor, vatMinor, net, beyond) => {
    expect(beyondMinutes({ backMinor, vatMinor, takenNetMinor: net }, 500)).toBe(beyond);
  },
);

test.each([
  ['its worth and a favour', {}, 300, 450],
  ['a favour of whole fils', { listMinor: 999, grossMinor: 999 }, 0, 149],
  ['what of a favour its price has left', { grossMinor: 900 }, 300, 350],
  ['its worth, where the price was favour enough', { grossMinor: 800 }, 300, 300],
  ['a favour less what came off before', { reducedMinor: 40 }, 300, 410],
  ['both less', { grossMinor: 900, reducedMinor: 40 }, 300, 310],
  ['what is left of it', { refundedMinor: 700 }, 300, 300],
  ['what is left of its price', { grossMinor: 900, refundedMinor: 700 }, 300, 200],
])('a package is refunded up to %s', (_, changes, worthMinor, most) => {
  const line = { listMinor: 1000, grossMinor: 1000, refundedMinor: 0, reducedMinor: 0, ...changes };
  expect(mostBack(line, worthMinor, 15)).toBe(most);
});

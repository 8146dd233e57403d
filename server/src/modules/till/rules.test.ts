import { vatInside } from '@limber/contract/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectedIn, refuseCashOut, refuseClosing, refuseHolding } from './drawer-rules.ts';
import {
  amountInWords,
  beyondMinutes,
  differenceOf,
  moneyBack,
  mostBack,
  namesOf,
  productName,
  refusePrice,
  sumsOf,
  vatBack,
  worthWithVat,
} from './rules.ts';

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
  [500, 500, null],
  [500, -100, null],
  [500, 501, '5.00 AED'],
  [-20, 1, '0.00 AED'],
])('of a drawer with %s fils %s are taken, or not: %s', (expected, out, amount) => {
  const refused = refuseCashOut(expected, out);
  expect(refused === null ? null : refused.en).toEqual(
    amount && expect.stringContaining(`only ${amount} in the drawer`),
  );
});

test('a drawer holds a million AED and not a fils more', () => {
  expect(refuseHolding(100_000_000)).toBe(null);
  expect(refuseHolding(100_000_001)?.en).toContain('more than 1,000,000.00 AED');
});

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

test('a refused price has a reason: it goes up, has no reason given, or needs a manager', () => {
  const by = (reason: string) => ({ reason, mostPercent: 15 });
  const said = (gross: number, who: ReturnType<typeof by>) =>
    refusePrice(1000, gross, who)?.sentence.en;
  expect(said(1001, by('More'))).toContain('only go down');
  expect(said(999, by(''))).toContain('why');
  expect(said(849, by('Waited'))).toContain('15%');
});

test('an amount is written in both languages', () => {
  expect(amountInWords(1250)).toEqual({ en: '12.50 AED', ar: '12.50 درهم' });
  expect(amountInWords(275_000)).toEqual({ en: '2,750.00 AED', ar: '2,750.00 درهماً' });
});

test('items are named with their minutes, in Arabic where the studio has a name', () => {
  expect(productName({ name: 'Stretching', minutes: 60 })).toBe('Stretching, 60 min');
  expect(productName({ name: 'Unlimited', minutes: null })).toBe('Unlimited');
  const inArabic = (name: string) => (name === 'Stretching' ? 'تمدد' : name);
  expect(namesOf(['Stretching', 'Boots'], 60, inArabic)).toEqual({
    name: 'Stretching + Boots, 60 min',
    nameAr: expect.stringMatching(/^تمدد \+ Boots، .*60/),
  });
  expect(namesOf(['Stretching'], null, inArabic)).toEqual({ name: 'Stretching', nameAr: 'تمدد' });
  expect(namesOf(['Boots'], 60, inArabic)).toEqual({ name: 'Boots, 60 min', nameAr: null });
  expect(namesOf([], null, inArabic)).toEqual({ name: '', nameAr: null });
});

test('a drawer should contain its float, the cash and the movements', () => {
  expect(expectedIn({ floatFils: 500, cashFils: 70, movedFils: -9 })).toBe(561);
});

test('a day is closed with what should be there, or with a reason', () => {
  expect(refuseClosing(500, 500, '')).toBe(null);
  expect(refuseClosing(500, 1, 'Lost')).toBe(null);
  expect(refuseClosing(500, 501, 'Found')).toBe(null);
  expect(refuseClosing(1250, 1000, '')?.en).toMatch(/2\.50 AED are missing/);
  expect(refuseClosing(1000, 1250, '')?.en).toMatch(/2\.50 AED too many/);
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

test('the rest of a session sold before says so, in Arabic where it has a name there', () => {
  expect(differenceOf({ name: 'Stretching', nameAr: null })).toEqual({
    ...{ name: 'Stretching: the difference', nameAr: null },
  });
  expect(differenceOf({ name: 'Stretching', nameAr: 'تمدد' })).toEqual({
    ...{ name: 'Stretching: the difference', nameAr: 'تمدد: فرق السعر' },
  });
});

import { vatInside } from '@limber/contract/money/vat-inside.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vatBack } from './refunding/refund-limit-and-vat-rules.ts';
import { sharesByTax, sharesOf, type TaxedPart } from './tax-category-shares-rules.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const minor = fc.integer({ min: 0, max: 10_000_000 });
const part = fc.record({
  category: fc.constantFrom('standard', 'zero_rated', 'exempt'),
  names: fc.constant(['Stretching']),
  minutes: fc.constant(60),
  priceMinor: minor,
  soldMinor: minor,
}) as fc.Arbitrary<TaxedPart>;
const amounts = fc
  .record({ listMinor: minor, discountMinor: minor, percent: fc.integer({ min: 0, max: 100 }) })
  .map(({ percent, ...list }) => ({
    ...list,
    grossMinor: Math.floor((list.listMinor * percent) / 100),
  }));
const of = (priceMinor: number, category: TaxedPart['category'], soldMinor = 0): TaxedPart => ({
  ...{ category, names: [category], minutes: 30, priceMinor, soldMinor },
});

test('shares add up to the amount, and none is a whole minor away from its proportion', () => {
  const weights = fc.array(minor, { minLength: 1, maxLength: 5 }).filter((all) => sum(all) > 0);
  fc.assert(
    fc.property(minor, weights, (amount, all) => {
      const shares = sharesOf(amount, all);
      expect(sum(shares)).toBe(amount);
      shares.forEach((share, at) => {
        expect(Math.abs(share - (amount * (all[at] ?? 0)) / sum(all))).toBeLessThan(1.000001);
      });
    }),
  );
});

test('lines by category add up to what is charged, and none is sold above its list price', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), amounts, (parts, charged) => {
      const lines = sharesByTax(parts, charged);
      expect(lines.length).toBeGreaterThan(0);
      for (const name of ['listMinor', 'discountMinor', 'grossMinor'] as const) {
        expect(sum(lines.map((line) => line[name]))).toBe(charged[name]);
      }
      for (const { grossMinor, listMinor } of lines) {
        expect(grossMinor).toBeLessThanOrEqual(listMinor);
        expect(grossMinor).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('refunds in any parts give back exactly each line, its VAT and what is left without VAT', () => {
  const parts = fc.array(part, { minLength: 1, maxLength: 3 });
  const cuts = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 6 });
  const rate = fc.integer({ min: 0, max: 5000 });
  fc.assert(
    fc.property(parts, amounts, cuts, rate, (all, charged, percents, standard) => {
      let backMinor = 0;
      let vatMinor = 0;
      const lines = sharesByTax(all, charged);
      for (const line of lines) {
        const basisPoints = line.part.category === 'standard' ? standard : 0;
        const stops = [...percents.map((p) => Math.floor((line.grossMinor * p) / 100))]
          .sort((one, other) => one - other)
          .concat(line.grossMinor);
        let refundedMinor = 0;
        for (const stop of stops) {
          const vat = vatBack({ refundedMinor, basisPoints }, stop - refundedMinor);
          expect(vat).toBeGreaterThanOrEqual(0);
          expect(vat).toBeLessThanOrEqual(stop - refundedMinor);
          vatMinor += vat;
          backMinor += stop - refundedMinor;
          refundedMinor = stop;
        }
      }
      const vats = lines.map(({ part: { category }, grossMinor }) =>
        vatInside(grossMinor, category === 'standard' ? standard : 0),
      );
      expect([backMinor, vatMinor]).toEqual([charged.grossMinor, sum(vats)]);
    }),
  );
});

test('a price is shared in proportion to the list, the reduced one too', () => {
  const both = [of(20_000, 'standard'), of(10_000, 'zero_rated')];
  const lines = sharesByTax(both, { listMinor: 27_000, discountMinor: 3000, grossMinor: 20_000 });
  expect(lines.map(({ part: { category }, ...line }) => [category, Object.values(line)])).toEqual([
    ['standard', [18_000, 2000, 13_333]],
    ['zero_rated', [9000, 1000, 6667]],
  ]);
});

test('what a changed session costs more is taxed as what was added to it', () => {
  const added = [of(20_000, 'standard', 20_000), of(10_000, 'exempt')];
  const lines = sharesByTax(added, { listMinor: 10_000, discountMinor: 0, grossMinor: 10_000 });
  expect(lines.map(({ part: { category }, grossMinor }) => [category, grossMinor])).toEqual([
    ['exempt', 10_000],
  ]);
});

test('a free session is one line', () => {
  const free = [of(0, 'standard'), of(0, 'exempt')];
  const lines = sharesByTax(free, { listMinor: 0, discountMinor: 0, grossMinor: 0 });
  expect(lines.map(({ part: { category } }) => category)).toEqual(['standard']);
});

import { vatInside } from '@limber/contract/money/vat-inside.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vatBack } from './refunding/refund-limit-and-vat-rules.ts';
import { sharesByTax, sharesOf, type TaxedPart } from './tax-category-shares-rules.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const fils = fc.integer({ min: 0, max: 10_000_000 });
const part = fc.record({
  category: fc.constantFrom('standard', 'zero_rated', 'exempt'),
  names: fc.constant(['Stretching']),
  minutes: fc.constant(60),
  priceFils: fils,
  soldFils: fils,
}) as fc.Arbitrary<TaxedPart>;
const amounts = fc
  .record({ listFils: fils, discountFils: fils, percent: fc.integer({ min: 0, max: 100 }) })
  .map(({ percent, ...list }) => ({
    ...list,
    grossFils: Math.floor((list.listFils * percent) / 100),
  }));
const of = (priceFils: number, category: TaxedPart['category'], soldFils = 0): TaxedPart => ({
  ...{ category, names: [category], minutes: 30, priceFils, soldFils },
});

test('shares add up to the amount, and none is a whole fils away from its proportion', () => {
  const weights = fc.array(fils, { minLength: 1, maxLength: 5 }).filter((all) => sum(all) > 0);
  fc.assert(
    fc.property(fils, weights, (amount, all) => {
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
      for (const name of ['listFils', 'discountFils', 'grossFils'] as const) {
        expect(sum(lines.map((line) => line[name]))).toBe(charged[name]);
      }
      for (const { grossFils, listFils } of lines) {
        expect(grossFils).toBeLessThanOrEqual(listFils);
        expect(grossFils).toBeGreaterThanOrEqual(0);
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
      let backFils = 0;
      let vatFils = 0;
      const lines = sharesByTax(all, charged);
      for (const line of lines) {
        const basisPoints = line.part.category === 'standard' ? standard : 0;
        const stops = [...percents.map((p) => Math.floor((line.grossFils * p) / 100))]
          .sort((one, other) => one - other)
          .concat(line.grossFils);
        let refundedFils = 0;
        for (const stop of stops) {
          const vat = vatBack({ refundedFils, basisPoints }, stop - refundedFils);
          expect(vat).toBeGreaterThanOrEqual(0);
          expect(vat).toBeLessThanOrEqual(stop - refundedFils);
          vatFils += vat;
          backFils += stop - refundedFils;
          refundedFils = stop;
        }
      }
      const vats = lines.map(({ part: { category }, grossFils }) =>
        vatInside(grossFils, category === 'standard' ? standard : 0),
      );
      expect([backFils, vatFils]).toEqual([charged.grossFils, sum(vats)]);
    }),
  );
});

test('a price is shared in proportion to the list, the reduced one too', () => {
  const both = [of(20_000, 'standard'), of(10_000, 'zero_rated')];
  const lines = sharesByTax(both, { listFils: 27_000, discountFils: 3000, grossFils: 20_000 });
  expect(lines.map(({ part: { category }, ...line }) => [category, Object.values(line)])).toEqual([
    ['standard', [18_000, 2000, 13_333]],
    ['zero_rated', [9000, 1000, 6667]],
  ]);
});

test('what a changed session costs more is taxed as what was added to it', () => {
  const added = [of(20_000, 'standard', 20_000), of(10_000, 'exempt')];
  const lines = sharesByTax(added, { listFils: 10_000, discountFils: 0, grossFils: 10_000 });
  expect(lines.map(({ part: { category }, grossFils }) => [category, grossFils])).toEqual([
    ['exempt', 10_000],
  ]);
});

test('a free session is one line', () => {
  const free = [of(0, 'standard'), of(0, 'exempt')];
  const lines = sharesByTax(free, { listFils: 0, discountFils: 0, grossFils: 0 });
  expect(lines.map(({ part: { category } }) => category)).toEqual(['standard']);
});

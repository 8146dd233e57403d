import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TaxedRow, taxReturnOf } from './tax-return-rules.ts';

const amount = fc.integer({ min: -10_000_000, max: 10_000_000 });
const row = fc.record({
  emirate: fc.constantFrom('abu_dhabi', 'dubai', null),
  tax: fc.constantFrom('standard', 'zero_rated', 'exempt'),
  basisPoints: fc.constantFrom(500, 1500),
  ...{ gross: amount, vat: amount, adjustedGross: amount, adjustedVat: amount },
}) as fc.Arbitrary<TaxedRow>;
const names = ['net', 'vat', 'adjusted_net', 'adjusted_vat'] as const;

test('the boxes add up to the last one, to the fils @MONEY-15', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
      const lines = taxReturnOf(rows);
      const all = lines.at(-1);
      expect(all?.box).toBe('8');
      for (const name of names) {
        const sum = lines
          .slice(0, -1)
          .reduce((minor, line) => minor + Math.round(line[name] * 100), 0);
        expect(sum).toBe(Math.round((all?.[name] ?? 0) * 100));
      }
    }),
  );
});

test('standard-rated supplies stand by emirate and rate; the others are one line each, in order', () => {
  const of = (
    tax: TaxedRow['tax'],
    emirate: TaxedRow['emirate'],
    basisPoints: number,
  ): TaxedRow => ({
    ...{ tax, emirate, basisPoints, gross: 10_500, vat: basisPoints },
    ...{ adjustedGross: -1050, adjustedVat: -50 },
  });
  const lines = taxReturnOf([
    of('standard', null, 500),
    of('exempt', 'dubai', 0),
    of('standard', 'dubai', 500),
    of('standard', 'dubai', 1500),
    of('zero_rated', 'dubai', 0),
    of('standard', 'abu_dhabi', 500),
    of('standard', 'fujairah', 500),
    of('zero_rated', 'abu_dhabi', 0),
  ]);
  expect(lines.map(({ box, percent, net, vat }) => [box, percent, net, vat])).toEqual([
    ['1a', 5, 100, 5],
    ['1b', 15, 90, 15],
    ['1b', 5, 100, 5],
    ['1g', 5, 100, 5],
    ['1', 5, 100, 5],
    ['4', null, 210, 0],
    ['5', null, 105, 0],
    ['8', null, 805, 35],
  ]);
  expect(lines.at(-1)).toMatchObject({ adjusted_net: -80, adjusted_vat: -4 });
  expect(taxReturnOf([])).toEqual([]);
});

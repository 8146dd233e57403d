import { vatInside } from '@limber/contract/money/vat-inside.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesLeft, snapshotOf } from './printed-content-rules.ts';

const head = {
  ...{ brand: 'Limber', legalName: 'Limber LLC', studioAddress: '', branchAddress: '', phone: '' },
  trn: null,
};
const line = (grossMinor: number, vatMinor: number) => ({
  ...{ name: 'Stretching, 60 min', listMinor: grossMinor, grossMinor, vatMinor, basisPoints: 500 },
});
/** The same line as its document keeps it. */
const stored = (grossFils: number, vatFils: number) => ({
  ...{ name: 'Stretching, 60 min', listFils: grossFils, grossFils, vatFils, basisPoints: 500 },
});
const about = { refersTo: 'INV-A-000001', reason: 'Moves away' };

test('a printed document adds its lines up, and names the one it refers to', () => {
  const lines = [line(32_000, 1524), line(275_000, 13_095)];
  expect(snapshotOf(head, lines, about, 10_000)).toEqual({
    ...{ head, lines: [stored(32_000, 1524), stored(275_000, 13_095)] },
    ...{ grossFils: 307_000, vatFils: 14_619, simplified: true },
    ...about,
  });
  expect(snapshotOf(head, [], about, 10_000)).toMatchObject({ grossFils: 0, vatFils: 0 });
});

test('of a line it stores only what is printed', () => {
  const known = { ...line(32_000, 1524), because: 'A regular', bookingId: 'b' };
  const [kept] = snapshotOf(head, [known], about, 10_000).lines;
  expect(kept).toStrictEqual(stored(32_000, 1524));
  for (const nameAr of ['تمدد', null]) {
    const named = { ...line(32_000, 1524), nameAr };
    expect(snapshotOf(head, [named], about, 10_000).lines).toStrictEqual([
      { ...stored(32_000, 1524), nameAr },
    ]);
  }
  const part = { ...line(32_000, 1524), wholeMinor: 64_000 };
  expect(snapshotOf(head, [part], about, 10_000).lines).toStrictEqual([
    { ...stored(32_000, 1524), wholeFils: 64_000 },
  ]);
});

test('up to an amount it is a simplified one, that amount among it', () => {
  expect(snapshotOf(head, [line(50_000, 0)], about, 500).simplified).toBe(true);
  expect(snapshotOf(head, [line(50_000, 0), line(1, 0)], about, 500).simplified).toBe(false);
});

test('what is left of an invoice and what was refunded of it add up, line by line', () => {
  const amounts = fc.record({
    grossMinor: fc.integer({ min: 0, max: 1_000_000 }),
    share: fc.integer({ min: 0, max: 100 }),
    basisPoints: fc.constantFrom(0, 500, 1500, 2000),
  });
  fc.assert(
    fc.property(fc.array(amounts, { maxLength: 5 }), (all) => {
      const lines = all.map(({ grossMinor, share, basisPoints }) => ({
        ...line(grossMinor, vatInside(grossMinor, basisPoints)),
        basisPoints,
        refundedMinor: Math.floor((grossMinor * share) / 100),
      }));
      const sum = (of: readonly { grossMinor: number; vatMinor: number }[]) => [
        of.reduce((minor, each) => minor + each.grossMinor, 0),
        of.reduce((minor, each) => minor + each.vatMinor, 0),
      ];
      const back = lines.map(({ refundedMinor, basisPoints }) => ({
        grossMinor: refundedMinor,
        vatMinor: vatInside(refundedMinor, basisPoints),
      }));
      const left = linesLeft(lines);
      expect(sum([...left, ...back])).toEqual(sum(lines));
      for (const each of left) expect(each.vatMinor).toBeLessThanOrEqual(each.grossMinor);
    }),
  );
});

test('a line that was refunded in full is left out, a free one stays', () => {
  const [free, gone] = [line(0, 0), line(5000, 238)];
  expect(
    linesLeft([
      { ...free, refundedMinor: 0 },
      { ...gone, refundedMinor: 5000 },
    ]),
  ).toEqual([{ ...free, refundedMinor: 0 }]);
});

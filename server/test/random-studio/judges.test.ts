import { describe, expect, test } from 'vitest';
import { judgeSales, type WrittenSale } from './judge-books.ts';
import { judgeLedgers, type WrittenEntry } from './judge-ledger.ts';
import { judgeWorth, type WrittenSession } from './judge-worth.ts';
import { Taken } from './taken.ts';

// A judge that sees nothing would find everything in order.
describe('books', () => {
  const line = { thing: 'package 7', grossFils: 10_500, vatFils: 500, backFils: 0, backVatFils: 0 };
  const sale: WrittenSale = {
    ...{ id: 's', soldFils: 10_500, backFils: 0, tipsFils: 0, isVoided: false, refunds: 0 },
    ...{ byMethod: { cash: 10_500, transfer: 0, online: 0 }, refusedFils: 0 },
    roundedFils: [],
    lines: [{ ...line, packageId: 7 }],
    documents: [{ kind: 'invoice', number: 1, grossFils: 10_500 }],
  };
  const taken = new Taken();
  taken.sell('s', 10_500);
  taken.move('s', 'cash', 10_500);
  const judge = (changes: Partial<WrittenSale> = {}, paid = [7], isRounded = false) =>
    judgeSales([{ ...sale, ...changes }], taken.sales, new Set(paid), isRounded);

  test('that agree are in order', () => {
    expect(judge()).toEqual([]);
  });

  test.each<[string, string[]]>([
    ['is paid and in no sale', judge({}, [7, 8])],
    ['is not paid', judge({}, [])],
    ['accepted was', judge({ byMethod: { cash: 0, transfer: 10_500, online: 0 } })],
    ['-1 are due', judge({ byMethod: { cash: 10_501, transfer: 0, online: 0 } })],
    ['-8 are due', judge({ roundedFils: [8] }, [7], true)],
    ['was rounded, and 8 are due', judge({ roundedFils: [-8] }, [], true)],
    ['rounding lets 12,-12 off', judge({ roundedFils: [12, -12] })],
    ['rounding lets 51,-51 off', judge({ roundedFils: [51, -51] }, [7], true)],
    ['is void, and still rounded', judge({ roundedFils: [5], isVoided: true }, [], true)],
    ['more goes back', judge({ lines: [{ ...line, packageId: 7, backFils: 10_501 }] })],
    ['more goes back', judge({ lines: [{ ...line, packageId: 7, backFils: 10_500 }] })],
    ['sold twice', judge({ lines: [1, 2].map(() => ({ ...line, packageId: 7 })) })],
    ['say something else', judge({ documents: [] })],
    ['have gaps', judge({ documents: [{ kind: 'invoice', number: 2, grossFils: 10_500 }] })],
    ['is not there', judgeSales([], taken.sales, new Set(), false)],
    ['never accepted', judgeSales([sale], new Map(), new Set([7]), false)],
  ])('are refused: %s', (said, found) => {
    expect(found).toContainEqual(expect.stringContaining(said));
  });
});

describe('a ledger', () => {
  const entry = (
    id: number,
    kind: string,
    [minutes, valueFils]: [number, number],
    [balanceMinutes, balanceFils]: [number, number],
    bookingId: string | null = null,
  ): WrittenEntry => ({
    ...{ id, kind, minutes, valueFils, balanceMinutes, balanceFils, bookingId },
    isSaid: false,
    givesBack: false,
  });
  const bought = entry(1, 'bought', [120, 10_000], [120, 10_000]);
  const booked = entry(2, 'booked', [-45, -3750], [75, 6250], 'b');
  const judge = (...entries: WrittenEntry[]) =>
    judgeLedgers([{ id: 7, priceFils: 10_500, basisPoints: 500, entries }]);

  test('that adds up is in order', () => {
    const returned = entry(3, 'returned', [45, 3750], [120, 10_000], 'b');
    const given = entry(4, 'adjusted', [30, 0], [150, 10_000]);
    const over = entry(5, 'expired', [-150, -10_000], [0, 0]);
    expect(judge(bought, booked, returned, given, over)).toEqual([]);
  });

  test.each<[string, WrittenEntry[]]>([
    ['another price', [entry(1, 'bought', [120, 10_500], [120, 10_500])]],
    ['another share', [bought, entry(2, 'booked', [-45, -3751], [75, 6249], 'b')]],
    ['another balance', [bought, entry(2, 'booked', [-45, -3750], [74, 6250], 'b')]],
    [
      'more back than was taken',
      [bought, booked, entry(3, 'returned', [45, 3800], [120, 10_050], 'b')],
    ],
    ['minutes below zero', [bought, entry(2, 'refunded', [-121, -10_000], [-1, 0])]],
    ['something transferred to nobody', [bought, entry(2, 'transferred', [-120, -10_000], [0, 0])]],
  ])('is refused with %s', (_name, entries) => {
    expect(judge(...entries)).not.toEqual([]);
  });

  test('is refused where a refund takes minutes that came from another package', () => {
    const moved = { ...entry(2, 'transferred', [60, 5000], [180, 15_000]), isSaid: true };
    const refunded = (minutes: number, fils: number) =>
      judge(
        bought,
        moved,
        entry(3, 'refunded', [-minutes, -fils], [180 - minutes, 15_000 - fils]),
      ).filter((said) => said.includes('line 3'));
    expect(refunded(120, 10_000)).toEqual([]);
    expect(refunded(121, 10_083)).toEqual([
      'line 3 of package 7 refunds minutes that came from another package',
    ]);
  });
});

describe('the worth of a session', () => {
  const sold = (grossFils: number, ...refunds: WrittenSession['lines'][number]['refunds']) => [
    { listFils: 32_000, grossFils, refunds },
  ];
  const judge = (lines: WrittenSession['lines'], changes: Partial<WrittenSession> = {}) =>
    judgeWorth([
      {
        ...{ id: 'b', priceFils: 32_000, isFree: false, lines },
        ...{ owedFils: 0, owedBackFils: 0, ...changes },
      },
    ]);
  const whole = { grossFils: 32_000, reducesFils: 0 };

  test('is in order where nothing is left to be settled', () => {
    expect(judge(sold(32_000))).toEqual([]);
    expect(judge(sold(28_800))).toEqual([]);
    expect(judge([], { isFree: true })).toEqual([]);
    expect(judge([], { owedFils: 32_000 })).toEqual([]);
    expect(judge(sold(32_000), { priceFils: 40_000, owedFils: 8000 })).toEqual([]);
    expect(judge(sold(32_000), { isFree: true, owedBackFils: 32_000 })).toEqual([]);
    expect(judge(sold(32_000, { ...whole, became: 'owed' }), { owedFils: 32_000 })).toEqual([]);
    const favour = { grossFils: 32_000, reducesFils: 32_000, became: 'free' } as const;
    expect(judge(sold(32_000, favour))).toEqual([]);
    const unsaid = { grossFils: 32_000, reducesFils: null, became: null };
    expect(judge(sold(32_000, unsaid), { owedFils: 32_000 })).toEqual([]);
    const part = { grossFils: 8000, reducesFils: 8000, became: 'stands' } as const;
    expect(judge(sold(32_000, part))).toEqual([]);
  });

  test.each<[string, string[]]>([
    ['0 are owed, not 32000', judge([])],
    ['100 are owed, not 0', judge(sold(32_000), { owedFils: 100 })],
    ['0 are owed, not 32000', judge(sold(32_000, { ...whole, became: 'owed' }))],
    ['0 go back, not 32000', judge(sold(32_000), { isFree: true })],
    ['0 go back, not 2000', judge(sold(32_000), { priceFils: 30_000 })],
  ])('is not: %s', (said, found) => {
    expect(found).toEqual([expect.stringContaining(said)]);
  });
});

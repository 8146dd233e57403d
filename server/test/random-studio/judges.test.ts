import { describe, expect, test } from 'vitest';
import { judgeSales, type WrittenSale } from './judge-books.ts';
import { judgeCards, type WrittenCard } from './judge-cards.ts';
import { judgeLedgers, type WrittenEntry } from './judge-ledger.ts';
import { judgeWorth, type WrittenSession } from './judge-worth.ts';
import { Taken } from './taken.ts';

// A judge that sees nothing would find everything in order.
describe('books', () => {
  const line = {
    thing: 'package 7',
    grossMinor: 10_500,
    vatMinor: 500,
    backMinor: 0,
    backVatMinor: 0,
  };
  const sale: WrittenSale = {
    ...{ id: 's', soldMinor: 10_500, backMinor: 0, tipsMinor: 0, isVoided: false, refunds: 0 },
    ...{ byMethod: { cash: 10_500, transfer: 0, online: 0, gift_card: 0 }, refusedMinor: 0 },
    roundedMinor: [],
    lines: [{ ...line, packageId: 7 }],
    documents: [{ kind: 'invoice', number: 1, grossMinor: 10_500 }],
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
    ['accepted was', judge({ byMethod: { cash: 0, transfer: 10_500, online: 0, gift_card: 0 } })],
    ['-1 are due', judge({ byMethod: { cash: 10_501, transfer: 0, online: 0, gift_card: 0 } })],
    ['-8 are due', judge({ roundedMinor: [8] }, [7], true)],
    ['was rounded, and 8 are due', judge({ roundedMinor: [-8] }, [], true)],
    ['rounding lets 12,-12 off', judge({ roundedMinor: [12, -12] })],
    ['rounding lets 51,-51 off', judge({ roundedMinor: [51, -51] }, [7], true)],
    ['is void, and still rounded', judge({ roundedMinor: [5], isVoided: true }, [], true)],
    ['more goes back', judge({ lines: [{ ...line, packageId: 7, backMinor: 10_501 }] })],
    ['more goes back', judge({ lines: [{ ...line, packageId: 7, backMinor: 10_500 }] })],
    ['sold twice', judge({ lines: [1, 2].map(() => ({ ...line, packageId: 7 })) })],
    ['say something else', judge({ documents: [] })],
    ['have gaps', judge({ documents: [{ kind: 'invoice', number: 2, grossMinor: 10_500 }] })],
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
    [minutes, valueMinor]: [number, number],
    [balanceMinutes, balanceMinor]: [number, number],
    bookingId: string | null = null,
  ): WrittenEntry => ({
    ...{ id, kind, minutes, valueMinor, balanceMinutes, balanceMinor, bookingId },
    isSaid: false,
    givesBack: false,
  });
  const bought = entry(1, 'bought', [120, 10_000], [120, 10_000]);
  const booked = entry(2, 'booked', [-45, -3750], [75, 6250], 'b');
  const judge = (...entries: WrittenEntry[]) =>
    judgeLedgers([{ id: 7, priceMinor: 10_500, basisPoints: 500, entries }]);

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
    const refunded = (minutes: number, minor: number) =>
      judge(
        bought,
        moved,
        entry(3, 'refunded', [-minutes, -minor], [180 - minutes, 15_000 - minor]),
      ).filter((said) => said.includes('line 3'));
    expect(refunded(120, 10_000)).toEqual([]);
    expect(refunded(121, 10_083)).toEqual([
      'line 3 of package 7 refunds minutes that came from another package',
    ]);
  });
});

describe('the worth of a session', () => {
  const sold = (grossMinor: number, ...refunds: WrittenSession['lines'][number]['refunds']) => [
    { listMinor: 32_000, grossMinor, refunds },
  ];
  const judge = (lines: WrittenSession['lines'], changes: Partial<WrittenSession> = {}) =>
    judgeWorth([
      {
        ...{ id: 'b', priceMinor: 32_000, isFree: false, lines },
        ...{ owedMinor: 0, owedBackMinor: 0, ...changes },
      },
    ]);
  const whole = { grossMinor: 32_000, reducesMinor: 0 };

  test('is in order where nothing is left to be settled', () => {
    expect(judge(sold(32_000))).toEqual([]);
    expect(judge(sold(28_800))).toEqual([]);
    expect(judge([], { isFree: true })).toEqual([]);
    expect(judge([], { owedMinor: 32_000 })).toEqual([]);
    expect(judge(sold(32_000), { priceMinor: 40_000, owedMinor: 8000 })).toEqual([]);
    expect(judge(sold(32_000), { isFree: true, owedBackMinor: 32_000 })).toEqual([]);
    expect(judge(sold(32_000, { ...whole, became: 'owed' }), { owedMinor: 32_000 })).toEqual([]);
    const favour = { grossMinor: 32_000, reducesMinor: 32_000, became: 'free' } as const;
    expect(judge(sold(32_000, favour))).toEqual([]);
    const unsaid = { grossMinor: 32_000, reducesMinor: null, became: null };
    expect(judge(sold(32_000, unsaid), { owedMinor: 32_000 })).toEqual([]);
    const part = { grossMinor: 8000, reducesMinor: 8000, became: 'stands' } as const;
    expect(judge(sold(32_000, part))).toEqual([]);
  });

  test.each<[string, string[]]>([
    ['0 are owed, not 32000', judge([])],
    ['100 are owed, not 0', judge(sold(32_000), { owedMinor: 100 })],
    ['0 are owed, not 32000', judge(sold(32_000, { ...whole, became: 'owed' }))],
    ['0 go back, not 32000', judge(sold(32_000), { isFree: true })],
    ['0 go back, not 2000', judge(sold(32_000), { priceMinor: 30_000 })],
  ])('is not: %s', (said, found) => {
    expect(found).toEqual([expect.stringContaining(said)]);
  });
});

describe('gift cards', () => {
  const sold = { kind: 'paid_in', minor: 500, balanceMinor: 500, saleId: null, paidMinor: 500 };
  const used = { kind: 'used', minor: -320, balanceMinor: 180, saleId: 's', paidMinor: null };
  const card: WrittenCard = { id: 1, isVoid: false, entries: [sold, used] };
  const judge = (changes: Partial<WrittenCard> = {}, usedMinor = 320, soldMinor = 500) =>
    judgeCards([{ ...card, ...changes }], { soldMinor, usedMinor: new Map([['s', usedMinor]]) });

  test('that agree with their sales are in order', () => {
    expect(judge()).toEqual([]);
  });

  test.each<[string, string[]]>([
    ['180 are owed on gift cards and not 181', judge({}, 319)],
    ['gift cards gave 320 for sale s, which has 319', judge({}, 319)],
    ['500 came for gift cards and not 600', judge({}, 320, 600)],
    ['is void and holds 180', judge({ isVoid: true })],
    ['after it was used is wrong', judge({ entries: [sold, { ...used, balanceMinor: 181 }] })],
    ['has another amount', judge({ entries: [sold, { ...used, kind: 'replaced' }] })],
  ])('are refused: %s', (said, found) => {
    expect(found).toContainEqual(expect.stringContaining(said));
  });
});

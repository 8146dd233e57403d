import { DEFAULT_CURRENCY } from '@limber/contract/country/default-country-and-currency.ts';
import { countMoneyIn } from '@limber/contract/money/currency.ts';
import { currencyOf } from '@limber/contract/money/currency-digits-and-coins.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  areTipsUnpaid,
  type Part,
  paymentsOf,
  problemOfTip,
  readParts,
  roundingOf,
  tipMinorOf,
  tipsOf,
} from './payment-parts.ts';

const part = (fields: Partial<Part>): Part => ({
  key: 1,
  method: 'cash',
  amount: '',
  received: '',
  reference: '',
  ...fields,
});
const read = (parts: Partial<Part>[], dueMinor = 32_000) => readParts(parts.map(part), dueMinor);
const problems = (...parts: Partial<Part>[]) => read(parts).map(({ problem }) => problem);

describe('in Kuwait', () => {
  beforeEach(() => countMoneyIn(currencyOf('KWD')));
  afterEach(() => countMoneyIn(DEFAULT_CURRENCY));

  test('amounts, change and what is left have three decimals', () => {
    const [cash, rest] = read([{ amount: '10.005', received: '20' }, {}], 12_505);
    expect(cash).toMatchObject({ minor: 10_005, changeMinor: 9_995, problem: null });
    expect(rest).toMatchObject({ minor: 2_500 });
    expect(paymentsOf(read([{ amount: '10.005' }], 12_505))).toEqual([
      { method: 'cash', amount: 10.005 },
    ]);
    expect(read([{ amount: '10.0055' }], 12_505)[0]?.problem).not.toBeNull();
  });
});

describe('a payment', () => {
  test('covers the whole amount due if none is typed', () => {
    expect(paymentsOf(read([{}]))).toEqual([{ method: 'cash', amount: 320 }]);
  });

  test('in parts has the typed amounts and the rest', () => {
    const parts = [{ amount: '137.55' }, { method: 'terminal', reference: ' 0042 ' }] as const;
    expect(paymentsOf(read([...parts]))).toEqual([
      { method: 'cash', amount: 137.55 },
      { method: 'terminal', amount: 182.45, reference: '0042' },
    ]);
  });

  test('later pays nothing now', () => {
    expect(paymentsOf(read([{ method: 'later' }]))).toEqual([]);
    const parts = [{ amount: '100' }, { method: 'later' }] as const;
    expect(paymentsOf(read([...parts]))).toEqual([{ method: 'cash', amount: 100 }]);
  });

  test('can be less than what is due', () => {
    expect(read([{ amount: '100' }])).toMatchObject([{ minor: 10_000, problem: null }]);
  });
});

test('an account pays what it can, and another part the rest @CREDIT-01', () => {
  const withCredit = (creditMinor: number, ...parts: Partial<Part>[]) =>
    readParts(parts.map(part), 32_000, { creditMinor }).map(({ minor, problem }) => [
      minor,
      problem,
    ]);
  expect(withCredit(40_000, { method: 'credit' })).toEqual([[32_000, null]]);
  expect(withCredit(5_000, { method: 'credit' }, { method: 'later' })).toEqual([
    [5_000, null],
    [27_000, null],
  ]);
  expect(withCredit(5_000, {}, { method: 'credit' })).toEqual([
    [27_000, null],
    [5_000, null],
  ]);
  expect(withCredit(5_000, { method: 'credit', amount: '51' })).toEqual([[5_100, 'no_credit']]);
  expect(
    paymentsOf(readParts([part({ method: 'credit' })], 5_000, { creditMinor: 5_000 })),
  ).toEqual([{ method: 'credit', amount: 50 }]);
});

test('gives change for cash above the amount', () => {
  expect(read([{ received: '350' }])).toMatchObject([{ changeMinor: 3_000, problem: null }]);
  expect(read([{ received: '٣٥٠' }])).toMatchObject([{ changeMinor: 3_000 }]);
});

test('reports errors', () => {
  expect(problems({ method: undefined })).toEqual(['method']);
  expect(problems({ amount: '0' })).toEqual(['amount']);
  expect(problems({ amount: 'ten' })).toEqual(['amount']);
  expect(problems({ amount: '400' })).toEqual(['too_much']);
  expect(problems({ amount: '200' }, { amount: '200' })).toEqual([null, 'too_much']);
  expect(problems({}, {})).toEqual([null, 'amount']);
  expect(problems({ method: 'terminal' })).toEqual(['reference']);
  expect(problems({ method: 'transfer' })).toEqual([null]);
  expect(problems({ received: '300' })).toEqual(['received']);
  expect(problems({ received: 'much' })).toEqual(['received']);
  expect(problems({ method: 'later', amount: 'x' })).toEqual([null]);
});

describe('with cash rounded to 25 fils', () => {
  const odd = (parts: Partial<Part>[], dueMinor = 31_667) => {
    const all = readParts(parts.map(part), dueMinor, { coinMinor: 25 });
    return [all.map(({ minor, problem }) => [minor, problem]), roundingOf(all, dueMinor, 25)];
  };

  test('the full amount in cash is rounded to coins, and the difference is known', () => {
    expect(odd([{}])).toEqual([[[31_675, null]], -8]);
    expect(odd([{}], 31_660)).toEqual([[[31_650, null]], 10]);
    expect(odd([{}], 31_650)).toEqual([[[31_650, null]], 0]);
    expect(odd([{ amount: '316.75' }])).toEqual([[[31_675, null]], -8]);
  });

  test('the terminal takes exact fils, and cash the rest in coins', () => {
    const slip = { method: 'terminal', reference: '1' } as const;
    expect(odd([slip])).toEqual([[[31_667, null]], 0]);
    expect(odd([{ ...slip, amount: '100.05' }, {}])).toEqual([
      [
        [10_005, null],
        [21_650, null],
      ],
      12,
    ]);
    // Cash that covers the rest leaves nothing to be paid later.
    expect(odd([{ amount: '316.50' }, { method: 'later' }], 31_660)).toEqual([
      [
        [31_650, null],
        [0, null],
      ],
      10,
    ]);
  });

  test('a part in cash must be whole coins, and is not rounded', () => {
    expect(odd([{ amount: '100' }])).toEqual([[[10_000, null]], 0]);
    expect(odd([{ amount: '100.10' }])).toEqual([[[10_010, 'coins']], 0]);
    expect(odd([{ amount: '317' }])).toEqual([[[31_700, 'too_much']], 0]);
  });
});

test('empty tips are left out', () => {
  const tip = { key: 1, therapistId: 4, amount: '' };
  expect(tipsOf([tip, { ...tip, amount: '25' }])).toEqual([{ therapist_id: 4, amount: 25 }]);
});

test('a tip is sent once its therapist is chosen', () => {
  const tip = { key: 1, therapistId: null, amount: '25' };
  expect([tipsOf([tip]), tipMinorOf([tip]), problemOfTip(tip)]).toEqual([[], 2_500, 'therapist']);
  expect(problemOfTip({ ...tip, therapistId: 4 })).toBeNull();
  expect(problemOfTip({ ...tip, therapistId: 4, amount: 'x' })).toBe('amount');
  expect([problemOfTip({ ...tip, amount: ' ' }), problemOfTip({ ...tip, amount: '0' })]).toEqual([
    null,
    null,
  ]);
});

test('tips must be paid together with what is handed over, and are reported once a method is chosen', () => {
  const tips = [{ key: 1, therapistId: 4, amount: '20' }];
  const unpaid = (...parts: Partial<Part>[]) => areTipsUnpaid(tips, read(parts, 34_000));
  expect(unpaid({ method: 'later' })).toBe(true);
  expect(unpaid({ amount: '19.90' })).toBe(true);
  expect(unpaid({ amount: '20' }, { method: 'later' })).toBe(false);
  expect(unpaid({})).toBe(false);
  expect(unpaid({ method: undefined })).toBe(false);
  expect(areTipsUnpaid([], read([{ method: 'later' }]))).toBe(false);
});

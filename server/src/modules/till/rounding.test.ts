import { readDocument } from '@limber/contract/desk/money/documents.ts';
import { readDayReport, readDrawer } from '@limber/contract/desk/money/drawers.ts';
import { downloadReport, readStudioReport } from '@limber/contract/desk/money/reports.ts';
import { payForSale, readSale, refundSale, voidSale } from '@limber/contract/desk/money/till.ts';
import type { PaymentInput, Sale } from '@limber/contract/desk/money/till-values.ts';
import { inCash, letOffByRounding } from '@limber/contract/money/cash-rounding.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { therapistNamed } from '../../../test/people.ts';
import { openTill } from '../../../test/till.ts';

const { world, desk, manager, offer, trySell, sell } = await openTill();
const noura = await therapistNamed(world, 'Noura');

beforeEach(() => world.query('update settings set cash_coin_fils = 25'));

const cash = (amount: number): PaymentInput[] => [{ method: 'cash', amount }];
const card = (amount: number): PaymentInput => ({ method: 'terminal', amount, reference: '1' });
/** A package at an odd price. */
const odd = async (price: number) => {
  const { line } = await offer('Starter Package');
  return { lines: [{ ...line, price, reason: 'Waited' }] };
};
const giveBack = (sale: Sale, amount: number, payments: PaymentInput[]) =>
  callApi(
    world,
    refundSale,
    {
      ...{ id: sale.id, location: 'A', reason: 'Moves away', payments },
      lines: [{ line_id: sale.lines[0]?.id ?? 0, amount }],
    },
    { by: manager },
  );
const drawer = async () =>
  (await callApi(world, readDrawer, { location: 'A' }, { by: desk })).json();
const paper = async (number: string | undefined) =>
  (await callApi(world, readDocument, { number: number ?? '' }, { by: desk })).json();
const sums = ({ total, refunded, tip, paid, rounding, due }: Sale & { tip?: number }) => ({
  ...{ total, refunded, tip, paid, rounding, due },
});

describe('rounding of cash', () => {
  test.each([
    [31_667, 25, 31_675],
    [31_662, 25, 31_650],
    [31_663, 25, 31_675],
    [12, 25, 0],
    [13, 25, 25],
    [25, 50, 50],
    [24, 50, 0],
    [31_667, 1, 31_667],
  ])('makes %i fils with coins of %i fils %i', (minor, coin, rounded) => {
    expect(inCash(minor, coin)).toBe(rounded);
  });

  test('is nothing where cash is only a part, and what others pay is not rounded', () => {
    const paid = (...payments: [string, number][]) =>
      letOffByRounding(
        31_667,
        payments.map(([method, minor]) => ({ method, minor })),
        25,
      );
    expect(paid(['cash', 31_675])).toBe(-8);
    expect(paid(['cash', 31_650])).toBe(0);
    expect(paid(['terminal', 31_667])).toBe(0);
    expect(paid(['terminal', 31_660])).toBe(0);
    expect(paid(['terminal', 10_005], ['cash', 10_000], ['cash', 11_650])).toBe(12);
  });
});

test('cash settles an odd price in coins: sale, invoice, drawer and reports add up, and VAT is that of the price @MONEY-07', async () => {
  const sale = await sell({
    ...(await odd(1316.67)),
    payments: cash(1321.75),
    tips: [{ therapist_id: noura, amount: 5 }],
  });
  expect(sale).toMatchObject({ total: 1316.67, paid: 1321.75, rounding: 0.08, due: 0 });
  expect(sale.vat).toBe(62.7);
  expect(sale.payments).toMatchObject([{ method: 'cash', amount: 1321.75 }]);
  const [invoice] = sale.documents;
  const printed = await paper(invoice?.number);
  expect(printed).toMatchObject({
    ...{ total: 1316.67, vat: 62.7, tip: 5, rounding: 0.08 },
    payments: [{ method: 'cash', amount: 1321.75 }],
  });
  const open = await drawer();
  expect(open).toMatchObject({ cash: 1321.75, tips: 5, rounding: 0.08, expected: 1821.75 });
  const asked = { id: open.id, location: 'A' };
  const report = (await callApi(world, readDayReport, asked, { by: desk })).json();
  expect(report).toMatchObject({
    methods: [{ method: 'cash', taken: 1321.75 }, {}, {}, {}],
    sales: { total: 1316.67, vat: 62.7 },
    vat: [{ percent: 5, tax: 'standard', net: 1253.97, vat: 62.7 }],
  });
  const span = { from: '2026-03-04', to: '2026-03-04' };
  const studio = (await callApi(world, readStudioReport, span, { by: manager })).json();
  expect(studio.total).toMatchObject({ sold: 1316.67, cash: 1321.75, tips: 5, rounding: 0.08 });
  const file = await callApi(world, downloadReport, { ...span, table: 'takings' }, { by: manager });
  expect(file.body.trim().split('\r\n').at(-1)).toBe(
    '2026-03-04,A,1316.67,0,62.7,1321.75,0,0,0,0,0,5,0.08',
  );
});

test('cash that lets something off settles too, also what the terminal left, and pays the package', async () => {
  const { id, due, lines } = await sell({ ...(await odd(1316.65)), payments: [card(1000.03)] });
  expect(due).toBe(316.62);
  const asked = { id, location: 'A', payments: cash(316.5) };
  const paid = (await callApi(world, payForSale, asked, { by: desk })).json();
  expect(sums(paid)).toMatchObject({ paid: 1316.53, rounding: -0.12, due: 0 });
  const { rows } = await world.query(
    `select paid_at is not null as paid from owned_packages where id = ${lines[0]?.owned_package_id}`,
  );
  expect(rows).toEqual([{ paid: true }]);
  expect(await drawer()).toMatchObject({ cash: 316.5, terminal: 1000.03, rounding: -0.12 });
});

test('a part in cash is no rounding, and an amount without coins is refused in both languages', async () => {
  const part = await sell({ ...(await odd(1316.67)), payments: cash(1316.5) });
  expect(sums(part)).toMatchObject({ paid: 1316.5, rounding: 0, due: 0.17 });
  const refused = await trySell({ ...(await odd(1316.67)), payments: cash(1316.67) });
  expect([refused.statusCode, refused.json().detail]).toEqual([
    409,
    'Cash is rounded to 0.25 AED. Please take or give an amount of whole coins.',
  ]);
  expect(refused.json().in_other_languages.ar.detail).toContain('يُقرَّب النقد');
  const later = await sell({ ...(await odd(1300.1)), payments: [card(1300)] });
  expect(sums(later)).toMatchObject({ due: 0.1, rounding: 0 });
});

test('a cash refund is rounded in the same way, with the credit note: a full one is what was handed over @MONEY-08', async () => {
  const sale = await sell({ ...(await odd(1316.67)), payments: cash(1316.75) });
  const exact = await giveBack(sale, 1316.67, cash(1316.5));
  expect([exact.statusCode, exact.json().detail]).toEqual([
    409,
    'Exactly 1,316.67 AED have to be given back.',
  ]);
  const back = (await giveBack(sale, 1316.67, cash(1316.75))).json();
  expect(sums(back)).toMatchObject({ refunded: 1316.67, paid: 0, rounding: 0, due: 0 });
  expect(await paper(back.documents.at(-1).number)).toMatchObject({
    ...{ kind: 'credit_note', total: 1316.67, vat: 62.7, tip: 0, rounding: 0.08 },
    payments: [{ method: 'cash', amount: 1316.75 }],
  });
  expect(await drawer()).toMatchObject({ cash: 0, rounding: 0, expected: 500 });
});

test('less than half a coin is refunded as nothing, and a part by another method to the fils', async () => {
  const sale = await sell({ ...(await odd(1316.67)), payments: cash(1316.75) });
  const little = await giveBack(sale, 0.1, []);
  expect(sums(little.json())).toMatchObject({
    refunded: 0.1,
    paid: 1316.75,
    rounding: 0.18,
    due: 0,
  });
  const mixed = await giveBack(sale, 100.1, [{ method: 'transfer', amount: 50.05 }, ...cash(50)]);
  expect(sums(mixed.json())).toMatchObject({ refunded: 100.2, paid: 1216.7, rounding: 0.23 });
  expect((await giveBack(sale, 1, cash(1.1))).statusCode).toBe(409);
});

test('a sale that is voided takes its rounding back with it', async () => {
  const sale = await sell({ ...(await odd(1316.67)), payments: cash(1316.75) });
  const asked = { id: sale.id, location: 'A', reason: 'Wrong client' };
  expect((await callApi(world, voidSale, asked, { by: desk })).statusCode).toBe(200);
  const read = await callApi(world, readSale, { id: sale.id, location: 'A' }, { by: desk });
  expect(sums(read.json())).toMatchObject({ paid: 0, rounding: 0, due: 0 });
  expect(await drawer()).toMatchObject({ cash: 0, rounding: 0 });
});

test('where a studio does not round, cash is taken to the minor as before', async () => {
  await world.query('update settings set cash_coin_fils = null');
  const sale = await sell({ ...(await odd(1316.67)), payments: cash(1316.67) });
  expect(sums(sale)).toMatchObject({ paid: 1316.67, rounding: 0, due: 0 });
});

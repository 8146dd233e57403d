import { readDocument } from '@limber/contract/desk/money/documents.ts';
import { readDayReport } from '@limber/contract/desk/money/drawers.ts';
import { downloadReport, readStudioReport } from '@limber/contract/desk/money/reports.ts';
import {
  addRetailProduct,
  changeRetailProduct,
  listRetailProducts,
  type RetailProduct,
  retireRetailProduct,
} from '@limber/contract/desk/money/retail-products.ts';
import {
  countStock,
  listStock,
  listStockEntries,
  receiveStock,
  type StockedProduct,
} from '@limber/contract/desk/money/stock.ts';
import { payForSale, refundSale, voidSale } from '@limber/contract/desk/money/till.ts';
import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { listDependents } from '@limber/contract/desk/studio/dependents.ts';
import { listPlannedChanges, planChange } from '@limber/contract/desk/studio/planned-changes.ts';
import { listTaxCategories, setTaxCategory } from '@limber/contract/desk/studio/tax-categories.ts';
import { MOST_PIECES } from '@limber/contract/terms/till.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openManaging } from '../../../test/at-the-desk.ts';
import { answersBehind } from '../../../test/blocked.ts';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { openTill } from '../../../test/till.ts';
import { carryOut } from '../planned-changes/carry-out-planned.ts';

const { world, amina, desk, manager, offer, openAnew, trySell, sell } = await openTill();
const { ask, historyOf } = await openManaging(world);

const there = { location: 'A' };
const cash = (amount: number) => [{ method: 'cash' as const, amount }];
let made = 0;
let oil: RetailProduct;

/** A new product at 95 AED, under a name of its own. */
async function add(more: Tried<typeof addRetailProduct> = {}): Promise<RetailProduct> {
  made += 1;
  const name = { en: `Oil ${made}`, ar: `زيت ${made}` };
  const asked = { name, price: 95, bar_code: null, warnings: [], position: made, ...more };
  const { status, body } = await ask(addRetailProduct, asked as never);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

const atDesk = async (route: Parameters<typeof callApi>[1], args: object) => {
  const reply = await callApi(world, route, { ...there, ...args } as never, { by: desk });
  return { status: reply.statusCode, body: reply.json() };
};
const receive = (pieces: number, more: object = {}) =>
  atDesk(receiveStock, { product_id: oil.id, pieces, ...more });
const stockOf = async (id = oil.id): Promise<StockedProduct | undefined> =>
  (await atDesk(listStock, {})).body.find((each: StockedProduct) => each.product_id === id);
const pieces = async () => (await stockOf())?.pieces;
const entries = async () =>
  (await atDesk(listStockEntries, { id: oil.id })).body.map(
    (each: { kind: string; pieces: number; balance: number }) => [
      ...[each.kind, each.pieces, each.balance],
    ],
  );
/** Some of the oil to a person who is not named. */
const some = (count: number, amount = 95 * count) => ({
  ...{ client_id: undefined, payments: cash(amount) },
  lines: [{ product_id: oil.id, pieces: count }],
});
const refundOf = (sale: Sale, amount: number, more: object, payments = cash(amount)) =>
  atDesk(refundSale, {
    ...{ id: sale.id, reason: 'Did not suit', payments },
    lines: [{ line_id: sale.lines[0]?.id, amount, ...more }],
  });

beforeEach(async () => {
  world.clock.set('2026-03-04T10:00:00+04:00');
  oil = await add();
});

test('a product is added, changed and retired, and its name and bar code are its own', async () => {
  const tea = await add({ bar_code: '6291041500213', warnings: [{ location: 'A', pieces: 3 }] });
  expect(tea).toMatchObject({ price: 95, retired: false, stock: [] });
  expect(tea.warnings).toEqual([{ location: 'A', pieces: 3 }]);
  const { retired: _, stock: __, ...form } = tea;
  const wrong = async (fields: object) => {
    const { status, body } = await ask(changeRetailProduct, { ...form, ...fields } as never);
    return [status, Object.keys(body.fields ?? {})];
  };
  expect(await wrong({ name: oil.name })).toEqual([400, ['name.en']]);
  expect(await wrong({ bar_code: '12' })).toEqual([400, ['bar_code']]);
  expect(await wrong({ warnings: [{ location: 'X', pieces: 1 }] })).toEqual([400, ['warnings']]);
  const { retired: ___, stock: ____, ...other } = oil;
  const taken = await ask(changeRetailProduct, { ...other, bar_code: tea.bar_code });
  expect(Object.keys(taken.body.fields)).toEqual(['bar_code']);
  const dearer = await ask(changeRetailProduct, { ...form, price: 105 });
  expect(dearer.body).toMatchObject({ version: 2, price: 105 });
  expect((await ask(changeRetailProduct, form)).status).toBe(409);
  expect(await historyOf('product', tea.id)).toMatchObject([
    { action: 'changed', became: { price: '105.00 AED' } },
    { action: 'added', became: { bar_code: '6291041500213' } },
  ]);
  const gone = await ask(retireRetailProduct, { id: tea.id, version: 2, retired: true });
  expect(gone.body.retired).toBe(true);
  expect(await stockOf(tea.id)).toBeUndefined();
  const line = { product_id: tea.id };
  expect((await trySell({ lines: [line], payments: cash(105) })).statusCode).toBe(404);
});

test('a product is sold without a client, paid at once, with a simplified invoice @SHELF-01', async () => {
  await receive(12, { cost: 48, reason: 'Delivery 118' });
  const sale = await sell(some(2));
  expect(sale).toMatchObject({ client: null, payer: null, total: 190, vat: 9.05, due: 0 });
  expect(sale.lines).toMatchObject([{ name: oil.name.en, pieces: 2, product_id: oil.id }]);
  expect(await pieces()).toBe(10);
  const { body: paper } = await atDesk(readDocument, { number: sale.documents[0]?.number });
  expect(paper).toMatchObject({ simplified: true, client_name: null, total: 190 });
  expect(paper.lines).toMatchObject([{ item: oil.name.en, item_ar: oil.name.ar, quantity: 2 }]);
  const tooLittle = await trySell(some(2, 100));
  expect([tooLittle.statusCode, tooLittle.json().detail]).toEqual([
    409,
    'Without a client nothing can be left to pay. Please take the whole amount, or choose the client.',
  ]);
  const fromAccount = { ...some(1), payments: [{ method: 'credit' as const, amount: 95 }] };
  expect((await trySell(fromAccount)).json().detail).toContain('Without a client');
  expect(await pieces()).toBe(10);
});

test('without a client only products are sold, and no invoice that needs a name', async () => {
  const { line } = await offer('Starter Package');
  const pack = await trySell({ client_id: undefined, lines: [line], payments: cash(1450) });
  expect([pack.statusCode, Object.keys(pack.json().fields)]).toEqual([400, ['client_id']]);
  const payer = await trySell({ ...some(1), payer_id: amina.id });
  expect(Object.keys(payer.json().fields)).toEqual(['payer_id']);
  const large = await trySell(some(106));
  expect(large.json().fields.client_id).toContain('needs a name');
  const buyer = { name: 'Palm Trading', address: 'Airport Road', trn: '100000000000011' };
  expect((await trySell({ ...some(106), buyer })).statusCode).toBe(201);
  const twice = { ...some(1), lines: [{ product_id: oil.id }, { product_id: oil.id }] };
  expect((await trySell(twice)).statusCode).toBe(400);
});

test('a client buys a product beside a package, later pays the rest, and it is in their sales', async () => {
  const { line, price } = await offer('Starter Package');
  const lines = [line, { product_id: oil.id, pieces: 3 }];
  const sale = await sell({ lines, payments: cash(price) });
  expect(sale).toMatchObject({ client: { id: amina.id }, due: 285 });
  const rest = await atDesk(payForSale, { id: sale.id, payments: cash(285) });
  expect(rest.body.due).toBe(0);
});

test('two desks sell the last one: both are sold, and the stock asks for a count @SHELF-02', async () => {
  await receive(1);
  const gate = sql`select from stock_levels where product_id = ${oil.id} for update`;
  const sold = await answersBehind(world, gate, [
    () => trySell(some(1)),
    () => trySell(some(1), { by: manager }),
  ]);
  expect(sold.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(await stockOf()).toMatchObject({ pieces: -1, low: true });
  expect(await entries()).toEqual([
    ['sold', -1, -1],
    ['sold', -1, 0],
    ['received', 1, 1],
  ]);
});

test('what a branch never received or counted has no stock, and a receipt begins one', async () => {
  await sell(some(2));
  expect(await stockOf()).toMatchObject({ pieces: null, low: false, sold: 2 });
  await receive(5);
  expect(await pieces()).toBe(5);
  const elsewhere = await callApi(world, listStock, { location: 'B' }, { by: manager });
  const its = elsewhere.json().find((each: StockedProduct) => each.product_id === oil.id);
  expect(its).toMatchObject({ pieces: null, sold: 0 });
});

test('what a branch sold most of stands first, then the order of the studio', async () => {
  const later = await add();
  const latest = await add();
  await sell({ ...some(2), lines: [{ product_id: latest.id, pieces: 2 }] });
  await sell(some(1));
  const its = (await atDesk(listStock, {})).body.map((each: StockedProduct) => each.product_id);
  const ours = [oil.id, later.id, latest.id];
  expect(its.filter((id: number) => ours.includes(id))).toEqual([latest.id, oil.id, later.id]);
});

test('several receipts may bring a stock above the most of one', async () => {
  await receive(MOST_PIECES);
  await receive(MOST_PIECES);
  expect(await pieces()).toBe(2 * MOST_PIECES);
  expect((await entries())[0]).toEqual(['received', MOST_PIECES, 2 * MOST_PIECES]);
  const products = await callApi(world, listRetailProducts, {}, { by: manager });
  expect(products.body).toContain(`"pieces":${2 * MOST_PIECES}`);
});

test('a count takes its difference with a reason, and is refused where something was sold meanwhile @SHELF-03', async () => {
  await receive(10);
  const count = (more: object) => atDesk(countStock, { product_id: oil.id, ...more });
  const silent = await count({ counted: 8, expected: 10 });
  expect([silent.status, Object.keys(silent.body.fields)]).toEqual([400, ['reason']]);
  await sell(some(1));
  const late = await count({ counted: 10, expected: 10 });
  expect([late.status, late.body.detail]).toEqual([
    409,
    'The stock has changed meanwhile: 9 are expected now. Please look again before you save the count.',
  ]);
  const done = await count({ counted: 7, expected: 9, reason: 'Two broke' });
  expect([done.status, done.body.pieces]).toEqual([201, 7]);
  expect((await count({ counted: 7, expected: 7 })).status).toBe(201);
  expect(await entries()).toEqual([
    ['counted', 0, 7],
    ['counted', -2, 7],
    ['sold', -1, 9],
    ['received', 10, 10],
  ]);
  expect((await count({ product_id: 2_000_000, counted: 1, expected: null })).status).toBe(404);
  expect((await atDesk(listStockEntries, { id: 2_000_000 })).status).toBe(404);
});

test('the desk is warned from the number of pieces that the branch has set', async () => {
  const { retired: _, stock: __, ...form } = oil;
  const warnings = [{ location: 'A', pieces: 3 }];
  await ask(changeRetailProduct, { ...form, warnings });
  await receive(4);
  expect(await stockOf()).toMatchObject({ pieces: 4, low: false });
  await sell(some(1));
  expect(await stockOf()).toMatchObject({ pieces: 3, low: true });
  const { body } = await ask(listRetailProducts);
  const its = body.find(({ id }: RetailProduct) => id === oil.id);
  expect(its.stock).toEqual([{ location: 'A', pieces: 3, low: true }]);
  const hangs = await ask(listDependents, { subject: 'product', id: String(oil.id) });
  expect(hangs.body).toMatchObject([{ what: 'pieces', count: 3 }]);
});

test('a refund says how many come back into stock, and a voided sale puts back all', async () => {
  await receive(10);
  const sale = await sell(some(3));
  const unsaid = await refundOf(sale, 95, {});
  expect([unsaid.status, Object.keys(unsaid.body.fields)]).toEqual([400, ['lines']]);
  expect((await refundOf(sale, 95, { pieces: 4 })).status).toBe(400);
  const opened = await refundOf(sale, 95, { pieces: 0 });
  expect([opened.status, await pieces()]).toEqual([200, 7]);
  const back = await refundOf(sale, 190, { pieces: 2 });
  expect([back.status, back.body.refunded, await pieces()]).toEqual([200, 285, 9]);
  const mistake = await sell(some(4));
  expect(await pieces()).toBe(5);
  const undone = await atDesk(voidSale, { id: mistake.id, reason: 'Wrong product' });
  expect([undone.status, undone.body.voided, await pieces()]).toEqual([200, true, 9]);
  expect((await entries()).slice(0, 3)).toEqual([
    ['returned', 4, 9],
    ['sold', -4, 5],
    ['returned', 2, 9],
  ]);
});

test('its VAT category and its price change from a day on, as those of services do', async () => {
  const { version, things } = (await ask(listTaxCategories)).body;
  const its = things.find((each: { id: number; kind: string }) => each.kind === 'product');
  expect(its.category).toBe('standard');
  const from = { version, valid_from: '2026-03-05', category: 'zero_rated' as const };
  const set = { ...from, services: [], packages: [], products: [oil.id] };
  expect((await ask(setTaxCategory, set)).status).toBe(200);
  expect((await sell(some(1))).lines[0]).toMatchObject({ tax: 'standard', vat: 4.52 });
  const plan = (prices: { time: number | null; price: number }[]) => ({
    ...{ subject: 'product' as const, thing_id: oil.id, from_day: '2026-03-05', prices },
  });
  const withMinutes = await ask(planChange, plan([{ time: 60, price: 99 }]));
  expect(Object.keys(withMinutes.body.fields)).toEqual(['prices']);
  expect((await ask(planChange, plan([{ time: null, price: 99 }]))).status).toBe(201);
  await openAnew('2026-03-05T10:00:00+04:00');
  for (const { id } of (await ask(listPlannedChanges)).body) {
    await carryOut(world.db, id, world.clock.now());
  }
  expect((await sell(some(1, 99))).lines[0]).toMatchObject({
    tax: 'zero_rated',
    vat: 0,
    price: 99,
  });
  await world.empty('tax_categories');
});

test('what is sold over the counter is in the day, the takings, the VAT and the sales by product', async () => {
  await receive(10);
  const sale = await sell(some(3));
  await refundOf(sale, 95, { pieces: 1 });
  const { rows } = await world.query<{ id: number }>('select id from drawer_sessions');
  const day = await atDesk(readDayReport, { id: rows[0]?.id });
  expect(day.body).toMatchObject({
    sales: { count: 1, total: 285 },
    vat: [{ percent: 5, net: 180.95, vat: 9.05 }],
  });
  const march = { from: '2026-03-04', to: '2026-03-04' };
  const { body } = await ask(readStudioReport, march);
  expect(body.total).toMatchObject({ sold: 285, credited: 95, cash: 190, vat: 9.05 });
  expect(body.products).toEqual([
    { product_id: oil.id, name: oil.name.en, pieces: 2, sold: 190, vat: 9.05 },
  ]);
  const asked = { ...march, table: 'products' as const };
  const file = await callApi(world, downloadReport, asked, { by: manager });
  expect(file.body.trim().split('\r\n')).toEqual([
    'Product,Pieces,Sold less credited,VAT',
    `${oil.name.en},2,190,9.05`,
  ]);
});

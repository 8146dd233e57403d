import {
  addRetailProduct,
  changeRetailProduct,
  listRetailProducts,
  type RetailProduct,
} from '@limber/contract/desk/money/retail-products.ts';
import { countStock, listStockEntries } from '@limber/contract/desk/money/stock.ts';
import { listImports, readImportReport, undoImport } from '@limber/contract/desk/studio/imports.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { waitingAt } from '../../../test/blocked.ts';
import { callApi } from '../../../test/call-api.ts';
import { openImport } from '../../../test/importing/open-import.ts';
import { openStudio } from '../../../test/studio.ts';

const { world } = await openStudio();
const { manager, read, bring, outcomesOf } = await openImport(world);

const HEAD = 'SKU,Product name,Price,VAT,Barcode,Branch,Quantity';
const OIL = 'P1,Magnesium oil,95,5%,6291041500213,A,12';
const OIL_AT_B = 'P1,Magnesium oil,95,5%,6291041500213,B,4';
const BAND = 'P2,Stretch band,40,0%,,A,30';
const FILE = [HEAD, OIL, OIL_AT_B, BAND];

const products = async () =>
  (await callApi(world, listRetailProducts, {}, { by: manager })).json() as RetailProduct[];
const named = async (name: string) => {
  const found = (await products()).find((each) => each.name.en === name);
  if (!found) throw new Error(name);
  return found;
};
const stockOf = async (name: string) =>
  (await named(name)).stock.map(({ location, pieces }) => [location, pieces]);
const imports = async () => (await callApi(world, listImports, {}, { by: manager })).json();
const undo = async (at: number) =>
  callApi(world, undoImport, { id: (await imports())[at]?.id }, { by: manager });
const count = async (name: string, location: string, counted: number, expected: number | null) => {
  const asked = {
    product_id: (await named(name)).id,
    location,
    counted,
    expected,
    reason: 'Count',
  };
  return callApi(world, countStock, asked, { by: manager });
};
const addOil = async (price: number) => {
  const oil = { name: { en: 'Magnesium oil', ar: 'زيت المغنيسيوم' }, price, position: 0 };
  const reply = await callApi(
    world,
    addRetailProduct,
    { ...oil, bar_code: '6291041500213', warnings: [] },
    { by: manager },
  );
  expect(reply.statusCode, reply.body).toBe(201);
};

beforeEach(async () => {
  await world.empty('import_rows', 'tax_categories', 'stock_entries', 'stock_levels');
  await world.query('delete from retail_products');
  await world.empty('imports', 'audit_log');
});

test('products come with price, VAT, bar code and what each branch has, after a dry run that writes nothing @IMPORT-13', async () => {
  expect(await outcomesOf('product', FILE, false)).toEqual(['new', 'new', 'new']);
  expect(await products()).toEqual([]);
  expect(await outcomesOf('product', FILE, true)).toEqual(['new', 'new', 'new']);
  expect(await named('Magnesium oil')).toMatchObject({
    ...{ price: 95, bar_code: '6291041500213', retired: false },
    name: { en: 'Magnesium oil', ar: 'Magnesium oil' },
  });
  expect(await stockOf('Magnesium oil')).toEqual([
    ['A', 12],
    ['B', 4],
  ]);
  const { id } = await named('Stretch band');
  const { rows } = await world.query(`select tax_of_retail_product(${id}, '2026-03-04') as tax`);
  expect(rows).toEqual([{ tax: 'zero_rated' }]);
  const entries = await callApi(world, listStockEntries, { id, location: 'A' }, { by: manager });
  expect(entries.json()).toMatchObject([
    { kind: 'counted', pieces: 30, balance: 30, reason: 'Imported from Fresha' },
  ]);
});

test('the same file again changes nothing, and a later one brings its new price', async () => {
  await bring('product', FILE, true);
  expect(await outcomesOf('product', FILE, true)).toEqual(['same', 'same', 'same']);
  const dearer = FILE.map((line) => line.replace(',95,', ',99,'));
  const outcomes = await bring('product', dearer, true);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['changed', 'same', 'same']);
  expect(outcomes[0]?.why).toBe('It now costs 99.00 AED.');
  expect((await named('Magnesium oil')).price).toBe(99);
  expect((await undo(0)).json()).toEqual({ removed: 0, restored: 1 });
  expect((await named('Magnesium oil')).price).toBe(95);
});

test('a product that is here is known by its bar code or name, and keeps its price', async () => {
  await addOil(110);
  const [oil] = await bring('product', [HEAD, 'X9,MAGNESIUM OIL,95,5%,6291041500213,A,12'], true);
  expect(oil).toEqual({
    ...{ line: 2, outcome: 'changed' },
    why: 'In stock at Al Warqa: 12. The product is here already and keeps its price of 110.00 AED.',
  });
  expect(await products()).toHaveLength(1);
  expect(await stockOf('Magnesium oil')).toEqual([['A', 12]]);
  const [byName] = await bring('product', [HEAD, 'X8,زيت المغنيسيوم,110,5%,,,'], true);
  expect(byName).toMatchObject({ outcome: 'same' });
  // The row is known by now, and what it means was still not brought by a file.
  const [again] = await bring('product', [HEAD, 'X9,MAGNESIUM OIL,99,5%,6291041500213,A,12'], true);
  expect(again).toMatchObject({ outcome: 'same' });
  expect((await named('Magnesium oil')).price).toBe(110);
  expect(await products()).toHaveLength(1);
});

test('a stock that was counted, received or sold here stays as it is', async () => {
  await bring('product', FILE, true);
  expect((await count('Magnesium oil', 'A', 11, 12)).statusCode).toBe(201);
  const later = FILE.map((line) => line.replace(',A,12', ',A,20').replace(',B,4', ',B,5'));
  const outcomes = await bring('product', later, true);
  expect(outcomes[0]).toMatchObject({
    outcome: 'same',
    why: 'Its stock stays as it is: it was received, counted or sold here.',
  });
  expect(outcomes[1]?.outcome).toBe('changed');
  expect(await stockOf('Magnesium oil')).toEqual([
    ['A', 11],
    ['B', 5],
  ]);
});

test('an unknown branch, another rate of VAT and a stock without its branch are refused', async () => {
  const lines = [HEAD, 'P1,Oil,95,5%,,Nowhere,12', 'P2,Band,40,20%,,A,1', 'P3,Mat,40,5%,,,1'];
  expect((await bring('product', lines, false)).map(({ why }) => why)).toEqual([
    'There is no branch “Nowhere” here.',
    'The VAT of this studio is 5%, not 20%.',
    'The file does not say which branch has this stock.',
  ]);
  await bring('product', lines, true);
  expect(await products()).toEqual([]);
});

test('of which branch a stock is, is asked where no column says it', async () => {
  const lines = ['Name,Price,Quantity Marina', 'Oil,95,12'];
  const columns = [
    { field: 'product', column: 0 },
    { field: 'retail_price', column: 1 },
    { field: 'stock', column: 2 },
  ];
  const asked = await read('product', lines, { columns });
  expect(asked.questions).toEqual([{ question: 'stock_branch', columns: [2], example: '12' }]);
  expect(asked.rows).toEqual([]);
  const { rows } = await read('product', lines, { columns, answers: { stock_branch: 'B' } });
  expect(rows[0]?.product).toMatchObject({ location: 'B', stock: 12 });
});

test('what of a file stays behind is counted, and its totals stand beside what came', async () => {
  const file = await read('product', [...FILE, 'P3,Mat,60,5%,MAT-1,A,some']);
  expect(file.totals).toMatchObject({ people: 0, products: 3, pieces: 46 });
  expect(file.left_out).toEqual([
    { column: 4, cells: 1 },
    { column: 6, cells: 1 },
  ]);
  await bring('product', FILE, true);
  const report = await callApi(world, readImportReport, { source: 'Fresha' }, { by: manager });
  expect(report.json()).toMatchObject({ products: 2, pieces: 46 });
  expect((await imports())[0]).toMatchObject({ kind: 'product', rows: 3, added: 2 });
});

test('an import is undone as a whole: products go with their stock and VAT, those from before are as they were', async () => {
  await addOil(110);
  await bring('product', FILE, true);
  const reply = await undo(0);
  expect([reply.statusCode, reply.body]).toEqual([
    200,
    JSON.stringify({ removed: 1, restored: 0 }),
  ]);
  expect((await products()).map(({ name }) => name.en)).toEqual(['Magnesium oil']);
  expect(await stockOf('Magnesium oil')).toEqual([]);
  const { rows } = await world.query('select count(*)::int as many from tax_categories');
  expect(rows).toEqual([{ many: 0 }]);
  // The same file brings it again.
  expect(await outcomesOf('product', FILE, true)).toEqual(['changed', 'changed', 'new']);
});

test('an import on which something was built is not undone, and says on what', async () => {
  await bring('product', FILE, true);
  await count('Stretch band', 'A', 29, 30);
  const reply = await undo(0);
  expect([reply.statusCode, reply.json().detail]).toEqual([
    409,
    'This import can no longer be undone. Built on it: 1 change of a stock.',
  ]);
  expect(await products()).toHaveLength(2);
});

test('nor one whose stock of an earlier product has moved since, or whose price was changed', async () => {
  await addOil(110);
  await bring('product', [HEAD, OIL], true);
  await count('Magnesium oil', 'A', 11, 12);
  expect((await undo(0)).json().detail).toContain('1 change of a stock');
  expect(await stockOf('Magnesium oil')).toEqual([['A', 11]]);
  await bring('product', [HEAD, BAND], true);
  await bring('product', [HEAD, BAND.replace(',40,', ',45,')], true);
  const { id, version, ...band } = await named('Stretch band');
  const { retired: _, stock: __, ...fields } = band;
  const changed = { ...fields, id, version, price: 50 };
  expect((await callApi(world, changeRetailProduct, changed, { by: manager })).statusCode).toBe(
    200,
  );
  expect((await undo(0)).json().detail).toContain('1 changed product');
  expect((await named('Stretch band')).price).toBe(50);
});

test('an import waits for who edits a product, and for a sale that takes from its stock', async () => {
  await bring('product', FILE, true);
  const products = sql`select from retail_products order by id for no key update`;
  const dearer = FILE.map((line) => line.replace(',95,', ',99,'));
  const [edited] = await waitingAt(world, products, () => bring('product', dearer, true));
  expect(edited).toBe('select from retail_products order by id for no key update');
  const stock = sql`select from stock_levels where location_code = 'A' for update`;
  const counted = FILE.map((line) => line.replace(',A,12', ',A,13'));
  const [sold] = await waitingAt(world, stock, () => bring('product', counted, true));
  expect(sold).toContain('from "stock_levels"');
  expect(sold).toContain('for update');
});

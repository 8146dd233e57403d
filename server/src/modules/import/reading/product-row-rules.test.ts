import { expect, test } from 'vitest';
import { barCodeIn, piecesIn, productIn, taxIn } from './product-row-rules.ts';

const read = (cells: Parameters<typeof productIn>[0], stockBranch: string | null = null) =>
  productIn(cells, { stockBranch });

test('a product is read with its price, VAT, bar code and the stock of a branch @IMPORT-13', () => {
  const cells = {
    ...{ product: ' Magnesium oil ', retail_price: 'AED 95.00', vat: '5%', location: 'Marina' },
    ...{ bar_code: "'6291041500213", stock: '1,200' },
  };
  const { row, label } = read(cells);
  expect(label).toBe('Magnesium oil, Marina');
  expect(row).toEqual({
    ...{ product: 'Magnesium oil', product_ar: null, price: 95, tax: 'standard', vat_percent: 5 },
    ...{ bar_code: '6291041500213', location: 'Marina', stock: 1200 },
  });
});

test('without a column the branch is the one that was answered', () => {
  const cells = { product: 'Oil', retail_price: '95', stock: '3' };
  expect(read(cells, 'B').row?.location).toBe('B');
  expect(read({ ...cells, location: 'A' }, 'B').row?.location).toBe('A');
});

test('VAT is a rate or a word, and another one is no product’s', () => {
  const rates = ['5%', '5', 'VAT (5%)', '0', 'Zero rated', 'Exempt', 'معفى', 'Standard', ''];
  expect(rates.map((cell) => taxIn(cell)?.tax)).toEqual([
    ...['standard', 'standard', 'standard', 'zero_rated', 'zero_rated', 'exempt', 'exempt'],
    ...['standard', null],
  ]);
  expect(taxIn('20%')).toEqual({ tax: 'standard', vat_percent: 20 });
  expect(taxIn('reduced')).toBeNull();
  const { problem } = read({ product: 'Oil', retail_price: '95', vat: 'reduced' });
  expect(problem?.en).toBe('“reduced” is not a rate of VAT. Please write it as 5%, 0% or exempt.');
});

test('a bar code or a stock that is none stays behind, a price does not', () => {
  expect(
    ['6291041500213', '62 9104-1500213', 'MG-17', '6.29E+12', '123', ''].map(barCodeIn),
  ).toEqual([...['6291041500213', '6291041500213', null, null, null, null]]);
  expect(['12', '12.00', '0', '-3', '2.5', 'many', '200000', ''].map(piecesIn)).toEqual([
    ...[12, 12, 0, null, null, null, null, null],
  ]);
  expect(read({ product: 'Oil', retail_price: 'free' }).problem?.en).toContain('is not an amount');
  expect(read({ product: 'Oil' }).row).toBeNull();
  expect(read({ retail_price: '95' }).problem?.en).toBe('No product is named.');
});

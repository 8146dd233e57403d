import type { TaxCategory } from '@limber/contract/desk/money/till-values.ts';
import type { ImportedProduct } from '@limber/contract/desk/studio/import-rows.ts';
import { LONGEST_IMPORTED_NAME } from '@limber/contract/terms/import.ts';
import { MOST_AMOUNT, MOST_PIECES } from '@limber/contract/terms/till.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { amountIn, plainDigits } from './cell-value-rules.ts';
import {
  type CellsByField,
  noAmount,
  quoted,
  type Read,
  type Reading,
  type RowContent,
} from './client-and-package-row-rules.ts';

/**
 * A product of the counter at a branch. A bar code or a stock that cannot be read keeps no product
 * out; a price or a VAT does.
 */
export function productIn(
  cells: CellsByField,
  { stockBranch }: Pick<Reading, 'stockBranch'>,
): Read<RowContent<ImportedProduct>> {
  const product = (cells.product ?? '').trim().slice(0, LONGEST_IMPORTED_NAME);
  const label = [product, cells.location].filter(Boolean).join(', ');
  if (product === '') return { label, row: null, problem: NO_PRODUCT, field: 'product' };
  const price = amountIn(cells.retail_price ?? '');
  if (price === null || price < 0 || price > MOST_AMOUNT) {
    return { label, row: null, problem: noAmount(cells.retail_price), field: 'retail_price' };
  }
  const taxed = taxIn(cells.vat);
  if (!taxed) return { label, row: null, problem: noRate(cells.vat), field: 'vat' };
  const location = cells.location ?? stockBranch;
  const row = {
    ...{ product, product_ar: cells.product_ar?.slice(0, LONGEST_IMPORTED_NAME) ?? null, price },
    ...taxed,
    ...{ bar_code: barCodeIn(cells.bar_code), location, stock: piecesIn(cells.stock) },
  };
  return { label, row, problem: null };
}

/** How a thing is taxed, by a rate or a word; null: neither. */
export function taxIn(
  cell: string | undefined,
): { readonly tax: TaxCategory | null; readonly vat_percent: number | null } | null {
  const text = plainDigits(cell ?? '').trim();
  if (text === '') return { tax: null, vat_percent: null };
  const rate = /(\d{1,2}(?:\.\d+)?)\s*%/.exec(text) ?? /^(\d{1,2}(?:\.\d+)?)$/.exec(text);
  if (rate) {
    const vat_percent = Number(rate[1]);
    return { tax: vat_percent === 0 ? 'zero_rated' : 'standard', vat_percent };
  }
  const word = WORDS.find(([pattern]) => pattern.test(text));
  return word ? { tax: word[1], vat_percent: null } : null;
}

const WORDS: readonly (readonly [RegExp, TaxCategory])[] = [
  [/exempt|معف/i, 'exempt'],
  [/zero|صفر/i, 'zero_rated'],
  [/standard|^(?:vat|yes|taxable)$|أساسي|خاضع/i, 'standard'],
];

/** The digits of a bar code, also behind the apostrophe with which sheets keep them; null: none. */
export function barCodeIn(cell: string | undefined): string | null {
  const text = plainDigits(cell ?? '').replaceAll(/^'|\s|-/g, '');
  return /^\d{4,14}$/.test(text) ? text : null;
}

/** A number of pieces; null: none, or below zero. */
export function piecesIn(cell: string | undefined): number | null {
  const text = plainDigits(cell ?? '').trim();
  const found = /^(\d{1,7})(?:\.0+)?$/.exec(text.replace(/,(?=\d{3}(?!\d))/g, ''));
  const pieces = found ? Number(found[1]) : null;
  return pieces !== null && pieces <= MOST_PIECES ? pieces : null;
}

const NO_PRODUCT: Sentence = { en: 'No product is named.', ar: 'لم يُذكر منتج.' };
const noRate = (cell?: string): Sentence => ({
  en: `“${quoted(cell)}” is not a rate of VAT. Please write it as 5%, 0% or exempt.`,
  ar: `«${quoted(cell)}» ليست نسبة ضريبة. يرجى كتابتها 5% أو 0% أو «معفى».`,
});

import type { Db } from '../../platform/database/db.ts';
import { takingsOf, taxedIn, taxedOf, vatOf } from './books-of-days-rules.ts';
import { OF_BOOKS } from './charts/chart-sums-rules.ts';
import { readSums } from './kept-sums/read-sums.ts';
import { listDrawerDays, type Span } from './queries/drawer-days-and-products.ts';

/** The takings of some days, their VAT by rate, and what is to be declared of them. */
export async function readBooks(db: Db, span: Span) {
  const [days, sums] = await Promise.all([
    listDrawerDays(db, span),
    readSums(db, span, { measures: OF_BOOKS, byBranch: true }),
  ]);
  const taxed = taxedIn(sums);
  return {
    takings: takingsOf(days, sums),
    vat: vatOf(taxed),
    taxed: taxedOf(days, taxed, span.from),
  };
}

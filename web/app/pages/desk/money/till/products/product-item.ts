import type { StockedProduct } from '@limber/contract/desk/money/stock.ts';
import { minorOf } from '@limber/contract/money/currency.ts';
import type { Item } from '../session-bill.ts';

/** One piece of a product as an item of a sale. */
export function productItem(product: StockedProduct, name: string): Item {
  const minor = minorOf(product.price);
  return {
    ...{ key: `product ${product.product_id}`, name, listMinor: minor, mayBeLess: true },
    shelf: { pieces: 1, stock: product.pieces, minor },
    asked: { product_id: product.product_id, pieces: 1 },
  };
}

/** What changes in the item of a product that is sold in another number. */
export function inPieces({ shelf, asked }: Item, pieces: number): Partial<Item> {
  if (!shelf) return {};
  const listMinor = shelf.minor * pieces;
  return { listMinor, shelf: { ...shelf, pieces }, asked: { ...asked, pieces } };
}

/** What is asked for when a therapist advised it; undefined: nobody did. */
export function advisedBy({ asked }: Item, adviser: number | undefined): Item['asked'] {
  const { advised_by: _, ...rest } = asked;
  return adviser === undefined ? rest : { ...rest, advised_by: adviser };
}

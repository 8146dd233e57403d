import type { Trx } from '../../../platform/database/db.ts';
import {
  insertStockEntry,
  listBroughtStocks,
  lockStock,
  type ProductAtBranch,
  updateUncounted,
} from './queries.ts';

/** What a file says that a branch has of a product. */
export interface BroughtStock extends ProductAtBranch {
  readonly counted: number;
}

interface By {
  readonly importId: number;
  readonly actorId: number;
  readonly at: Date;
  readonly reason: string;
}

/** Writes what branches have of products, as a file says it, as counts. */
export async function bringStock(trx: Trx, stocks: readonly BroughtStock[], by: By): Promise<void> {
  for (const { counted, ...product } of inOrderOfLocks(stocks)) {
    const before = (await lockStock(trx, product)) ?? 0;
    const entry = { ...by, ...product, kind: 'counted' as const, pieces: counted - before };
    await insertStockEntry(trx, entry, counted);
  }
}

/**
 * Takes back what an import brought into the stock of products that stay. Returns of how many it cannot
 * be taken back, as somebody has received, counted or sold them since.
 */
export async function takeStockBack(trx: Trx, by: By): Promise<number> {
  let moved = 0;
  for (const { pieces, isLast, isFirst, ...product } of await listBroughtStocks(trx, by.importId)) {
    const balance = await lockStock(trx, product);
    if (!isLast || balance === null) {
      moved += 1;
      continue;
    }
    const entry = { ...by, ...product, kind: 'counted' as const, pieces: -pieces };
    await insertStockEntry(trx, entry, balance - pieces);
    // Nobody had counted it before.
    if (isFirst) await updateUncounted(trx, product);
  }
  return moved;
}

/** The order in which sales lock stocks. */
function inOrderOfLocks(stocks: readonly BroughtStock[]): BroughtStock[] {
  return stocks.toSorted(
    (one, other) =>
      one.productId - other.productId || one.locationCode.localeCompare(other.locationCode),
  );
}

import type { StockEntry, StockedProduct } from '@limber/contract/desk/money/stock.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import { SOLD_LATELY_DAYS, STOCK_HISTORY } from '@limber/contract/terms/till.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { keepAnswer } from '../../../platform/database/idempotency-key.ts';
import { lockActor } from '../../../platform/database/lock-account.ts';
import { announceMoney } from '../../../platform/database/notify-changed-days.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { SAY_WHY } from '../../../platform/language/sentence.ts';
import { addDays, dayOf, startOfDay } from '../../../platform/studio-days.ts';
import { retailProducts } from '../change-retail-product.ts';
import { isLow } from '../low-stock-rules.ts';
import * as queries from './queries.ts';

/** The products of a branch with their stock, the most sold first. */
export async function listStock(
  db: Db | Trx,
  locationCode: string,
  now: Date,
  productId: number | null = null,
): Promise<StockedProduct[]> {
  const since = startOfDay(addDays(dayOf(now), -SOLD_LATELY_DAYS));
  const rows = await queries.listStockRows(db, { locationCode, since }, productId);
  return rows.map(({ productId: id, name, minor, barCode, active, pieces, lowAt, sold }) => ({
    ...{ product_id: id, name, price: amountOf(minor), bar_code: barCode, retired: !active },
    ...{ pieces, low: isLow(pieces, lowAt), sold },
  }));
}

/** The latest changes of a product's stock at a branch. Refuses 404 an unknown product. */
export async function listStockEntries(
  db: Db,
  product: queries.ProductAtBranch,
): Promise<StockEntry[]> {
  const [known] = await listStock(db, product.locationCode, new Date(0), product.productId);
  if (!known) throw refusal(404, retailProducts.unknown);
  const rows = await queries.listStockEntryRows(db, product, STOCK_HISTORY);
  return rows.map(({ at, costMinor, saleId, ...row }) => ({
    ...row,
    at: at.toISOString(),
    cost: costMinor === null ? null : amountOf(costMinor),
    sale_id: saleId,
  }));
}

/** A product as it is sold on a day, `YYYY-MM-DD`; undefined: it is not sold. */
export async function readProductToSell(trx: Trx, productId: number, day: string) {
  const product = await queries.findRetailProduct(trx, productId, day);
  return product?.active ? product : undefined;
}

interface OfProduct {
  readonly location: string;
  readonly product_id: number;
  readonly reason?: string;
}

/** Records pieces of a product that came in. Refuses 404 an unknown product. */
export function receiveStock(
  db: Db,
  actor: Actor,
  request: OfProduct & { readonly pieces: number; readonly cost?: number },
  now: Date,
): Promise<StockedProduct> {
  const { pieces, cost } = request;
  const costMinor = cost === undefined ? null : minorOf(cost);
  return keepStock(db, actor, request, now, () => ({ kind: 'received', pieces, costMinor }));
}

/**
 * Records a count of a product; the difference becomes its own entry. Refuses 400 a difference
 * without a reason, 404 an unknown product, 409 a stock that has changed since the list was read.
 */
export function countStock(
  db: Db,
  actor: Actor,
  request: OfProduct & { readonly counted: number; readonly expected: number | null },
  now: Date,
): Promise<StockedProduct> {
  const { counted, expected } = request;
  return keepStock(db, actor, request, now, (inStock) => {
    if (inStock !== expected) throw refusal(409, movedMeanwhile(inStock ?? 0));
    const pieces = counted - (inStock ?? 0);
    const isExplained = inStock === null || pieces === 0 || (request.reason ?? '').trim() !== '';
    if (!isExplained) throw wrongField('reason', SAY_WHY);
    return { kind: 'counted', pieces };
  });
}

/** Writes the new stock that `change` computes from the present one, under its lock. */
function keepStock(
  db: Db,
  { accountId: actorId }: Actor,
  { location: locationCode, product_id: productId, reason = '' }: OfProduct,
  now: Date,
  change: (inStock: number | null) => Pick<queries.NewStockEntry, 'kind' | 'pieces' | 'costMinor'>,
): Promise<StockedProduct> {
  return db.transaction().execute(async (trx) => {
    await lockActor(trx, actorId);
    const [known] = await listStock(trx, locationCode, now, productId);
    if (!known) throw refusal(404, retailProducts.unknown);
    const product = { productId, locationCode };
    const inStock = await queries.lockStock(trx, product);
    const its = change(inStock);
    const entry = { ...product, ...its, actorId, at: now, reason: reason.trim() || null };
    await queries.insertStockEntry(trx, entry, (inStock ?? 0) + its.pieces);
    await announceMoney(trx, locationCode, now);
    const [after] = await listStock(trx, locationCode, now, productId);
    return keepAnswer(trx, after ?? known);
  });
}

/** Pieces of a product that are sold, or come back with a refund. */
export interface SoldPieces {
  readonly productId: number;
  /** Below zero: sold. */
  readonly pieces: number;
  readonly saleLineId: number;
  readonly refundId: string | null;
}

/**
 * Takes what is sold out of the stock of a branch, or puts back what was returned. It may go below
 * zero: the product was there to be sold, so the stock needs a count. A product that the branch
 * never received or counted has no stock to change.
 */
export async function moveSoldPieces(
  trx: Trx,
  moves: readonly SoldPieces[],
  { locationCode, actorId, at }: { locationCode: string; actorId: number; at: Date },
): Promise<void> {
  // One order for every sale, so that two of them never wait for each other.
  for (const move of moves.toSorted((one, other) => one.productId - other.productId)) {
    const product = { productId: move.productId, locationCode };
    const inStock = await queries.lockStock(trx, product);
    if (inStock === null || move.pieces === 0) continue;
    const kind = move.refundId === null ? ('sold' as const) : ('returned' as const);
    const entry = { ...product, ...move, kind, actorId, at };
    await queries.insertStockEntry(trx, entry, inStock + move.pieces);
  }
}

function movedMeanwhile(inStock: number) {
  return {
    en: `The stock has changed meanwhile: ${inStock} are expected now. Please look again before you save the count.`,
    ar: `تغيّر المخزون في هذه الأثناء: المتوقع الآن \u2068${inStock}\u2069. يرجى التحقق قبل حفظ الجرد.`,
  };
}

import type { StockKind } from '@limber/contract/desk/money/stock.ts';
import type { TaxCategory } from '@limber/contract/desk/money/till-values.ts';
import type { Named } from '@limber/contract/desk/studio/shared-fields.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { updateRows } from '../../../platform/database/rows-by-values.ts';

export interface StockRow {
  readonly productId: number;
  readonly name: Named;
  readonly minor: number;
  readonly barCode: string | null;
  readonly active: boolean;
  /** Null: never received or counted at the branch. */
  readonly pieces: number | null;
  readonly lowAt: number | null;
  readonly sold: number;
}

/** The products that a branch sells or still has, the most sold since an instant first. */
export async function listStockRows(
  db: Db | Trx,
  request: { readonly locationCode: string; readonly since: Date },
  productId: number | null = null,
): Promise<StockRow[]> {
  const { locationCode, since } = request;
  const { rows } = await sql<StockRow>`
    select p.id as "productId", json_build_object('en', p.name, 'ar', coalesce((
        select words from translations where language = 'ar' and source = p.name), '')) as name,
      p.price_fils as minor, p.bar_code as "barCode", p.active, level.pieces,
      level.low_at as "lowAt", coalesce(lately.sold, 0)::int as sold
    from retail_products p
      left join stock_levels level
        on level.product_id = p.id and level.location_code = ${locationCode}::text
      left join lateral (
        select sum(l.pieces) as sold from sale_lines l join sales s on s.id = l.sale_id
        where l.retail_product_id = p.id and s.location_code = ${locationCode}::text
          and s.at >= ${since}::timestamptz
      ) lately on true
    where (p.active or level.pieces <> 0 or p.id = ${productId}::int)
      and p.id = coalesce(${productId}::int, p.id)
    order by sold desc, p.position, p.id`.execute(db);
  return rows;
}

/**
 * Makes everything that changes the stock of a product at a branch wait until the transaction ends,
 * and returns it; null: never received or counted there.
 */
export async function lockStock(
  trx: Trx,
  { productId, locationCode }: ProductAtBranch,
): Promise<number | null> {
  await sql`
    insert into stock_levels (product_id, location_code)
    values (${productId}::int, ${locationCode}::text) on conflict do nothing`.execute(trx);
  const { pieces } = await trx
    .selectFrom('stock_levels')
    .select('pieces')
    .where('product_id', '=', productId)
    .where('location_code', '=', locationCode)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return pieces;
}

export interface ProductAtBranch {
  readonly productId: number;
  readonly locationCode: string;
}

export interface NewStockEntry extends ProductAtBranch {
  readonly kind: StockKind;
  readonly pieces: number;
  readonly actorId: number;
  readonly at: Date;
  /** Of one piece; null: not given. */
  readonly costMinor?: number | null;
  readonly reason?: string | null;
  readonly saleLineId?: number | null;
  readonly refundId?: string | null;
  /** The import that brought it, or is undone. */
  readonly importId?: number;
}

/** Writes a change of a locked stock, which is `balance` after it. */
export async function insertStockEntry(
  trx: Trx,
  entry: NewStockEntry,
  balance: number,
): Promise<void> {
  await updateRows(trx, 'stock_levels', {
    where: { product_id: entry.productId, location_code: entry.locationCode },
    set: { pieces: balance },
  });
  await trx
    .insertInto('stock_entries')
    .values({
      product_id: entry.productId,
      location_code: entry.locationCode,
      at: entry.at,
      kind: entry.kind,
      pieces: entry.pieces,
      balance,
      cost_fils: entry.costMinor ?? null,
      reason: entry.reason ?? null,
      actor_id: entry.actorId,
      sale_line_id: entry.saleLineId ?? null,
      refund_id: entry.refundId ?? null,
      import_id: entry.importId ?? null,
    })
    .execute();
}

/** What an import brought into a stock of a product that it did not add. */
export interface BroughtStockRow extends ProductAtBranch {
  readonly pieces: number;
  /** Nothing has changed the stock since. */
  readonly isLast: boolean;
  /** Nothing had changed it before. */
  readonly isFirst: boolean;
}

/** The stocks that an import changed, but for those of products that it added itself. */
export async function listBroughtStocks(trx: Trx, importId: number): Promise<BroughtStockRow[]> {
  const { rows } = await sql<BroughtStockRow>`
    select its.product_id as "productId", its.location_code as "locationCode", its.pieces,
      not exists (
        select from stock_entries e
        where e.product_id = its.product_id and e.location_code = its.location_code
          and e.id > its.last
      ) as "isLast", not exists (
        select from stock_entries e
        where e.product_id = its.product_id and e.location_code = its.location_code
          and e.id < its.first
      ) as "isFirst"
    from (
      select e.product_id, e.location_code, sum(e.pieces)::int as pieces, min(e.id) as first,
        max(e.id) as last
      from stock_entries e join retail_products p on p.id = e.product_id
      where e.import_id = ${importId}::int and p.import_id is distinct from ${importId}::int
      group by 1, 2
    ) its order by 1, 2`.execute(trx);
  return rows;
}

/** A stock is as before anybody counted it. */
export function updateUncounted(trx: Trx, { productId, locationCode }: ProductAtBranch) {
  return updateRows(trx, 'stock_levels', {
    where: { product_id: productId, location_code: locationCode },
    set: { pieces: null },
  });
}

export interface StockEntryRow {
  readonly id: number;
  readonly at: Date;
  readonly kind: StockKind;
  readonly pieces: number;
  readonly balance: number;
  readonly costMinor: number | null;
  readonly reason: string | null;
  readonly by: string;
  readonly saleId: string | null;
}

/** The latest changes of the stock of a product at a branch, latest first. */
export async function listStockEntryRows(
  db: Db,
  { productId, locationCode }: ProductAtBranch,
  limit: number,
): Promise<StockEntryRow[]> {
  const { rows } = await sql<StockEntryRow>`
    select e.id::int, e.at, e.kind, e.pieces, e.balance, e.cost_fils as "costMinor", e.reason,
      trim(a.first_name || ' ' || a.last_name) as by, l.sale_id as "saleId"
    from stock_entries e join accounts a on a.id = e.actor_id
      left join sale_lines l on l.id = e.sale_line_id
    where e.product_id = ${productId}::int and e.location_code = ${locationCode}::text
    order by e.id desc limit ${limit}::int`.execute(db);
  return rows;
}

/** A product as it is sold on a day (`YYYY-MM-DD`); undefined when there is none. */
export async function findRetailProduct(trx: Trx, productId: number, day: string) {
  const { rows } = await sql<{
    readonly name: string;
    readonly minor: number;
    readonly active: boolean;
    readonly tax: TaxCategory;
  }>`
    select name, price_fils as minor, active, tax_of_retail_product(id, ${day}::date) as tax
    from retail_products where id = ${productId}::int`.execute(trx);
  return rows[0];
}

import type { Named } from '@limber/contract/desk/studio/shared-fields.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import {
  insertOrUpdateRow,
  insertRow,
  updateRows,
} from '../../platform/database/rows-by-values.ts';

/** What a branch has of a product. */
export interface StockLevel {
  readonly location: string;
  /** Null: never received or counted there. */
  readonly pieces: number | null;
  /** Its stock is low from this many pieces down; null: never. */
  readonly lowAt: number | null;
}

/** A product with its names and its stock. */
export interface StoredRetailProduct {
  readonly id: number;
  readonly version: number;
  readonly active: boolean;
  readonly name: Named;
  readonly minor: number;
  readonly barCode: string | null;
  readonly position: number;
  /** In the order of the branches. */
  readonly levels: readonly StockLevel[];
}

/** The editable fields of one. */
export interface RetailProductRow {
  readonly name: string;
  readonly price_fils: number;
  readonly bar_code: string | null;
  readonly position: number;
}

/** Every product in the studio's order, retired ones among them. */
export async function listStoredRetailProducts(db: Db | Trx): Promise<StoredRetailProduct[]> {
  const { rows } = await sql<StoredRetailProduct>`
    select p.id, p.version, p.active, json_build_object('en', p.name, 'ar', coalesce((
        select words from translations where language = 'ar' and source = p.name), '')) as name,
      p.price_fils as minor, p.bar_code as "barCode", p.position,
      coalesce((
        select json_agg(json_build_object('location', s.location_code, 'pieces', s.pieces,
          'lowAt', s.low_at) order by l.position, l.code)
        from stock_levels s join locations l on l.code = s.location_code where s.product_id = p.id
      ), '[]') as levels
    from retail_products p order by p.position, p.id`.execute(db);
  return rows;
}

/** Makes every other change of products wait until the transaction ends; sales do not wait. */
export async function lockRetailProducts(trx: Trx): Promise<void> {
  await sql`select from retail_products order by id for no key update`.execute(trx);
}

/** Inserts a product and returns its id. */
export async function insertRetailProduct(trx: Trx, product: RetailProductRow): Promise<number> {
  return insertRow(trx, 'retail_products', product);
}

export async function updateRetailProduct(
  trx: Trx,
  id: number,
  product: Partial<RetailProductRow>,
): Promise<void> {
  await updateRows(trx, 'retail_products', {
    where: { id },
    set: { ...product, version: sql`version + 1` },
  });
}

/** Sets the number of pieces at which a branch is warned. */
export async function upsertWarning(
  trx: Trx,
  productId: number,
  { location, lowAt }: Pick<StockLevel, 'location' | 'lowAt'>,
): Promise<void> {
  const row = { product_id: productId, location_code: location, low_at: lowAt };
  await insertOrUpdateRow(trx, 'stock_levels', row, ['product_id', 'location_code']);
}

/** The codes of all branches. */
export async function listBranchCodes(trx: Trx): Promise<string[]> {
  const rows = await trx.selectFrom('locations').select('code').execute();
  return rows.map(({ code }) => code);
}

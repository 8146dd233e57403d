import type { PackageKind } from '@limber/contract/packages.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { isUnsavedDefault } from '../../../platform/database/is-unsaved-default.ts';
import {
  deleteRows,
  insertRows,
  insertRowUnlessTaken,
  updateRows,
} from '../../../platform/database/rows-by-values.ts';
import type { Size } from './product-rules.ts';

interface BothLanguages {
  readonly en: string;
  readonly ar: string;
}

/** The fields of a package for sale in its own row. */
export interface ProductRow {
  readonly name: string;
  readonly description: string;
  readonly people_limit: number;
  readonly position: number;
  readonly renews: boolean;
  readonly unused_minutes: 'expire' | 'go_on';
  readonly while_failing: 'wait' | 'go_on';
  readonly as_gift: boolean;
}

/** A package that the studio sells or sold, with everything that belongs to it. */
export interface StoredProduct {
  readonly id: number;
  readonly version: number;
  readonly active: boolean;
  readonly proposed: boolean;
  readonly kind: PackageKind;
  readonly name: BothLanguages;
  readonly description: BothLanguages;
  readonly peopleLimit: number;
  readonly position: number;
  readonly renews: boolean;
  readonly unusedMinutes: 'expire' | 'go_on';
  readonly whileFailing: 'wait' | 'go_on';
  readonly asGift: boolean;
  readonly services: readonly { readonly id: number; readonly name: string }[];
  readonly sizes: readonly (Size & { readonly id: number })[];
}

/** Every package in the studio's order, retired ones among them. */
export async function listStoredProducts(db: Db | Trx): Promise<StoredProduct[]> {
  const { rows } = await sql<StoredProduct>`
    select p.id, p.version, p.active, ${isUnsavedDefault('package', 'p')} as proposed, p.kind,
      json_build_object('en', p.name, 'ar', coalesce((
        select words from translations where language = 'ar' and source = p.name), '')) as name,
      json_build_object('en', p.description, 'ar', coalesce((
        select words from translations where language = 'ar' and source = p.description), '')
      ) as description,
      p.people_limit as "peopleLimit", p.position, p.renews,
      p.unused_minutes as "unusedMinutes", p.while_failing as "whileFailing",
      p.as_gift as "asGift",
      coalesce((
        select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.position, s.id)
        from package_product_services i join services s on s.id = i.service_id
        where i.product_id = p.id), '[]') as services,
      coalesce((
        select json_agg(json_build_object('id', id, 'minutes', minutes, 'minor', price_fils,
          'validityDays', validity_days) order by price_fils, id)
        from package_options where product_id = p.id and active), '[]') as sizes
    from package_products p
    order by array_position(array['regular', 'shared', 'unlimited'], p.kind), p.position, p.id
  `.execute(db);
  return rows;
}

/** Makes every other change of these wait until the transaction ends; who buys does not wait. */
export async function lockProducts(trx: Trx): Promise<void> {
  await sql`select from package_products order by id for no key update`.execute(trx);
}

/** Inserts a package for sale and returns its id; undefined when another one has its name. */
export async function insertProduct(
  trx: Trx,
  kind: PackageKind,
  product: ProductRow,
): Promise<number | undefined> {
  return insertRowUnlessTaken(trx, 'package_products', { kind, ...product }, ['name']);
}

export function updateProduct(trx: Trx, id: number, product: ProductRow) {
  return updateRows(trx, 'package_products', {
    where: { id },
    set: { ...product, version: sql`version + 1` },
  });
}

export function updateVersion(trx: Trx, id: number) {
  return updateRows(trx, 'package_products', { where: { id }, set: { version: sql`version + 1` } });
}

/** What sessions of a package can be for from now on. */
export async function replaceServices(
  trx: Trx,
  productId: number,
  serviceIds: readonly number[],
): Promise<void> {
  await deleteRows(trx, 'package_product_services', { product_id: productId });
  await trx
    .insertInto('package_product_services')
    .values(serviceIds.map((id) => ({ product_id: productId, service_id: id })))
    .execute();
}

/** Takes the sizes off the sale that are not among these. */
export async function retireSizes(
  trx: Trx,
  productId: number,
  but: readonly number[],
): Promise<void> {
  await trx
    .updateTable('package_options')
    .set({ active: false })
    .where('product_id', '=', productId)
    .$if(but.length > 0, (query) => query.where('id', 'not in', but))
    .execute();
}

export function updateSize(trx: Trx, id: number, size: Size) {
  return updateRows(trx, 'package_options', {
    where: { id },
    set: { minutes: size.minutes, price_fils: size.minor, validity_days: size.validityDays },
  });
}

export async function insertSizes(
  trx: Trx,
  productId: number,
  sizes: readonly Size[],
): Promise<void> {
  await insertRows(
    trx,
    'package_options',
    sizes.map((size) => ({
      product_id: productId,
      minutes: size.minutes,
      price_fils: size.minor,
      validity_days: size.validityDays,
    })),
  );
}

/** The services that a package may include. */
export async function listServiceIds(trx: Trx): Promise<number[]> {
  const rows = await trx.selectFrom('services').select('id').execute();
  return rows.map(({ id }) => id);
}

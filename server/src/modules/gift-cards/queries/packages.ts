import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { isKindSold } from '../../../platform/database/is-kind-sold.ts';

/** A package for which gift cards are sold. */
export interface PackageAsGift {
  readonly optionId: number;
  readonly productId: number;
  readonly name: string;
  /** Empty: the studio has no Arabic name for it. */
  readonly nameAr: string;
  /** Null: unlimited. */
  readonly minutes: number | null;
  readonly priceMinor: number;
  readonly validityDays: number | null;
}

/** The packages for which gift cards are sold, in the studio's order; of one size where it is named. */
export async function listPackagesAsGifts(
  db: Db | Trx,
  optionId: number | null = null,
): Promise<PackageAsGift[]> {
  const { rows } = await sql<PackageAsGift>`
    select o.id as "optionId", p.id as "productId", p.name, o.minutes, o.price_fils as "priceMinor",
      o.validity_days as "validityDays", coalesce((
        select words from translations where language = 'ar' and source = p.name
      ), '') as "nameAr"
    from package_products p join package_options o on o.product_id = p.id
    where p.as_gift and p.active and not p.renews and ${isKindSold('p')}
      and o.active and o.price_fils > 0 and o.id = coalesce(${optionId}::int, o.id)
    order by array_position(array['regular', 'shared', 'unlimited'], p.kind), p.position, p.id,
      o.price_fils, o.id`.execute(db);
  return rows;
}

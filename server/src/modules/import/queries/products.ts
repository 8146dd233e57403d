import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import type { Product } from '../imported-package-rules.ts';

/** Every package that is or was sold, current ones first, with its name in each language. */
export async function listProducts(trx: Trx): Promise<Product[]> {
  const { rows } = await sql<Product>`
    select p.id, p.kind, p.name, p.people_limit as "peopleLimit", array_remove(array[
        p.name, (select words from translations where language = 'ar' and source = p.name)
      ], null) as names, (
        select coalesce(json_agg(json_build_object('id', o.id, 'minutes', o.minutes,
          'priceMinor', o.price_fils, 'validityDays', o.validity_days) order by o.minutes, o.id), '[]')
        from package_options o where o.product_id = p.id
      ) as options
    from package_products p order by p.active desc, p.position, p.id`.execute(trx);
  return rows;
}

/** The VAT of each package on days (`YYYY-MM-DD`), in hundredths of a percent. */
export async function readVatRates(
  trx: Trx,
  days: readonly string[],
): Promise<(productId: number, day: string) => number> {
  const { rows } = await sql<{ id: number; day: string; rate: number }>`
    select id, day::text as day, vat_rate_of(tax_of_product(id, day), day) as rate
    from unnest(${days}::date[]) as day cross join package_products`.execute(trx);
  const rates = new Map(rows.map(({ id, day, rate }) => [`${id} ${day}`, rate]));
  return (productId, day) => rates.get(`${productId} ${day}`) ?? 0;
}

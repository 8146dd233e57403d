import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import type { Product } from '../package-rules.ts';

/** Every package that is or was sold, current ones first, with its name in each language. */
export async function listProducts(trx: Trx): Promise<Product[]> {
  const { rows } = await sql<Product>`
    select p.id, p.kind, p.name, p.people_limit as "peopleLimit", array_remove(array[
        p.name, (select words from translations where language = 'ar' and source = p.name)
      ], null) as names, (
        select coalesce(json_agg(json_build_object('id', o.id, 'minutes', o.minutes,
          'priceFils', o.price_fils, 'validityDays', o.validity_days) order by o.minutes, o.id), '[]')
        from package_options o where o.product_id = p.id
      ) as options
    from package_products p order by p.active desc, p.position, p.id`.execute(trx);
  return rows;
}

/** The rates of VAT on days (`YYYY-MM-DD`), in hundredths of a percent. */
export async function listVatRates(
  trx: Trx,
  days: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ day: string; rate: number }>`
    select day::text as day, vat_rate_on(day) as rate
    from unnest(${days}::date[]) as day`.execute(trx);
  return new Map(rows.map(({ day, rate }) => [day, rate]));
}

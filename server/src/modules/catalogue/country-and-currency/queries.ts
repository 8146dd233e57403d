import type { StudioCountry } from '@limber/contract/desk/studio/country-and-currency.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { isCountryFixed } from '../../../platform/database/is-country-fixed.ts';
import { lockSettings } from '../../../platform/database/lock-settings.ts';

/** Country, zone and currency, and whether they stay. */
export async function findCountry(db: Db | Trx): Promise<StudioCountry> {
  const { rows } = await sql<StudioCountry>`
    select place_version as version, country, zone, currency, ${isCountryFixed} as fixed
    from settings`.execute(db);
  return rows[0] as StudioCountry;
}

/** Makes every other change, and whatever would fix the country, wait until the transaction ends. */
export async function lockCountry(trx: Trx): Promise<void> {
  await lockSettings(trx);
  await sql`lock table bookings, owned_packages, drawer_sessions in share mode`.execute(trx);
}

/** Whether the database can count days in a zone. */
export async function knowsZone(trx: Trx, zone: string): Promise<boolean> {
  const { rows } = await sql`select from pg_timezone_names where name = ${zone}::text`.execute(trx);
  return rows.length > 0;
}

export async function updateCountry(
  trx: Trx,
  chosen: Pick<StudioCountry, 'country' | 'zone' | 'currency'>,
): Promise<void> {
  const { country, zone, currency } = chosen;
  await trx
    .updateTable('settings')
    .set((row) => ({ country, zone, currency, place_version: row('place_version', '+', 1) }))
    .execute();
}

/** Puts the usual rate of a country in the place of the one that came with the software. */
export async function updateUsualRate(trx: Trx, basisPoints: number): Promise<void> {
  await sql`
    update vat_rates set basis_points = ${basisPoints}::int
    where set_by is null and not exists (select from vat_rates where set_by is not null)`.execute(
    trx,
  );
}

/** Prices keep their figures when the smallest unit of money is another one. */
export async function rescalePrices(trx: Trx, digits: number): Promise<void> {
  const factor = sql`10 ^ ${digits}::int`;
  await sql`update service_durations set price_fils = round(price_fils * ${factor})`.execute(trx);
  await sql`update package_options set price_fils = round(price_fils * ${factor})`.execute(trx);
  await sql`update retail_products set price_fils = round(price_fils * ${factor})`.execute(trx);
  await sql`
    update pay_tiers set reached = round(reached * ${factor})
    where rate_id in (select id from pay_rates where tiers_by = 'sales')`.execute(trx);
  await sql`update pay_rates set per_hour_fils = round(per_hour_fils * ${factor})`.execute(trx);
  await sql`
    update planned_changes set prices = (
      select jsonb_agg(price || jsonb_build_object('fils', round((price ->> 'fils')::int * ${factor})))
      from jsonb_array_elements(prices) as price)
    where jsonb_array_length(prices) > 0`.execute(trx);
}

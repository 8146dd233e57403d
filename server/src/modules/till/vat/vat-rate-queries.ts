import type { TaxCategory } from '@limber/contract/desk/money/till-values.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { insertOrUpdateRow, updateRows } from '../../../platform/database/rows-by-values.ts';

/** A rate of VAT, in hundredths of a percent, from a day (`YYYY-MM-DD`) on. */
export interface StoredVatRate {
  readonly validFrom: string;
  readonly basisPoints: number;
  readonly setBy: string | null;
  readonly setAt: Date | null;
}

/** The rates that hold or will, the latest first. */
export async function listStoredRates(db: Db | Trx): Promise<StoredVatRate[]> {
  const { rows } = await sql<StoredVatRate>`
    select r.valid_from::text as "validFrom", r.basis_points as "basisPoints",
      by.first_name || ' ' || by.last_name as "setBy", r.set_at as "setAt"
    from vat_rates r left join accounts by on by.id = r.set_by
    where r.withdrawn_at is null order by r.valid_from desc`.execute(db);
  return rows;
}

/** The VAT of a day (`YYYY-MM-DD`), in hundredths of a percent. */
export async function findVatRate(trx: Trx, day: string): Promise<number> {
  const { rows } = await sql<{ rate: number }>`select vat_rate_on(${day}::date) as rate`.execute(
    trx,
  );
  return rows[0]?.rate ?? 0;
}

/** What decides the VAT of a sale; each counts its changes. */
export type Taxation = 'vat_rate' | 'tax_category';

const VERSIONS = { vat_rate: 'vat_version', tax_category: 'tax_categories_version' } as const;

/** How often the rates, or the categories, were changed. */
export async function findVersion(db: Db | Trx, what: Taxation): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select ${sql.ref(VERSIONS[what])} as version from settings`.execute(db);
  return rows[0]?.version ?? 1;
}

/** The latest day with a sale or a closed drawer; null when there is none. */
export async function findLastBooks(db: Db | Trx): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day)::text as day from drawer_sessions d
    where closed_at is not null or exists (select from sales where drawer_id = d.id)`.execute(db);
  return rows[0]?.day ?? null;
}

/**
 * Makes every other change of rates and categories wait until the transaction ends, and every sale:
 * a sale holds its drawer first and then reads the rate and the categories of its day.
 */
export async function lockTaxation(trx: Trx): Promise<void> {
  await sql`lock table drawer_sessions in exclusive mode`.execute(trx);
}

/** Writes the rate from a day on, in the place of what began then. */
export async function upsertRate(
  trx: Trx,
  rate: { validFrom: string; basisPoints: number; actorId: number; at: Date },
): Promise<void> {
  const row = { valid_from: rate.validFrom, basis_points: rate.basisPoints, ...setBy(rate) };
  await insertOrUpdateRow(trx, 'vat_rates', row, ['valid_from']);
}

/** Takes the rate that begins on a day back. */
export function updateWithdrawn(trx: Trx, validFrom: string, at: Date) {
  return updateRows(trx, 'vat_rates', {
    where: { valid_from: validFrom },
    set: { withdrawn_at: at },
  });
}

/** Counts a change. */
export async function updateVersion(trx: Trx, what: Taxation): Promise<void> {
  const column = VERSIONS[what];
  await trx
    .updateTable('settings')
    .set((row) => ({ [column]: row(column, '+', 1) }))
    .execute();
}

/** A service, package or product with its category over time. */
export interface TaxedThingRow {
  readonly kind: 'service' | 'package' | 'product';
  readonly id: number;
  readonly name: { readonly en: string; readonly ar: string };
  readonly active: boolean;
  /** Latest first. */
  readonly history: readonly {
    readonly validFrom: string;
    readonly category: TaxCategory;
    readonly setBy: string;
    readonly setAt: string;
  }[];
  /** Of a package: what it covers. */
  readonly serviceIds: readonly number[];
}

/** Every service and package, in the studio's order, retired ones among them. */
export async function listTaxedThings(db: Db | Trx): Promise<TaxedThingRow[]> {
  const { rows } = await sql<TaxedThingRow>`
    select thing.kind, thing.id, thing.active, thing."serviceIds",
      json_build_object('en', thing.name, 'ar', coalesce((
        select words from translations where language = 'ar' and source = thing.name
      ), '')) as name,
      coalesce((
        select json_agg(json_build_object('validFrom', c.valid_from, 'category', c.category,
          'setBy', by.first_name || ' ' || by.last_name, 'setAt', c.set_at)
          order by c.valid_from desc)
        from tax_categories c join accounts by on by.id = c.set_by
        where c.withdrawn_at is null
          and case thing.kind when 'service' then c.service_id when 'package' then c.product_id
            else c.retail_product_id end = thing.id
      ), '[]') as history
    from (
      select 'service' as kind, id, name, active, position, 0 as turn,
        array[]::integer[] as "serviceIds"
      from services
      union all
      select 'package', p.id, p.name, p.active, p.position,
        array_position(array['regular', 'shared', 'unlimited'], p.kind),
        array(select service_id from package_product_services where product_id = p.id)
      from package_products p
      union all
      select 'product', id, name, active, position, 4, array[]::integer[] from retail_products
    ) thing order by thing.turn, thing.position, thing.id`.execute(db);
  return rows;
}

/** A service, package or product in the table of categories. */
type Thing = Pick<TaxedThingRow, 'kind' | 'id'>;

const COLUMNS = {
  service: 'service_id',
  package: 'product_id',
  product: 'retail_product_id',
} as const;

/** Writes the category of a thing from a day on, in the place of what began then. */
export async function upsertCategory(
  trx: Trx,
  { kind, id }: Thing,
  set: { validFrom: string; category: TaxCategory; actorId: number; at: Date },
): Promise<void> {
  const column = COLUMNS[kind];
  const row = { [column]: id, valid_from: set.validFrom, category: set.category, ...setBy(set) };
  await insertOrUpdateRow(trx, 'tax_categories', row, [column, 'valid_from']);
}

/** Whose setting a row is; it is not withdrawn. */
const setBy = ({ actorId, at }: { actorId: number; at: Date }) => ({
  set_by: actorId,
  set_at: at,
  withdrawn_at: null,
});

/** Takes the category that begins on a day back. */
export async function updateCategoryWithdrawn(
  trx: Trx,
  { kind, id }: Thing,
  validFrom: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('tax_categories')
    .set({ withdrawn_at: at })
    .where(COLUMNS[kind], '=', id)
    .where('valid_from', '=', validFrom)
    .execute();
}

import { sql } from 'kysely';
import type { Trx } from '../../platform/database/db.ts';

/** The products that files have added. */
export async function listImportedProducts(trx: Trx): Promise<Set<number>> {
  const rows = await trx
    .selectFrom('retail_products')
    .select('id')
    .where('import_id', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Stocks whose last change came from a file: `<product> <branch>`. */
export async function listImportedLevels(trx: Trx): Promise<Set<string>> {
  const { rows } = await sql<{ level: string }>`
    select last.product_id || ' ' || last.location_code as level
    from stock_levels l cross join lateral (
      select e.product_id, e.location_code, e.import_id from stock_entries e
      where e.product_id = l.product_id and e.location_code = l.location_code
      order by e.id desc limit 1
    ) last where last.import_id is not null`.execute(trx);
  return new Set(rows.map(({ level }) => level));
}

/** Notes which import added products. */
export async function updateImportOf(
  trx: Trx,
  ids: readonly number[],
  importId: number,
): Promise<void> {
  await sql`
    update retail_products set import_id = ${importId}::int where id = any(${ids}::int[])`.execute(
    trx,
  );
}

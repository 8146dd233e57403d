import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { DrawerDay } from '../books-of-days-rules.ts';

/** Days of the studio (`YYYY-MM-DD`), and a branch; null: all. */
export interface Span {
  readonly from: string;
  readonly to: string;
  readonly locationCode: string | null;
}

/** The days on which branches had a drawer, in their order. */
export async function listDrawerDays(
  db: Db,
  { from, to, locationCode }: Span,
): Promise<DrawerDay[]> {
  const { rows } = await sql<DrawerDay>`
    select d.day::text, d.location_code as location, branch.emirate
    from drawer_sessions d join locations branch on branch.code = d.location_code
    where d.day between ${from}::date and ${to}::date
      and d.location_code = coalesce(${locationCode}::text, d.location_code)
    group by d.day, d.location_code, branch.emirate order by d.day, d.location_code`.execute(db);
  return rows;
}

/** What a product sold in the books of some days, less what was credited; in minor units. */
export interface SoldProductRow {
  readonly productId: number;
  readonly name: string;
  readonly pieces: number;
  readonly gross: number;
  readonly vat: number;
}

/** What was sold over the counter on those days, the highest sales first. */
export async function listSoldProducts(
  db: Db,
  { from, to, locationCode }: Span,
): Promise<SoldProductRow[]> {
  const { rows } = await sql<SoldProductRow>`
    with drawer as materialized (
      select id from drawer_sessions
      where day between ${from}::date and ${to}::date
        and location_code = coalesce(${locationCode}::text, location_code)
    ), line as (
      select l.retail_product_id as id, l.pieces, l.gross_fils as gross, l.vat_fils as vat
      from sales s join sale_lines l on l.sale_id = s.id
      where s.drawer_id in (select id from drawer) and l.retail_product_id is not null
      union all
      select l.retail_product_id, -back.pieces, -back.gross_fils, -back.vat_fils
      from refunds r join refund_lines back on back.refund_id = r.id
        join sale_lines l on l.id = back.line_id
      where r.drawer_id in (select id from drawer) and l.retail_product_id is not null
    )
    select p.id as "productId", p.name, sum(line.pieces)::int as pieces,
      sum(line.gross)::float8 as gross, sum(line.vat)::float8 as vat
    from line join retail_products p on p.id = line.id
    group by p.id order by gross desc, p.position, p.id`.execute(db);
  return rows;
}

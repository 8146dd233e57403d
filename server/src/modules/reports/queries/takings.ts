import type { TaxCategory } from '@limber/contract/desk/money/till-values.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { TaxedRow } from '../tax-return-rules.ts';

/** Days of the studio (`YYYY-MM-DD`), and a branch; null: all. */
export interface Span {
  readonly from: string;
  readonly to: string;
  readonly locationCode: string | null;
}

/** A day of a branch in its books, in minor units. */
export interface TakingsRow {
  readonly day: string;
  readonly location: string;
  readonly sold: number;
  readonly credited: number;
  readonly vat: number;
  readonly cash: number;
  readonly terminal: number;
  readonly transfer: number;
  readonly online: number;
  readonly credit: number;
  readonly giftCard: number;
  readonly giftCardsSold: number;
  /** Onto accounts of clients, less what was paid out of them. */
  readonly paidIn: number;
  readonly tips: number;
  /** What rounding of cash added. */
  readonly rounding: number;
}

/** What each day of each branch sold, credited and took, in all its drawers. */
export async function listTakings(db: Db, { from, to, locationCode }: Span): Promise<TakingsRow[]> {
  const { rows } = await sql<TakingsRow>`
    with drawer as materialized (
      select id, day, location_code from drawer_sessions
      where day between ${from}::date and ${to}::date
        and location_code = coalesce(${locationCode}::text, location_code)
    ), sold as (
      select s.drawer_id, sum(l.gross_fils) as gross, sum(l.vat_fils) as vat
      from sales s join sale_lines l on l.sale_id = s.id
      where s.drawer_id in (select id from drawer) group by s.drawer_id
    ), credited as (
      select r.drawer_id, sum(l.gross_fils) as gross, sum(l.vat_fils) as vat
      from refunds r join refund_lines l on l.refund_id = r.id
      where r.drawer_id in (select id from drawer) group by r.drawer_id
    ), paid as (
      select drawer_id,
        coalesce(sum(p.amount_fils) filter (where method = 'cash'), 0) as cash,
        coalesce(sum(p.amount_fils) filter (where method = 'terminal'), 0) as terminal,
        coalesce(sum(p.amount_fils) filter (where method = 'transfer'), 0) as transfer,
        coalesce(sum(p.amount_fils) filter (where method = 'online'), 0) as online,
        coalesce(sum(p.amount_fils) filter (where method = 'credit'), 0) as credit,
        coalesce(sum(p.amount_fils) filter (where method = 'gift_card'), 0) as gift_card,
        coalesce(sum(p.amount_fils) filter (where e.account_id is not null), 0) as paid_in,
        coalesce(sum(p.amount_fils) filter (where e.gift_card_id is not null), 0) as cards_sold,
        coalesce(-sum(p.amount_fils) filter (where method = 'rounding'), 0) as rounding
      from payments p left join credit_entries e on e.id = credit_entry_id
      where drawer_id in (select id from drawer) group by drawer_id
    ), tipped as (
      select drawer_id, sum(amount_fils) as fils
      from tips where drawer_id in (select id from drawer) group by drawer_id
    )
    select d.day::text, d.location_code as location,
      coalesce(sum(sold.gross), 0)::float8 as sold,
      coalesce(sum(credited.gross), 0)::float8 as credited,
      (coalesce(sum(sold.vat), 0) - coalesce(sum(credited.vat), 0))::float8 as vat,
      coalesce(sum(cash), 0)::float8 as cash, coalesce(sum(terminal), 0)::float8 as terminal,
      coalesce(sum(transfer), 0)::float8 as transfer,
      coalesce(sum(online), 0)::float8 as online,
      coalesce(sum(credit), 0)::float8 as credit, coalesce(sum(paid_in), 0)::float8 as "paidIn",
      coalesce(sum(gift_card), 0)::float8 as "giftCard",
      coalesce(sum(cards_sold), 0)::float8 as "giftCardsSold",
      coalesce(sum(tipped.fils), 0)::float8 as tips,
      coalesce(sum(rounding), 0)::float8 as rounding
    from drawer d
      left join sold on sold.drawer_id = d.id
      left join credited on credited.drawer_id = d.id
      left join paid on paid.drawer_id = d.id
      left join tipped on tipped.drawer_id = d.id
    group by d.day, d.location_code
    order by d.day, d.location_code`.execute(db);
  return rows;
}

/** What is to be declared of those days, by emirate of the branch, category and rate. */
export async function listTaxed(db: Db, { from, to, locationCode }: Span): Promise<TaxedRow[]> {
  const { rows } = await sql<TaxedRow>`
    with drawer as materialized (
      select d.id, branch.emirate from drawer_sessions d
        join locations branch on branch.code = d.location_code
      where d.day between ${from}::date and ${to}::date
        and d.location_code = coalesce(${locationCode}::text, d.location_code)
    ), line as (
      select d.emirate, l.tax_category as tax, l.vat_basis_points as rate, false as earlier,
        l.gross_fils as gross, l.vat_fils as vat
      from drawer d join sales s on s.drawer_id = d.id join sale_lines l on l.sale_id = s.id
      union all
      select d.emirate, l.tax_category, l.vat_basis_points, sold.day < ${from}::date,
        -back.gross_fils, -back.vat_fils
      from drawer d join refunds r on r.drawer_id = d.id
        join refund_lines back on back.refund_id = r.id join sale_lines l on l.id = back.line_id
        join sales s on s.id = l.sale_id join drawer_sessions sold on sold.id = s.drawer_id
    )
    select emirate, tax, rate as "basisPoints",
      coalesce(sum(gross) filter (where not earlier), 0)::float8 as gross,
      coalesce(sum(vat) filter (where not earlier), 0)::float8 as vat,
      coalesce(sum(gross) filter (where earlier), 0)::float8 as "adjustedGross",
      coalesce(sum(vat) filter (where earlier), 0)::float8 as "adjustedVat"
    from line group by emirate, tax, rate order by emirate, tax, rate desc`.execute(db);
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

/** Sales less credits of a branch at one rate and in one category on a day, in minor units. */
export interface VatRow {
  readonly day: string;
  readonly location: string;
  readonly basisPoints: number;
  readonly tax: TaxCategory;
  readonly gross: number;
  readonly vat: number;
}

/** The VAT of each day of each branch by rate and category; a credit uses those of its sale. */
export async function listVat(db: Db, { from, to, locationCode }: Span): Promise<VatRow[]> {
  const { rows } = await sql<VatRow>`
    with drawer as materialized (
      select id, day, location_code from drawer_sessions
      where day between ${from}::date and ${to}::date
        and location_code = coalesce(${locationCode}::text, location_code)
    ), line as materialized (
      select s.drawer_id, l.vat_basis_points as rate, l.tax_category as tax, sum(l.gross_fils) as gross,
        sum(l.vat_fils) as vat
      from sales s join sale_lines l on l.sale_id = s.id
      where s.drawer_id in (select id from drawer)
      group by s.drawer_id, l.vat_basis_points, l.tax_category
      union all
      select r.drawer_id, l.vat_basis_points, l.tax_category, -sum(back.gross_fils), -sum(back.vat_fils)
      from refunds r join refund_lines back on back.refund_id = r.id
        join sale_lines l on l.id = back.line_id
      where r.drawer_id in (select id from drawer)
      group by r.drawer_id, l.vat_basis_points, l.tax_category
    )
    select d.day::text, d.location_code as location, line.rate as "basisPoints", line.tax,
      sum(line.gross)::float8 as gross, sum(line.vat)::float8 as vat
    from drawer d join line on line.drawer_id = d.id
    group by d.day, d.location_code, line.rate, line.tax
    order by d.day, d.location_code, line.tax = 'exempt', line.tax = 'zero_rated', line.rate desc`.execute(
    db,
  );
  return rows;
}

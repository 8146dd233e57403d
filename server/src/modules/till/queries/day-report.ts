import type { PaymentMethod, TaxCategory } from '@limber/contract/desk/money/till-values.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

export interface ListedDrawerRow {
  readonly id: number;
  readonly day: string;
  readonly openedAt: Date;
  readonly expectedMinor: number | null;
  readonly countedMinor: number | null;
  readonly differenceReason: string | null;
  readonly closedAt: Date | null;
  readonly closedBy: string | null;
  readonly kind: 'drawer' | 'online';
  /** Of all days of the branch. */
  readonly count: number;
}

/** The days of a branch, latest first. */
export async function listDrawerRows(
  db: Db,
  request: { locationCode: string; limit: number; offset: number },
): Promise<ListedDrawerRow[]> {
  const { rows } = await sql<ListedDrawerRow>`
    select d.id, d.day::text, d.opened_at as "openedAt", d.expected_fils as "expectedMinor",
      d.counted_fils as "countedMinor", d.difference_reason as "differenceReason",
      d.closed_at as "closedAt", a.first_name || ' ' || a.last_name as "closedBy",
      d.kind, count(*) over ()::int as count
    from drawer_sessions d left join accounts a on a.id = d.closed_by
    where d.location_code = ${request.locationCode}::text
    order by d.day desc, d.id desc limit ${request.limit}::int offset ${request.offset}::int`.execute(
    db,
  );
  return rows;
}

interface Sums {
  readonly count: number;
  readonly grossMinor: number;
  readonly vatMinor: number;
}

export interface DayReportRow {
  readonly branch: string;
  readonly methods: {
    readonly method: PaymentMethod;
    readonly takenMinor: number;
    readonly givenBackMinor: number;
  }[];
  readonly sales: Sums;
  readonly refunds: Sums & { readonly voided: number };
  readonly vat: {
    readonly basisPoints: number;
    readonly tax: TaxCategory;
    readonly grossMinor: number;
    readonly vatMinor: number;
  }[];
  readonly tips: {
    readonly therapistId: number;
    readonly therapist: string;
    readonly minor: number;
  }[];
  readonly documents: {
    readonly kind: 'invoice' | 'credit_note';
    readonly count: number;
    readonly first: string;
    readonly last: string;
  }[];
}

/** What was sold, taken, credited and printed in the books of a drawer. */
export async function findDayReport(db: Db, drawerId: number): Promise<DayReportRow | undefined> {
  const { rows } = await sql<DayReportRow>`
    with sold as (
      select l.gross_fils as gross, l.vat_fils as vat, l.vat_basis_points as rate, l.tax_category as tax, l.sale_id
      from sales s join sale_lines l on l.sale_id = s.id where s.drawer_id = ${drawerId}::int
    ), credited as (
      select rl.gross_fils as gross, rl.vat_fils as vat, l.vat_basis_points as rate,
        l.tax_category as tax, rl.refund_id
      from refunds r join refund_lines rl on rl.refund_id = r.id join sale_lines l on l.id = rl.line_id
      where r.drawer_id = ${drawerId}::int
    )
    select branch.name as branch,
      (select json_agg(json_build_object('method', m.method, 'takenMinor', coalesce((
          select sum(amount_fils) from payments
          where drawer_id = d.id and method = m.method and amount_fils > 0
        ), 0), 'givenBackMinor', coalesce((
          select -sum(amount_fils) from payments
          where drawer_id = d.id and method = m.method and amount_fils < 0
        ), 0)) order by m.turn)
        from (
          values ('cash', 1), ('terminal', 2), ('transfer', 3), ('credit', 4), ('online', 5), ('gift_card', 6)
        ) m (method, turn) where case when m.method = 'gift_card'
          then exists (select from payments where drawer_id = d.id and method = 'gift_card')
          else (m.method = 'online') = (d.kind = 'online') end) as methods,
      (select json_build_object('count', count(distinct sale_id), 'grossMinor', coalesce(sum(gross), 0),
        'vatMinor', coalesce(sum(vat), 0)) from sold) as sales,
      (select json_build_object('count', (select count(*) from refunds where drawer_id = d.id),
        'voided', (select count(*) from refunds where drawer_id = d.id and voids),
        'grossMinor', coalesce(sum(gross), 0), 'vatMinor', coalesce(sum(vat), 0))
        from credited) as refunds,
      coalesce((select json_agg(each) from (
        select rate as "basisPoints", tax, sum(gross) as "grossMinor", sum(vat) as "vatMinor" from (
          select rate, tax, gross, vat from sold
          union all select rate, tax, -gross, -vat from credited
        ) both_ways group by rate, tax order by tax = 'exempt', tax = 'zero_rated', rate desc
      ) each), '[]') as vat,
      coalesce((select json_agg(each) from (
        select t.therapist_id as "therapistId", sum(t.amount_fils) as minor,
          a.first_name || ' ' || a.last_name as therapist
        from tips t join therapists th on th.id = t.therapist_id join accounts a on a.id = th.account_id
        where t.drawer_id = d.id group by t.therapist_id, a.id order by a.first_name, a.id
      ) each), '[]') as tips,
      coalesce((select json_agg(each) from (
        select doc.kind, count(*) as count,
          (array_agg(doc.name order by doc.number))[1] as first,
          (array_agg(doc.name order by doc.number desc))[1] as last
        from tax_documents doc join sales s on s.id = doc.sale_id
          left join refunds r on r.id = doc.refund_id
        where coalesce(doc.drawer_id, r.drawer_id, s.drawer_id) = d.id group by doc.kind order by doc.kind desc
      ) each), '[]') as documents
    from drawer_sessions d join locations branch on branch.code = d.location_code
    where d.id = ${drawerId}::int`.execute(db);
  return rows[0];
}

import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { IS_UNPAID } from '../../../platform/database/unpaid-or-sold-package.ts';
import { openOfSale, worthOfBooking } from '../../../platform/database/worth-of-booking.ts';

/**
 * What sessions that start between two instants still cost, in minor units: their price beyond what they
 * were sold for; for an unpaid package, at each of its sessions, its price where it was not sold,
 * otherwise the unpaid part of its sale. `branches` null: all.
 */
export async function listDuesBetween(
  db: Db,
  { begins, ends, branches }: { begins: Date; ends: Date; branches: readonly string[] | null },
): Promise<{ id: string; minor: number }[]> {
  const { rows } = await sql<{ id: string; minor: number }>`
    with session as materialized (
      select b.id, b.package_id, coalesce(p.price_fils, b.price_fils) as price_fils,
        p.id is not null and not ${sql.raw(IS_UNPAID)} as settled,
        its.worth - its.sold as unsold_fils
      from bookings b left join owned_packages p on p.id = b.package_id ${worthOfBooking}
      where b.starts_at >= ${begins}::timestamptz and b.starts_at < ${ends}::timestamptz
        and (b.price_fils > 0 or ${sql.raw(IS_UNPAID)}) and (b.status <> 'cancelled' or b.late)
        and (${branches}::text[] is null or b.location_code = any(${branches}::text[]))
    ), sold as materialized (
      select session.id, l.sale_id, l.list_fils, l.gross_fils - coalesce((
          select sum(r.gross_fils) from refund_lines r where r.line_id = l.id
        ), 0) as kept_fils
      from session join sale_lines l on l.id in (
        select id from sale_lines where booking_id = session.id
        union all select id from sale_lines where package_id = session.package_id
      )
    ), open as (
      select sale_id, greatest(0, ${openOfSale(sql`asked.sale_id`)}) as minor
      from (select distinct sale_id from sold) as asked
    ), stands as (
      select sold.id, sum(sold.list_fils) as list_fils,
        sum(least(sold.kept_fils, open.minor)) as open_fils
      from sold join open using (sale_id) where sold.kept_fils > 0 group by sold.id
    )
    select session.id, case when session.settled then 0
      else greatest(0, case when session.package_id is null then session.unsold_fils
          else session.price_fils - coalesce(stands.list_fils, 0) end)
        + greatest(0, coalesce(stands.open_fils, 0) - case when session.package_id is null
          then greatest(0, -session.unsold_fils) else 0 end) end::float8 as minor
    from session left join stands using (id)`.execute(db);
  return rows;
}

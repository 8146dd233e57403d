import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';

/**
 * What sale lines `l` stand at that are not given back altogether: `net` of what went back, and by how
 * much less they were let. What follows says which.
 */
export const standing = sql`
  select l.id, l.sale_id, l.booking_id, l.discount_fils,
    l.gross_fils - coalesce(sum(r.gross_fils), 0)::int as net,
    l.list_fils - l.gross_fils
      + coalesce(sum(coalesce(r.reduces_fils, r.gross_fils)), 0)::int as less
  from sale_lines l left join refund_lines r on r.line_id = l.id`;
export const stands = sql`
  group by l.id having count(r.line_id) = 0 or sum(r.gross_fils) < l.gross_fils`;

/**
 * How a booking `b` stands with money, as `its`: its `worth` now, what was `sold` of it and stands, in how
 * many `lines`. A session is worth its price, less what it was let for less; nothing where a package pays or
 * it is cancelled and counts as returned. What the two differ by is owed or owed back.
 */
export const worthOfBooking = sql`
  cross join lateral (
    select count(*)::int as lines, coalesce(sum(net), 0)::int as sold,
      coalesce(sum(less), 0)::int as less, coalesce(sum(discount_fils), 0)::int as discounts
    from (${standing} where l.booking_id = b.id ${stands}) line
  ) it
  cross join lateral (
    select it.lines, it.sold, it.discounts, greatest(0, case
      when b.package_id is not null or (b.status = 'cancelled' and not b.late) then 0
      else b.price_fils - it.less end) as worth
  ) its`;

/** What is owed back for some bookings that are locked, in fils, by their ids. */
export async function listOwedBack(
  trx: Trx,
  bookingIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; fils: number }>`
    select b.id, greatest(0, its.sold - its.worth)::int as fils
    from bookings b ${worthOfBooking} where b.id = any (${bookingIds}::uuid[])`.execute(trx);
  return new Map(rows.map(({ id, fils }) => [id, fils]));
}

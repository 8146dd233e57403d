import { sql } from 'kysely';

/**
 * What sale lines `l` stand at that are not as if they had never been sold: `net` of what went back, by how
 * much less they were let, and whether they still hold something of the session, money or a favour. A line
 * stands also when all of it went back because no more was due, so that what a session is worth does not
 * change by what is given back. What follows says which.
 */
export const standing = sql`
  select l.id, l.sale_id, l.booking_id, l.discount_fils, l.gross_fils - back.fils as net,
    l.list_fils - l.gross_fils + back.given as less,
    back.fils < l.gross_fils or back.given > 0 or l.gross_fils = 0 as holds
  from sale_lines l cross join lateral (
    select coalesce(sum(r.gross_fils), 0)::int as fils,
      coalesce(sum(coalesce(r.reduces_fils, r.gross_fils)), 0)::int as given,
      count(r.line_id) > 0 and sum(r.gross_fils) >= l.gross_fils
        and coalesce(bool_or(r.became = 'owed'), true) as gone
    from refund_lines r where r.line_id = l.id
  ) back
  where not back.gone`;

/**
 * How a booking `b` stands with money, as `its`: its `worth` now, what was `sold` of it and not given back,
 * and whether a line of a sale `holds` something of it. A session is worth its price, less what it was let
 * for less; nothing where a package pays or it is cancelled and counts as returned. What the two differ by is
 * owed or owed back.
 */
export const worthOfBooking = sql`
  cross join lateral (
    select coalesce(bool_or(holds), false) as holds, coalesce(sum(net), 0)::int as sold,
      coalesce(sum(less), 0)::int as less,
      coalesce(sum(discount_fils) filter (where holds), 0)::int as discounts
    from (${standing} and l.booking_id = b.id) line
  ) it
  cross join lateral (
    select it.holds, it.sold, it.discounts, greatest(0, case
      when b.package_id is not null or (b.status = 'cancelled' and not b.late) then 0
      else b.price_fils - it.less end) as worth
  ) its`;

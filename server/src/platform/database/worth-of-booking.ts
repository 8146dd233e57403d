import { type RawBuilder, sql } from 'kysely';

/**
 * The value of sale lines `l` that still count as sold: `net` of refunds, by how much they were
 * reduced, and whether they still hold money or a favour for the session. A line also counts when
 * all of it was refunded because nothing more was due, so that a refund does not change a session's
 * worth. The caller adds the condition.
 */
export const standing = sql`
  select l.id, l.sale_id, l.booking_id, l.tax_category, l.discount_fils, l.gross_fils - back.minor as net, back.given,
    l.list_fils - l.gross_fils + back.given as less,
    back.minor < l.gross_fils or back.given > 0 or l.gross_fils = 0 as holds
  from sale_lines l cross join lateral (
    select coalesce(sum(r.gross_fils), 0)::int as minor,
      coalesce(sum(coalesce(r.reduces_fils, r.gross_fils)), 0)::int as given,
      count(r.line_id) > 0 and sum(r.gross_fils) >= l.gross_fils
        and coalesce(bool_or(r.became = 'owed'), true) as gone
    from refund_lines r where r.line_id = l.id
  ) back
  where not back.gone`;

/**
 * The money side of a booking `b`, as `its`: its `worth` now, what was `sold` of it and not
 * refunded, how much refunds have `given` of its price, and whether a sale line `holds` something of it. A session is worth its price less
 * reductions, and no more than its terms say once it is cancelled late or missed; nothing where a
 * package pays, or where it is cancelled and counts as returned. The
 * difference between worth and sold is owed or owed back.
 */
export const worthOfBooking = sql`
  cross join lateral (
    select coalesce(bool_or(holds), false) as holds, coalesce(sum(net), 0)::int as sold,
      coalesce(sum(less), 0)::int as less, coalesce(sum(given), 0)::int as given,
      coalesce(sum(discount_fils) filter (where holds), 0)::int as discounts
    from (${standing} and l.booking_id = b.id) line
  ) it
  cross join lateral (
    select it.holds, it.sold, it.discounts, it.given, greatest(0, case
      when b.package_id is not null or (b.status = 'cancelled' and not b.late) then 0
      else least(b.price_fils - it.less, case b.status
        when 'cancelled' then b.late_fee_fils when 'no_show' then b.missed_fee_fils end) end) as worth
  ) its`;

/** The unpaid part of a sale, in minor units; negative: overpaid. Each sale is looked up separately. */
export const openOfSale = (saleId: RawBuilder<unknown>) => sql`(
  select coalesce(sum(minor), 0) from (
    select gross_fils as minor from sale_lines where sale_id = ${saleId}
    union all select amount_fils from tips where sale_id = ${saleId}
    union all select -amount_fils from payments where sale_id = ${saleId}
    union all
    select -r.gross_fils from refund_lines r join sale_lines l on l.id = r.line_id
    where l.sale_id = ${saleId}
  ) booked)`;

/** SQL of what went back of a payment online `p`, is on its way back, or was lost in a dispute, in minor units. */
export const WENT_BACK_OF_PAYMENT = `(coalesce((
  select sum(amount_fils) from online_refunds where payment_id = p.id and status <> 'failed'
), 0) + coalesce((
  select sum(amount_fils) from payment_disputes where payment_id = p.id and status = 'lost'
), 0))`;

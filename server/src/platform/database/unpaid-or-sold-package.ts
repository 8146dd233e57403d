import { sql } from 'kysely';

/**
 * SQL of the rule that decides whether the package `p` is unpaid: it has a price, no payment
 * completed it, and it is open, or was closed while sessions from it were still owed. Packages
 * bought before the studio had a till count as paid: their money was recorded elsewhere.
 */
export const IS_UNPAID = `(p.paid_at is null and p.price_fils > 0 and (p.active or p.closed_unpaid)
  and not exists (select from drawer_sessions having min(opened_at) > p.bought_at))`;

/** Whether a package `p` is in a sale that was not fully refunded. */
export const packageIsSold = sql`exists (
  select from sale_lines l where l.package_id = p.id and not exists (
    select from refund_lines r where r.line_id = l.id having sum(r.gross_fils) >= l.gross_fils
  )
)`;

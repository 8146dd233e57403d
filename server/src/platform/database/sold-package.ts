import { sql } from 'kysely';

/** Whether a package `p` is in a sale that was not fully refunded. */
export const packageIsSold = sql`exists (
  select from sale_lines l where l.package_id = p.id and not exists (
    select from refund_lines r where r.line_id = l.id having sum(r.gross_fils) >= l.gross_fils
  )
)`;

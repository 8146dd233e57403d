import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import { worthOfBooking } from '../../../platform/database/worth-of-booking.ts';

/** The unpaid part of a sale, in minor units; negative: overpaid. Each sale is looked up separately. */
export const openOfSale = (saleId: RawBuilder<unknown>) => sql`(
  select coalesce(sum(fils), 0) from (
    select gross_fils as fils from sale_lines where sale_id = ${saleId}
    union all select amount_fils from tips where sale_id = ${saleId}
    union all select -amount_fils from payments where sale_id = ${saleId}
    union all
    select -r.gross_fils from refund_lines r join sale_lines l on l.id = r.line_id
    where l.sale_id = ${saleId}
  ) booked)`;

/** What is owed back for some locked bookings, in minor units, by their ids. */
export async function listOwedBack(
  trx: Trx,
  bookingIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; fils: number }>`
    select b.id, greatest(0, its.sold - its.worth)::int as fils
    from bookings b ${worthOfBooking} where b.id = any (${bookingIds}::uuid[])`.execute(trx);
  return new Map(rows.map(({ id, fils }) => [id, fils]));
}

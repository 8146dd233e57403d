import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import { worthOfBooking } from '../../../platform/database/worth-of-booking.ts';

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

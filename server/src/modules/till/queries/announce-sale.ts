import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import { tellDay } from '../../../platform/database/notify-changed-days.ts';

/**
 * Tells every open board and till, once the transaction commits, that money was taken or given
 * back: the day on which it was, and those of the sessions that the sale or its packages pay for,
 * from that day on.
 */
export async function announceSale(trx: Trx, saleId: string, now: Date): Promise<void> {
  await sql`
    with line as (
      select booking_id, package_id from sale_lines where sale_id = ${saleId}::uuid
    ), concerned as (
      select ${now}::timestamptz as at, location_code from sales where id = ${saleId}::uuid
      union
      select starts_at, location_code from bookings where id in (select booking_id from line)
      union
      select starts_at, location_code from bookings
      where package_id in (select package_id from line)
        and starts_at > ${now}::timestamptz - interval '1 day'
    )
    select ${sql.raw(tellDay('at', 'location_code'))} from concerned
  `.execute(trx);
}

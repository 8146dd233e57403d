import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { openOfSale, worthOfBooking } from '../../../platform/database/worth-of-booking.ts';
import { owedBookings } from './owed.ts';

/*
 * Each is one statement, so that it judges by what it sees: a concurrent change of money writes its
 * own row, which it does not see and so keeps.
 */

/** Deletes the rows of started sessions for which nothing is owed, or that were moved since. */
export async function deleteSettledBookings(db: Db, now: Date): Promise<void> {
  await sql`
    delete from unsettled_bookings noted
    where noted.starts_at <= ${now}::timestamptz and not exists (
      select ${owedBookings} and b.id = noted.booking_id
        and b.location_code = noted.location_code and b.starts_at = noted.starts_at
    )`.execute(db);
}

/** Deletes the rows of sales that are paid and not overpaid, and for which nothing is owed back. */
export async function deleteSettledSales(db: Db): Promise<void> {
  await sql`
    delete from unsettled_sales noted
    where ${openOfSale(sql`noted.sale_id`)} = 0 and not exists (
      select from sale_lines sold join bookings b on b.id = sold.booking_id ${worthOfBooking}
      where sold.sale_id = noted.sale_id and its.sold > its.worth
    )`.execute(db);
}

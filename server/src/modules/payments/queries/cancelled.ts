import type { Trx } from '../../../platform/database/db.ts';

/** How a session was cancelled; undefined: it stands. */
export async function findCancelled(trx: Trx, bookingId: string) {
  const row = await trx
    .selectFrom('bookings')
    .select('late')
    .where('id', '=', bookingId)
    .where('status', '=', 'cancelled')
    .executeTakeFirst();
  return row;
}

import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { tellDay } from '../../../platform/database/notify-changed-days.ts';
import { hasRow } from '../../../platform/database/rows-by-values.ts';

/** A session at the time that a reminder named. */
export interface RemindedSession {
  readonly bookingId: string;
  readonly startsAt: Date;
}

/**
 * Records that a client will come, and tells the open boards; false: the session is not booked at
 * that time any more, or has begun.
 */
export async function updateComing(
  trx: Trx,
  { bookingId, startsAt }: RemindedSession,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with booking as (
      update bookings set coming_for = starts_at
      where id = ${bookingId}::uuid and starts_at = ${startsAt}::timestamptz
        and status = 'booked' and starts_at > ${now}::timestamptz
      returning starts_at, location_code
    )
    select ${sql.raw(tellDay('starts_at', 'location_code'))} from booking`.execute(trx);
  return rows.length > 0;
}

/** Whether a client has said that they will come at that time. */
export async function isComing(db: Db, { bookingId, startsAt }: RemindedSession): Promise<boolean> {
  return hasRow(db, 'bookings', { id: bookingId, coming_for: startsAt });
}

import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import { tellOfBooking } from '../../../platform/database/notify-changed-days.ts';

/** A session that was cancelled late. */
export interface LeftLate {
  readonly lastsMinutes: number;
  readonly takenMinutes: number;
  readonly healedMinutes: number;
  readonly packageMinutes: number | null;
  readonly costsMinor: number;
}

/**
 * A session that counts as used because it was cancelled late, with the minutes of its time that
 * others have now; undefined when it does not. Read it under the lock of the booking.
 */
export async function findLeftLate(trx: Trx, bookingId: string): Promise<LeftLate | undefined> {
  const { rows } = await sql<LeftLate>`
    select (extract(epoch from b.ends_at - b.starts_at) / 60)::int as "lastsMinutes",
      b.healed_minutes as "healedMinutes", b.package_minutes as "packageMinutes",
      case when b.package_id is null
        then least(b.price_fils, coalesce(b.late_fee_fils, b.price_fils)) else 0 end as "costsMinor",
      (
        select coalesce(sum(extract(epoch from upper(part) - lower(part)) / 60), 0)::int
        from unnest((
          select range_agg(tstzrange(other.starts_at, other.ends_at) * tstzrange(b.starts_at, b.ends_at))
          from bookings other
          where other.therapist_id = b.therapist_id and other.client_id <> b.client_id
            and other.status in ('booked', 'check_in', 'completed')
            and other.starts_at > b.starts_at - interval '1 day'
            and other.starts_at < b.ends_at and other.ends_at > b.starts_at
        )) part
      ) as "takenMinutes"
    from bookings b
    where b.id = ${bookingId}::uuid and b.status = 'cancelled' and b.late`.execute(trx);
  return rows[0];
}

/** Writes how much of a session's time was taken by others, and what it costs from now on. */
export async function updateHealed(
  trx: Trx,
  bookingId: string,
  healed: { healedMinutes: number; isWhole: boolean; costsMinor: number; isByPackage: boolean },
): Promise<void> {
  await sql`
    with booking as (
      update bookings set healed_minutes = ${healed.healedMinutes}::int,
        late = not ${healed.isWhole}::boolean,
        late_fee_fils = case when ${healed.isByPackage}::boolean then late_fee_fils
          else ${healed.costsMinor}::int end
      where id = ${bookingId}::uuid returning id as booking_id, starts_at, location_code
    )
    select ${tellOfBooking} from booking`.execute(trx);
}

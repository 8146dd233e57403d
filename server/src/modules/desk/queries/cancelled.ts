import type { Db } from '../../../platform/database/db.ts';
import { statement } from '../../../platform/speed/prebuilt-statement.ts';
import { bookingOf, type DayQuery, type StoredDayBooking } from './day.ts';

/** A session that is not to be, and how that came. */
export interface StoredCancellation {
  readonly booking: StoredDayBooking;
  readonly at: Date | null;
  readonly name: string | null;
  readonly reason: string | null;
  /** That it was booked was taken back. */
  readonly undone: boolean | null;
  /** Null: cancelled by a version that did not say it. */
  readonly cancelledBy: 'client' | 'studio' | null;
  /** It counts as used. */
  readonly late: boolean;
  /** Minutes of its time that others took, whose cost went back. */
  readonly healedMinutes: number;
  /** The client whom its therapist now sees at its time. */
  readonly takenBy: string | null;
}

/** The cancelled sessions of one day, in one branch or all, in order of start. */
export function listCancelled(db: Db, query: DayQuery): Promise<StoredCancellation[]> {
  return listOf(db, query);
}

const listOf = statement<DayQuery, StoredCancellation>(
  (its) => `
  with booking as materialized (
    select b.id, b.client_id, b.therapist_id, b.location_code, b.service_type, b.status,
      b.starts_at, b.ends_at, b.busy_until, b.price_fils, b.package_id,
      b.package_minutes, b.version, b.cutoff_hours, b.tight_places, b.coming_for, b.late, b.healed_minutes,
      b.cancelled_by, b.wished_therapist_id, b.wished_gender
    from bookings b
    where b.status = 'cancelled'
      and b.location_code = coalesce(${its.locationCode}::text, b.location_code)
      and b.starts_at >= ${its.begins}::timestamptz and b.starts_at < ${its.ends}::timestamptz
  )
  select ${bookingOf(its)} as booking, e.at, e.reason, e.kind = 'undone' as undone, b.late,
    b.healed_minutes as "healedMinutes",
    b.cancelled_by as "cancelledBy", who.first_name || ' ' || who.last_name as name, (
      select a.first_name || ' ' || a.last_name
      from bookings other join accounts a on a.id = other.client_id
      where other.therapist_id = b.therapist_id and other.status not in ('cancelled', 'no_show')
        and tstzrange(other.starts_at, other.busy_until) && tstzrange(b.starts_at, b.busy_until)
      order by other.starts_at limit 1
    ) as "takenBy"
  from booking b
    left join lateral (
      select at, kind, actor_id, reason from booking_events
      where booking_id = b.id and to_status = 'cancelled' order by id desc limit 1
    ) e on true
    left join accounts who on who.id = e.actor_id
  order by b.starts_at, b.therapist_id, b.id`,
);

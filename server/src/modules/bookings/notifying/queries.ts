import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';

/** Where and when a booking is, or was, and what for. */
export interface WasAt {
  readonly therapistId: number;
  readonly locationCode: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly serviceIds: readonly number[];
}

/**
 * Where, when and for what a booking was before its last moves. Moves within a few seconds of each
 * other count as one, even with a cancellation or no-show in between. Undefined when the latest
 * changes include no move.
 */
export async function findSlotBefore(
  trx: Trx,
  bookingId: string,
  withinSeconds: number,
): Promise<WasAt | undefined> {
  const { rows } = await sql<WasAt>`
    with changes as (
      select e.id, e.from_starts_at, e.from_ends_at, e.from_therapist_id, e.from_location_code,
        e.at - lag(e.at) over (order by e.id) <= make_interval(secs => ${withinSeconds}::int)
          as follows
      from booking_events e join bookings b on b.id = e.booking_id
      where b.id = ${bookingId}::uuid and (e.from_starts_at is not null
        or e.from_status in ('cancelled', 'no_show') or e.to_status in ('cancelled', 'no_show'))
    )
    select from_starts_at as "startsAt", from_ends_at as "endsAt",
      from_therapist_id as "therapistId", from_location_code as "locationCode",
      coalesce((
        select array(
          select (line ->> 'serviceId')::int
          from jsonb_array_elements(from_lines) with ordinality as its (line, place) order by place)
        from booking_events
        where booking_id = ${bookingId}::uuid and id >= changes.id and from_lines is not null
        order by id limit 1
      ), array(
        select service_id from booking_lines where booking_id = ${bookingId}::uuid order by position
      )) as "serviceIds"
    from changes
    where from_starts_at is not null
      and id >= (select max(id) from changes where follows is not true)
    order by id limit 1
  `.execute(trx);
  return rows[0];
}

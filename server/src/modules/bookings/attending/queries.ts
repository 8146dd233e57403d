import type { AppointmentStatus } from '@limber/contract/appointments.ts';
import type { BookingSource } from '@limber/contract/desk/day/bookings.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { tellOfBooking } from '../../../platform/database/tell-days.ts';
import { type BookingToChange, type Given, givenTo } from '../changing/queries.ts';

/** The step that gave a session's time away. */
export interface Leaving {
  readonly at: Date;
  readonly actorId: number | null;
  /** As what it stood before. */
  readonly from: AppointmentStatus;
  /** Cancelled so that it counts as used. */
  readonly late: boolean;
}

/** How a session was marked as missed or cancelled, the last time. */
export async function findLeaving(
  trx: Trx,
  bookingId: string,
  to: 'no_show' | 'cancelled',
): Promise<Leaving | undefined> {
  const { rows } = await sql<Leaving>`
    select e.at, e.actor_id as "actorId", e.from_status as "from", b.late
    from booking_events e join bookings b on b.id = e.booking_id
    where e.booking_id = ${bookingId}::uuid and e.to_status = ${to}::text
    order by e.id desc limit 1
  `.execute(trx);
  return rows[0];
}

/** How a session was made with which nothing else has happened. */
export interface Made {
  readonly source: BookingSource;
  /** It stands in a sale whose money was not given back altogether. */
  readonly isSold: boolean;
}

/** How a session was made; undefined where something happened with it since. */
export async function findMade(trx: Trx, bookingId: string): Promise<Made | undefined> {
  const { rows } = await sql<Made>`
    select b.source, exists (
      select from sale_lines l where l.booking_id = b.id and not exists (
        select from refund_lines r where r.line_id = l.id having sum(r.gross_fils) >= l.gross_fils
      )
    ) as "isSold"
    from bookings b
    where b.id = ${bookingId}::uuid and b.status = 'booked' and 'booked' = (
      select kind from booking_events where booking_id = b.id order by id desc limit 1
    )
  `.execute(trx);
  return rows[0];
}

/** Those of some sessions that an account took to where they stand. */
export async function listStepsOf(
  db: Db,
  accountId: number,
  bookingIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id
    from bookings b join lateral (
      select actor_id from booking_events
      where booking_id = b.id and to_status = b.status
        and kind in ('checked_in', 'completed', 'missed', 'cancelled')
      order by id desc limit 1
    ) e on true
    where b.id = any(${bookingIds}::uuid[]) and e.actor_id = ${accountId}::int
  `.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Writes that a session was neither missed nor cancelled, and gives it its therapist and resources again; or
 * that it was not booked. Throws 23P01 when one of them is taken.
 */
export async function updateUndone(
  trx: Trx,
  booking: BookingToChange,
  undone: Given & { to: AppointmentStatus; actorId: number; at: Date },
): Promise<void> {
  await sql`
    with booking as (
      update bookings set status = ${undone.to}::text, late = false,
        cancelled_by = ${undone.to === 'cancelled' ? 'studio' : null}::text,
        buffer_minutes = ${undone.takes.bufferMinutes}::int,
        therapist_minutes = ${undone.takes.therapistMinutes}::int
      where id = ${booking.id}::uuid returning starts_at, location_code
    ), ${givenTo(booking.id, undone)}
    insert into booking_events (booking_id, at, actor_id, kind, from_status, to_status, undoes)
    values (${booking.id}::uuid, ${undone.at}::timestamptz, ${undone.actorId}::int, 'undone',
      ${booking.status}::text, ${undone.to}::text, (
        select max(id) from booking_events
        where booking_id = ${booking.id}::uuid and to_status = ${booking.status}::text
          -- The step, and no move since; to cancelled alone something leads that takes back itself.
          and from_starts_at is null and (kind <> 'undone' or to_status = 'cancelled')
      ))
    returning ${tellOfBooking}
  `.execute(trx);
}

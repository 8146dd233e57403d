import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { idsOf } from '../../../platform/database/merged-accounts.ts';
import { fromStored, type StoredService } from '../booking/requested-session-rules.ts';
import type { BeforeMove } from '../changing/who-may-change-until-when-rules.ts';
import type { Leaving, Made } from './undo-step-rules.ts';

/** How a session was marked as missed or cancelled, the last time. */
export async function findLeaving(
  trx: Trx,
  bookingId: string,
  to: 'no_show' | 'cancelled',
): Promise<Leaving | undefined> {
  const { rows } = await sql<Leaving>`
    select e.at, e.from_status as "from", b.late
    from booking_events e join bookings b on b.id = e.booking_id
    where e.booking_id = ${bookingId}::uuid and e.to_status = ${to}::text
    order by e.id desc limit 1
  `.execute(trx);
  return rows[0];
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

/** Those of some sessions whose present status an account set. */
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
 * The state of a booking before its last change that still applies; undefined where that was not a
 * move.
 */
export async function findBeforeMove(
  db: Db | Trx,
  bookingId: string,
): Promise<BeforeMove | undefined> {
  type Row = Omit<BeforeMove, 'lines'> & { readonly lines: readonly StoredService[] | null };
  const { rows } = await sql<Row>`
    select id, coalesce(actor_id = any (${idsOf(sql`(
        select client_id from bookings where id = ${bookingId}::uuid
      )`)}), false) as "byClient", from_therapist_id as "therapistId",
      from_location_code as "locationCode", from_starts_at as "startsAt", from_ends_at as "endsAt",
      from_lines as lines, from_price_fils as "priceMinor", from_discount_fils as "discountMinor",
      from_package_minutes as "packageMinutes", from_resource_ids as "resourceIds"
    from booking_events
    where kind = 'moved' and from_ends_at is not null and id = (
      select id from booking_events e
      where booking_id = ${bookingId}::uuid and kind <> 'undone'
        and not exists (select from booking_events where undoes = e.id)
      order by id desc limit 1
    )
  `.execute(db);
  const [row] = rows;
  return row && { ...row, lines: row.lines?.map(fromStored) ?? null };
}

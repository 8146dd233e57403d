import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { studioDay } from '../../../platform/database/studio-day.ts';
import { worthOfBooking } from '../../../platform/database/worth-of-booking.ts';

/** Instants, the second left out, and a branch; null: all. */
export interface WorkSpan {
  readonly begins: Date;
  readonly ends: Date;
  readonly locationCode: string | null;
}

/** Their codes, so that each is looked up in the index of its sessions. */
const branchesOf = ({ locationCode }: WorkSpan) => sql`array(
  select code from locations where code = coalesce(${locationCode}::text, code))`;

/** What a therapist held on some days, in minor units. */
export interface TherapistSessionsRow {
  readonly therapistId: number;
  readonly therapist: string;
  readonly sessions: number;
  readonly minutes: number;
  readonly noShows: number;
  readonly valueFils: number;
}

/**
 * What each therapist held. A session of a package is worth what its
 * minutes were in the ledger, any other what is charged for it now at the till; both without VAT.
 */
export async function listHeld(db: Db, span: WorkSpan): Promise<TherapistSessionsRow[]> {
  const { rows } = await sql<TherapistSessionsRow>`
    select b.therapist_id as "therapistId", a.first_name || ' ' || a.last_name as therapist,
      count(*) filter (where held)::int as sessions,
      coalesce(sum(extract(epoch from b.ends_at - b.starts_at) / 60) filter (where held), 0)::int as minutes,
      count(*) filter (where b.status = 'no_show')::int as "noShows",
      coalesce(sum(valued.fils) filter (where held), 0)::float8 as "valueFils"
    from bookings b
      join therapists t on t.id = b.therapist_id join accounts a on a.id = t.account_id
      cross join lateral (
        select b.status in ('check_in', 'completed') as held,
          ${studioDay('b.starts_at')}::date as day
      ) as on_day
      ${worthOfBooking}
      cross join lateral (
        select case when b.package_id is null
          then its.worth - vat_of_session(b.id, its.worth, on_day.day)
          else coalesce((
            select -sum(value_fils) from package_entries
            where package_id = b.package_id and booking_id = b.id
          ), 0) end as fils
      ) as valued
    where b.starts_at >= ${span.begins}::timestamptz and b.starts_at < ${span.ends}::timestamptz
      and b.status in ('check_in', 'completed', 'no_show')
      and b.location_code = any (${branchesOf(span)})
    group by b.therapist_id, a.id, t.position
    order by t.position, b.therapist_id`.execute(db);
  return rows;
}

export interface MissedRow {
  readonly bookingId: string;
  readonly startsAt: Date;
  readonly location: string;
  readonly client: string;
  readonly therapist: string;
  readonly services: readonly string[];
  readonly priceFils: number;
  readonly packageMinutes: number | null;
}

/** No-shows, oldest first; `limit` null: all. */
export async function listMissed(
  db: Db,
  span: WorkSpan,
  limit: number | null,
): Promise<MissedRow[]> {
  const { rows } = await sql<MissedRow>`
    select b.id as "bookingId", b.starts_at as "startsAt", b.location_code as location,
      c.first_name || ' ' || c.last_name as client, a.first_name || ' ' || a.last_name as therapist,
      array(select service_name from booking_lines where booking_id = b.id order by position)
        as services,
      b.price_fils as "priceFils", b.package_minutes as "packageMinutes"
    from bookings b join accounts c on c.id = b.client_id
      join therapists t on t.id = b.therapist_id join accounts a on a.id = t.account_id
    where b.status = 'no_show'
      and b.starts_at >= ${span.begins}::timestamptz and b.starts_at < ${span.ends}::timestamptz
      and b.location_code = any (${branchesOf(span)})
    order by b.starts_at, b.id limit ${limit}::int`.execute(db);
  return rows;
}

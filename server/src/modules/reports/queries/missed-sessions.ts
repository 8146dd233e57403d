import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

/** Instants, the second left out, and a branch; null: all. */
export interface WorkSpan {
  readonly begins: Date;
  readonly ends: Date;
  readonly locationCode: string | null;
}

/** Their codes, so that each is looked up in the index of its sessions. */
const branchesOf = ({ locationCode }: WorkSpan) => sql`array(
  select code from locations where code = coalesce(${locationCode}::text, code))`;

export interface MissedRow {
  readonly bookingId: string;
  readonly startsAt: Date;
  readonly location: string;
  readonly client: string;
  readonly therapist: string;
  readonly services: readonly string[];
  readonly priceMinor: number;
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
      b.price_fils as "priceMinor", b.package_minutes as "packageMinutes"
    from bookings b join accounts c on c.id = b.client_id
      join therapists t on t.id = b.therapist_id join accounts a on a.id = t.account_id
    where b.status = 'no_show'
      and b.starts_at >= ${span.begins}::timestamptz and b.starts_at < ${span.ends}::timestamptz
      and b.location_code = any (${branchesOf(span)})
    order by b.starts_at, b.id limit ${limit}::int`.execute(db);
  return rows;
}

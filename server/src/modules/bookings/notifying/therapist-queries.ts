import type { Language } from '@limber/contract/values/people.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

/** A session whose client is here, with its therapist. */
interface CheckedIn {
  readonly accountId: number;
  readonly language: Language;
  readonly checkedInBy: number | null;
  readonly checkedInAt: Date;
  readonly startsAt: Date;
  readonly clientFirstName: string;
  readonly clientLastName: string;
  readonly serviceNames: readonly string[];
  readonly roomNames: readonly string[];
}

/** A session whose client is checked in; undefined: the step was taken back, or it is over. */
export async function findCheckedIn(db: Db, bookingId: string): Promise<CheckedIn | undefined> {
  const { rows } = await sql<CheckedIn>`
    select ta.id as "accountId", ta.language, step.actor_id as "checkedInBy", step.at as "checkedInAt",
      b.starts_at as "startsAt", ca.first_name as "clientFirstName", ca.last_name as "clientLastName",
      array(
        select service_name from booking_lines where booking_id = b.id order by position
      ) as "serviceNames",
      array(
        select r.name from booking_resources given join resources r on r.id = given.resource_id
        where given.booking_id = b.id order by r.position, r.id
      ) as "roomNames"
    from bookings b
      join therapists t on t.id = b.therapist_id
      join accounts ta on ta.id = t.account_id
      join accounts ca on ca.id = b.client_id
      join lateral (
        select actor_id, at from booking_events e
        where e.booking_id = b.id and e.to_status = 'check_in' order by e.id desc limit 1
      ) step on true
    where b.id = ${bookingId}::uuid and b.status = 'check_in'`.execute(db);
  return rows[0];
}

/** How many sessions of a therapist begin on a day of the studio after an instant, and when the first does. */
export async function findSessionsLeft(
  db: Db,
  therapistId: number,
  { from, day }: { readonly from: Date; readonly day: string },
) {
  const { rows } = await sql<{
    accountId: number;
    language: Language;
    count: number;
    firstAt: Date | null;
  }>`
    select a.id as "accountId", a.language, count(b.id)::int as count, min(b.starts_at) as "firstAt"
    from therapists t
      join accounts a on a.id = t.account_id
      left join bookings b on b.therapist_id = t.id and b.status in ('booked', 'check_in')
        and b.starts_at > ${from}::timestamptz
        and b.starts_at < ${from}::timestamptz + interval '3 days'
        and studio_date(b.starts_at) = ${day}::date
    where t.id = ${therapistId}::int and a.suspended_at is null and a.erased_at is null
    group by a.id`.execute(db);
  return rows[0];
}

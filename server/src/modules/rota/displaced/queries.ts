import type { AppointmentStatus } from '@limber/contract/appointments.ts';
import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import type { Gender, Language } from '@limber/contract/values/people.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { clockMinutes, studioDate } from '../../../platform/database/studio-day.ts';
import { addDays, minuteOf } from '../../../platform/studio-days.ts';
import { isUncovered } from '../queries/uncovered.ts';
import type { Closing } from './hit-by-closure-rules.ts';

/** A booked session with everything needed to look for another place. */
export interface Displaced {
  readonly id: string;
  readonly version: number;
  readonly status: AppointmentStatus;
  readonly clientId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly email: string | null;
  /** Of the client. */
  readonly language: Language;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly location: string;
  readonly therapistId: number;
  readonly therapist: string;
  /** Whether they can be booked: not once they were retired. */
  readonly isOffered: boolean;
  readonly services: string[];
  readonly serviceIds: number[];
  readonly preferredGender: Gender | null;
}

/** Sessions by their ids, the soonest first. */
export async function listDisplaced(db: Db | Trx, ids: readonly string[]): Promise<Displaced[]> {
  const { rows } = await sql<Displaced>`
    select b.id, b.version, b.status, client.id as "clientId", client.first_name as "firstName",
      client.last_name as "lastName",
      coalesce(client.phone_e164, nullif(client.phone_number, '')) as phone, client.email,
      client.language,
      b.starts_at as "startsAt", b.location_code as location, b.therapist_id as "therapistId",
      (date_part('epoch', b.ends_at - b.starts_at) / 60)::int as minutes,
      person.first_name || ' ' || person.last_name as therapist, t.active as "isOffered",
      array(select service_name from booking_lines where booking_id = b.id order by position)
        as services,
      array(select service_id from booking_lines where booking_id = b.id order by position)
        as "serviceIds",
      b.wished_gender as "preferredGender"
    from bookings b
      join accounts client on client.id = b.client_id
      join therapists t on t.id = b.therapist_id
      join accounts person on person.id = t.account_id
    where b.id = any(${ids}::uuid[])
    order by b.starts_at, b.id`.execute(db);
  return rows;
}

/** Ids of sessions that are booked with a therapist and have not begun. */
export async function listIdsToCome(db: Db, therapistId: number, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .where('therapist_id', '=', therapistId)
    .where('status', '=', 'booked')
    .where('starts_at', '>', now)
    .select('id')
    .orderBy('starts_at')
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}

/** The studio's name; undefined: not set. */
export async function findBrand(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('brand').executeTakeFirst();
  return row?.brand;
}

export async function findClosing(db: Db, id: number): Promise<Closing | undefined> {
  return db
    .selectFrom('closures')
    .select(['takes_bookings', 'starts_on', 'ends_on', sql<Closing['state']>`state`.as('state')])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whose sessions, or at which branch. */
export interface Among {
  readonly therapistIds?: readonly number[];
  readonly location?: string;
}

/**
 * Ids of upcoming sessions, or of one studio day, that are booked outside their therapist's shifts
 * there, outside opening hours, or in time off; without those that the desk has put there for a
 * reason.
 */
export async function listUncovered(
  db: Db | Trx,
  among: Among & { readonly day?: string },
  now: Date,
): Promise<string[]> {
  const begins = among.day === undefined ? null : minuteOf(among.day, DAY_BEGINS_MINUTE);
  const ends = among.day === undefined ? null : minuteOf(addDays(among.day, 1), DAY_BEGINS_MINUTE);
  const day = studioDate('b.starts_at');
  const from = clockMinutes('b.starts_at', day);
  const to = clockMinutes('b.ends_at', day);
  const inShift = sql`exists (
    select from shifts_on(${day}) shift
    where shift.therapist_id = b.therapist_id and shift.location_code = b.location_code
      and shift.from_minute <= ${from} and shift.to_minute >= ${to})`;
  const inHours = sql`exists (
    select from opening_hours open
    where open.location_code = b.location_code and open.weekday = extract(isodow from ${day})
      and coalesce(open.valid_from <= ${day}, true) and coalesce(open.valid_to >= ${day}, true)
      and open.from_minute <= ${from} and open.to_minute >= ${to})`;
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b
    where b.status = 'booked' and b.starts_at > ${now}::timestamptz
      and (${among.therapistIds ?? null}::int[] is null or b.therapist_id = any(${among.therapistIds ?? null}::int[]))
      and b.location_code = coalesce(${among.location ?? null}::text, b.location_code)
      and (${begins}::timestamptz is null or (b.starts_at >= ${begins}::timestamptz
        and b.starts_at < ${ends}::timestamptz))
      and ${isUncovered({ day, inShift, inHours })}
    order by b.starts_at
    limit 1000`.execute(db);
  return rows.map(({ id }) => id);
}

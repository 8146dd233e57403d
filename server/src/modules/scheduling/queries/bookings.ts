import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { studioDay } from '../../../platform/database/studio-day.ts';
import { statement } from '../../../platform/speed/prebuilt-statement.ts';

/** The resources that a session may need besides its therapist, for locking. */
export interface LockedSession {
  readonly serviceIds: readonly number[];
  readonly locationCode: string;
  /** The studio's day, `YYYY-MM-DD`. */
  readonly day: string;
}

/**
 * Makes bookings and holds of one therapist wait for each other until the transaction ends, and
 * then those that need resources of a branch on a day; in one statement, because its select list is
 * evaluated in order. With exclusion constraints alone, many overlapping inserts can deadlock;
 * after these locks they cannot.
 */
export async function lockTherapist(
  trx: Trx,
  therapistId: number,
  { serviceIds, locationCode, day }: LockedSession,
): Promise<void> {
  await lock(trx, { therapistId, serviceIds, named: `${locationCode} ${day}` });
}

interface Locked {
  readonly therapistId: number;
  readonly serviceIds: readonly number[];
  /** The branch and its day. */
  readonly named: string;
}

const lock = statement<Locked, never>(
  (its) => `
  select pg_advisory_xact_lock(1, ${its.therapistId}::int), case when exists (
      select from service_resources where service_id = any(${its.serviceIds}::int[])
    ) then pg_advisory_xact_lock(6, hashtext(${its.named}::text)) end`,
);

/**
 * Makes bookings and holds of everybody wait until the transaction ends, and waits for those in
 * progress: a booking reads the day under its own lock, and so sees what is written under all of
 * them.
 */
export async function lockTherapists(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(1, id)
    from (select id from therapists order by id offset 0) as therapist`.execute(trx);
}

/**
 * A booking that is to be moved: its services, its place, and the studio days (`YYYY-MM-DD`) that
 * its package allows.
 */
export interface MovingSession {
  readonly therapistId: number;
  readonly locationCode: string;
  readonly startsAt: Date;
  readonly serviceIds: readonly number[];
  /** Null: no expiry, or no package. */
  readonly lastDay: string | null;
  /** Days that have the one session of an unlimited one. */
  readonly takenDays: readonly string[];
}

/** The account's own booking that is to be moved; undefined when there is none. */
export async function findMovingSession(
  db: Db,
  bookingId: string,
  clientId: number,
): Promise<MovingSession | undefined> {
  const { rows } = await sql<MovingSession>`
    select b.therapist_id as "therapistId", b.location_code as "locationCode",
      b.starts_at as "startsAt", array(
      select service_id from booking_lines where booking_id = b.id
    ) as "serviceIds", p.expires_on as "lastDay", array(
      select distinct ${studioDay('other.starts_at')}
      from bookings other
      where other.package_id = p.id and p.kind = 'unlimited' and other.id <> b.id
        and (other.status <> 'cancelled' or other.late)
    ) as "takenDays"
    from bookings b left join owned_packages p on p.id = b.package_id
    where b.id = ${bookingId}::uuid and b.client_id = ${clientId}::int
  `.execute(db);
  return rows[0];
}

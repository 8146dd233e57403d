import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { studioDay } from '../../../platform/database/studio-day.ts';
import { statement } from '../../../platform/speed/statement.ts';

/** What a session that is locked for may need beside its therapist. */
export interface LockedSession {
  readonly serviceIds: readonly number[];
  readonly locationCode: string;
  /** The studio's day, `YYYY-MM-DD`. */
  readonly day: string;
}

/**
 * Makes bookings and holds of one therapist wait for each other until the transaction ends, and then
 * those that need resources of a branch on a day; in one statement, since what is selected is worked out
 * in its order. Under the bare exclusion constraints a storm of overlapping inserts can deadlock; after
 * these locks it cannot.
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
 * Makes bookings and holds of everybody wait until the transaction ends, and waits for those that are
 * being written: whoever books looks at the day under the lock of one, and so sees what is written
 * under all of them.
 */
export async function lockTherapists(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(1, id)
    from (select id from therapists order by id offset 0) as therapist`.execute(trx);
}

/** What a booking that is to be moved is for, where it is, and which of the studio's days (`YYYY-MM-DD`) its package leaves it. */
export interface MovingSession {
  readonly therapistId: number;
  readonly locationCode: string;
  readonly startsAt: Date;
  readonly serviceIds: readonly number[];
  /** Null: it does not expire, or there is none. */
  readonly lastDay: string | null;
  /** Days that have the one session of an unlimited one. */
  readonly takenDays: readonly string[];
}

/** A booking that is to be moved; undefined when there is no such booking of the account's own. */
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

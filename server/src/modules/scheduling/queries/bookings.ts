import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { STUDIO_ZONE } from '../../../platform/dubai.ts';

/**
 * Makes bookings and holds of one therapist wait for each other until the transaction ends. Under the
 * bare exclusion constraint a storm of overlapping inserts can deadlock; after this lock it cannot.
 */
export async function lockTherapist(trx: Trx, therapistId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(1, ${therapistId}::int)`.execute(trx);
}

/** Which days a package leaves to a session, `YYYY-MM-DD` in Dubai. */
interface PackageDays {
  /** Null: it does not expire, or there is none. */
  readonly lastDay: string | null;
  /** Days that have the one session of an unlimited one. */
  readonly takenDays: readonly string[];
}

/**
 * On which days the package of a booking, if it has one, lets it be moved to; undefined when there is
 * no such booking of the account's own.
 */
export async function findPackageDays(
  db: Db,
  bookingId: string,
  clientId: number,
): Promise<PackageDays | undefined> {
  const { rows } = await sql<PackageDays>`
    select p.expires_on as "lastDay", array(
      select distinct to_char(other.starts_at at time zone ${STUDIO_ZONE}::text, 'YYYY-MM-DD')
      from bookings other
      where other.package_id = p.id and p.kind = 'unlimited' and other.id <> b.id
        and (other.status <> 'cancelled' or other.late)
    ) as "takenDays"
    from bookings b left join owned_packages p on p.id = b.package_id
    where b.id = ${bookingId}::uuid and b.client_id = ${clientId}::int
  `.execute(db);
  return rows[0];
}

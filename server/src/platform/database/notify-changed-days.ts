import { sql } from 'kysely';
import type { Trx } from './db.ts';
import { dayOfInstant } from './studio-day.ts';

/** The channel that announces changes of the studio's days. */
export const DAYS_CHANNEL = 'studio_days';

/**
 * The channel on which the database announces the id of a session that has ended or lost rights
 * (migration 0072).
 */
export const ENDED_SESSIONS_CHANNEL = 'ended_sessions';

/** The message when the changed days are unknown. */
export const EVERYTHING = '*';

/**
 * An expression for a `returning` clause that tells every process, once the transaction commits,
 * that the studio's day of the instant `startsAt` has changed at a branch; both arguments are SQL.
 */
export const tellDay = (startsAt: string, locationCode: string) => `
  pg_notify('${DAYS_CHANNEL}', ${dayOfInstant(startsAt)} || ' ' || ${locationCode})`;

/**
 * A `returning` clause for a statement whose part `booking` writes bookings and returns their
 * `starts_at` and `location_code`, and whose last part is a row with their `booking_id`: announces
 * the former and new days.
 */
export const tellOfBooking = sql.raw(`
  (select ${tellDay('starts_at', 'location_code')} from booking),
  (select ${tellDay('starts_at', 'location_code')} from bookings where id = booking_id)`);

/**
 * Announces the days with upcoming sessions from a package, after a change of its minutes, end or
 * people.
 */
export async function tellOfPackage(trx: Trx, packageId: number): Promise<void> {
  await sql`
    select ${sql.raw(tellDay('starts_at', 'location_code'))} from bookings
    where package_id = ${packageId}::int and status in ('booked', 'check_in')`.execute(trx);
}

/** Tells every open board and till, once the transaction commits, that money or stock of a branch moved. */
export async function announceMoney(trx: Trx, locationCode: string, at: Date): Promise<void> {
  await sql`
    select ${sql.raw(tellDay('at', 'code'))}
    from (values (${at}::timestamptz, ${locationCode}::text)) it (at, code)`.execute(trx);
}

/** Announces a change of hours, shifts, closures, settings or people, which may concern any day. */
export async function tellEverything(trx: Trx): Promise<void> {
  // Some of it frees time, for which somebody may wait.
  await sql`
    select pg_notify(${DAYS_CHANNEL}::text, ${EVERYTHING}::text), note_freed_time(null, null)
  `.execute(trx);
}

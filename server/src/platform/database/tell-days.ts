import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import { sql } from 'kysely';
import { STUDIO_ZONE } from '../dubai.ts';
import type { Trx } from './db.ts';

/** The channel on which it is told that a day of the studio has changed. */
export const DAYS_CHANNEL = 'studio_days';

/** The channel on which the database tells the id of a session that has ended or may do less (migration 0072). */
export const ENDED_SESSIONS_CHANNEL = 'ended_sessions';

/** What is told when it cannot be said which days have changed. */
export const EVERYTHING = '*';

/**
 * An expression that tells every process, once the transaction commits, that the studio's day of the
 * instant `startsAt` has changed at a branch; both are SQL. Stands in what a statement returns.
 */
export const tellDay = (startsAt: string, locationCode: string) => `
  pg_notify('${DAYS_CHANNEL}', to_char(
    (${startsAt} - interval '${DAY_BEGINS_MINUTE} minutes') at time zone '${STUDIO_ZONE}', 'YYYY-MM-DD'
  ) || ' ' || ${locationCode})`;

/**
 * What a statement returns whose part `booking` writes bookings and returns their `starts_at` and
 * `location_code`, and whose last part is a row with their `booking_id`: tells of the days on which
 * they stood and stand.
 */
export const tellOfBooking = sql.raw(`
  (select ${tellDay('starts_at', 'location_code')} from booking),
  (select ${tellDay('starts_at', 'location_code')} from bookings where id = booking_id)`);

/** Tells of the days with sessions to come from a package: of its minutes, its end and who may use it. */
export async function tellOfPackage(trx: Trx, packageId: number): Promise<void> {
  await sql`
    select ${sql.raw(tellDay('starts_at', 'location_code'))} from bookings
    where package_id = ${packageId}::int and status in ('booked', 'check_in')`.execute(trx);
}

/** Tells of a change of hours, shifts, closures, settings or of people, which may concern any day. */
export async function tellEverything(trx: Trx): Promise<void> {
  await sql`select pg_notify(${DAYS_CHANNEL}::text, ${EVERYTHING}::text)`.execute(trx);
}

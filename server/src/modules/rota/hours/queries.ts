import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import type { Dated, Span } from '../rules.ts';

export interface StoredOpening extends Dated, Span {
  readonly location: string;
}

/** Opening hours of one branch or all that apply on or after a day. */
export async function listHours(db: Db | Trx, from: string, location: string | null) {
  const { rows } = await sql<StoredOpening>`
    select id, location_code as location, weekday, from_minute, to_minute,
      valid_from as "validFrom", valid_to as "validTo"
    from opening_hours
    where location_code = coalesce(${location}::text, location_code)
      and coalesce(valid_to >= ${from}::date, true)
    order by location_code, valid_from nulls first, weekday, from_minute`.execute(db);
  return rows;
}

export async function updateHoursEnd(trx: Trx, ids: readonly number[], validTo: string) {
  await sql`update opening_hours set valid_to = ${validTo}::date where id = any(${ids}::int[])`.execute(
    trx,
  );
}

export async function updateHoursBeginning(trx: Trx, ids: readonly number[], validFrom: string) {
  await sql`update opening_hours set valid_from = ${validFrom}::date
    where id = any(${ids}::int[])`.execute(trx);
}

/** Deletes hours that never were valid. */
export async function deleteHours(trx: Trx, ids: readonly number[]) {
  await sql`delete from opening_hours where id = any(${ids}::int[])`.execute(trx);
}

export async function insertHours(trx: Trx, hours: readonly Omit<StoredOpening, 'id'>[]) {
  if (hours.length === 0) return;
  await trx
    .insertInto('opening_hours')
    .values(
      hours.map((each) => ({
        location_code: each.location,
        weekday: each.weekday,
        from_minute: each.from_minute,
        to_minute: each.to_minute,
        valid_from: each.validFrom,
        valid_to: each.validTo,
      })),
    )
    .execute();
}

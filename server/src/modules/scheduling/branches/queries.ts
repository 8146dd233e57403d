import type { Emirate } from '@limber/contract/terms/reports.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import type { BranchContents } from './branch-rules.ts';

interface BothLanguages {
  readonly en: string;
  readonly ar: string;
}

/** A branch with its details. */
export interface StoredBranch {
  readonly location: string;
  readonly version: number;
  readonly active: boolean;
  readonly name: BothLanguages;
  readonly address: BothLanguages;
  readonly map_url: string | null;
  readonly phone: string;
  readonly image: string | null;
  readonly emirate: Emirate | null;
  readonly parking: BothLanguages;
  readonly position: number;
}

/** The editable fields of a branch. */
interface BranchRow {
  readonly name: string;
  readonly address: string;
  readonly map_url: string | null;
  readonly phone: string;
  readonly image: string;
  readonly emirate: Emirate | null;
  readonly parking: string;
  readonly position: number;
}

/**
 * Every branch in the studio's order, including retired ones. A place that was never open, and that
 * nobody has edited, only names old bookings and is not a branch of the studio.
 */
export async function listStoredBranches(db: Db | Trx): Promise<StoredBranch[]> {
  const { rows } = await sql<StoredBranch>`
    select code as location, version, bookable as active,
      ${inBoth('name')} as name, ${inBoth('address')} as address, ${inBoth('parking')} as parking,
      map_url, phone, nullif(image, '') as image, emirate, position
    from locations where bookable or version > 1 order by position, code`.execute(db);
  return rows;
}

/** A column's words with their Arabic ones; nothing has no Arabic. */
function inBoth(column: 'name' | 'address' | 'parking') {
  const words = sql.ref(column);
  return sql`json_build_object('en', ${words}, 'ar', coalesce((
    select words from translations where language = 'ar' and source = ${words}
      and ${words} <> ''), ''))`;
}

/** Makes every other change of branches wait until the transaction ends; bookings do not wait. */
export async function lockBranches(trx: Trx): Promise<void> {
  await sql`select from locations order by code for no key update`.execute(trx);
}

export async function insertBranch(trx: Trx, code: string, branch: BranchRow): Promise<void> {
  await trx
    .insertInto('locations')
    .values({ code, icon: 'map-pin', bookable: true, ...branch })
    .execute();
}

export async function updateBranch(
  trx: Trx,
  code: string,
  branch: BranchRow | { readonly bookable: boolean },
): Promise<void> {
  await trx
    .updateTable('locations')
    .set((row) => ({ ...branch, version: row('version', '+', 1) }))
    .where('code', '=', code)
    .execute();
}

/** What a branch still has: unfinished sessions, therapists of its own, an open drawer. */
export async function findLeftThere(trx: Trx, code: string, now: Date): Promise<BranchContents> {
  const { rows } = await sql<BranchContents>`
    select exists (select from bookings where location_code = ${code}
        and status in ('booked', 'check_in') and ends_at > ${now}::timestamptz) as sessions,
      exists (select from therapists where location_code = ${code} and active) as therapists,
      exists (select from drawer_sessions
        where location_code = ${code} and closed_at is null) as "openDrawer"`.execute(trx);
  return rows[0] as BranchContents;
}

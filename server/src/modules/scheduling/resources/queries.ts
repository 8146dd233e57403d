import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { insertRowUnlessTaken } from '../../../platform/database/rows-by-values.ts';

interface BothLanguages {
  readonly en: string;
  readonly ar: string;
}

/** A room or device with its names. */
export interface StoredResource {
  readonly id: number;
  readonly version: number;
  readonly active: boolean;
  readonly location: string;
  readonly kind: BothLanguages;
  readonly name: BothLanguages;
  readonly position: number;
  /** Sessions that have not begun and have it. */
  readonly sessionsToCome: number;
}

/** The editable fields of one. */
interface ResourceRow {
  readonly kind: string;
  readonly name: string;
  readonly position: number;
}

/** Every room and device, by branch and kind, retired ones among them, as it is at an instant. */
export async function listStoredResources(db: Db | Trx, now: Date): Promise<StoredResource[]> {
  const { rows } = await sql<StoredResource>`
    select r.id, r.version, r.active, r.location_code as location,
      json_build_object('en', r.kind, 'ar', coalesce((
        select words from translations where language = 'ar' and source = r.kind), '')) as kind,
      json_build_object('en', r.name, 'ar', coalesce((
        select words from translations where language = 'ar' and source = r.name), '')) as name,
      r.position,
      (select count(*)::int from booking_resources had
        where had.resource_id = r.id and had.live and lower(had.during) > ${now}::timestamptz
      ) as "sessionsToCome"
    from resources r join locations l on l.code = r.location_code
    order by l.position, r.kind, r.position, r.id`.execute(db);
  return rows;
}

/** Makes every other change of resources wait until the transaction ends; bookings do not wait. */
export async function lockResources(trx: Trx): Promise<void> {
  await sql`select from resources order by id for no key update`.execute(trx);
}

/** Inserts a room or device and returns its id; undefined when one of the branch has its name. */
export async function insertResource(
  trx: Trx,
  location: string,
  resource: ResourceRow,
): Promise<number | undefined> {
  const row = { location_code: location, ...resource };
  return insertRowUnlessTaken(trx, 'resources', row, ['location_code', 'name']);
}

export async function updateResource(
  trx: Trx,
  id: number,
  resource: ResourceRow | { readonly active: boolean },
): Promise<void> {
  await trx
    .updateTable('resources')
    .set((row) => ({ ...resource, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

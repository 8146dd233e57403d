import type { TherapistProfile } from '@limber/contract/desk/studio/therapists.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { lockTherapistAccounts } from '../../../platform/database/lock-account.ts';
import {
  deleteRows,
  insertMissingRows,
  insertRow,
  updateRows,
} from '../../../platform/database/rows-by-values.ts';

/** A therapist with their details. */
export interface StoredTherapist {
  readonly id: number;
  readonly version: number;
  readonly active: boolean;
  readonly accountId: number;
  readonly fullName: string;
  readonly location: string;
  readonly nameAr: string | null;
  readonly languages: readonly string[];
  readonly booksByPhone: boolean;
  readonly photo: string | null;
  readonly position: number;
  readonly services: readonly { readonly id: number; readonly name: string }[];
}

/** Every therapist in the studio's order, retired ones among them. */
export async function listStoredTherapists(db: Db | Trx): Promise<StoredTherapist[]> {
  const { rows } = await sql<StoredTherapist>`
    select t.id, t.version, t.active, t.account_id as "accountId",
      a.first_name || ' ' || a.last_name as "fullName", t.location_code as location,
      t.name_ar as "nameAr", t.languages, t.books_by_phone as "booksByPhone", t.photo, t.position,
      coalesce((
        select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.position, s.id)
        from therapist_services o join services s on s.id = o.service_id
        where o.therapist_id = t.id), '[]') as services
    from therapists t join accounts a on a.id = t.account_id
    where a.erased_at is null
    order by t.position, t.id`.execute(db);
  return rows;
}

/** Makes every other change of therapists wait until the transaction ends; bookings do not wait. */
export async function lockTherapists(trx: Trx): Promise<void> {
  await lockTherapistAccounts(trx);
  await sql`select from therapists order by id for no key update`.execute(trx);
}

/** Inserts a therapist with their details, and returns their number. */
export async function insertTherapist(
  trx: Trx,
  accountId: number,
  { service_ids: _, location, ...profile }: TherapistProfile,
): Promise<number> {
  return insertRow(trx, 'therapists', {
    ...profile,
    account_id: accountId,
    location_code: location,
  });
}

export function updateTherapist(
  trx: Trx,
  id: number,
  { service_ids: _, location, ...profile }: TherapistProfile,
) {
  return updateRows(trx, 'therapists', {
    where: { id },
    set: { ...profile, location_code: location, version: sql`version + 1` },
  });
}

/** The services that a therapist offers from now on. */
export async function replaceServices(
  trx: Trx,
  therapistId: number,
  serviceIds: readonly number[],
): Promise<void> {
  await deleteRows(trx, 'therapist_services', { therapist_id: therapistId });
  // A concurrent change of a service may have inserted one already.
  const rows = serviceIds.map((id) => ({ service_id: id, therapist_id: therapistId }));
  await insertMissingRows(trx, 'therapist_services', rows);
}

/** Those of some services that there are. */
export async function listServiceIds(trx: Trx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await trx.selectFrom('services').where('id', 'in', ids).select('id').execute();
  return rows.map(({ id }) => id);
}

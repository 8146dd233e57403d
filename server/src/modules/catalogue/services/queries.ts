import type { ServiceKind } from '@limber/contract/catalogue.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { isUnsavedDefault } from '../../../platform/database/is-unsaved-default.ts';
import {
  deleteRows,
  insertMissingRows,
  insertRows,
  insertRowUnlessTaken,
  updateRows,
} from '../../../platform/database/rows-by-values.ts';
import type { BothLanguages } from '../translations/translation-rules.ts';
import type { Need, Price } from './service-rules.ts';

/** The fields of a service in its own row. */
export interface ServiceRow {
  readonly name: string;
  readonly description: string;
  readonly kind: ServiceKind | null;
  readonly image: string | null;
  readonly needs_skill: boolean;
  readonly buffer_minutes: number;
  readonly therapist_minutes: number | null;
  readonly position: number;
}

/** A service with everything that belongs to it. */
export interface StoredService {
  readonly id: number;
  readonly version: number;
  readonly active: boolean;
  readonly proposed: boolean;
  readonly name: BothLanguages;
  readonly description: BothLanguages;
  readonly kind: ServiceKind | null;
  readonly image: string | null;
  readonly needsSkill: boolean;
  readonly bufferMinutes: number;
  readonly therapistMinutes: number | null;
  readonly position: number;
  readonly prices: readonly Price[];
  readonly needs: readonly Need[];
  readonly therapists: readonly { readonly id: number; readonly name: string }[];
}

/** Every service in the studio's order, retired ones among them. */
export async function listStoredServices(db: Db | Trx): Promise<StoredService[]> {
  const { rows } = await sql<StoredService>`
    select s.id, s.version, s.active, ${isUnsavedDefault('service', 's')} as proposed,
      json_build_object('en', s.name, 'ar', coalesce((
        select words from translations where language = 'ar' and source = s.name), '')) as name,
      json_build_object('en', s.description, 'ar', coalesce((
        select words from translations where language = 'ar' and source = s.description), '')
      ) as description,
      s.kind, s.image, s.needs_skill as "needsSkill", s.buffer_minutes as "bufferMinutes",
      s.therapist_minutes as "therapistMinutes", s.position,
      coalesce((
        select json_agg(json_build_object('minutes', lasts_minutes, 'minor', price_fils)
          order by lasts_minutes)
        from service_durations where service_id = s.id and active), '[]') as prices,
      coalesce((
        select json_agg(json_build_object('kind', one.kind, 'resourceIds', one.ids) order by one.need)
        from (
          select need, kind,
            coalesce(json_agg(resource_id order by resource_id)
              filter (where resource_id is not null), '[]') as ids
          from service_resources where service_id = s.id group by need, kind
        ) as one), '[]') as needs,
      coalesce((
        select json_agg(json_build_object('id', t.id, 'name', a.first_name || ' ' || a.last_name)
          order by t.position, t.id)
        from therapist_services o join therapists t on t.id = o.therapist_id
          join accounts a on a.id = t.account_id
        where o.service_id = s.id), '[]') as therapists
    from services s order by s.position, s.id`.execute(db);
  return rows;
}

/** Makes every other change of services wait until the transaction ends; bookings do not wait. */
export async function lockServices(trx: Trx): Promise<void> {
  await sql`select from services order by id for no key update`.execute(trx);
}

/** Inserts a service and returns its id; undefined when another one has its name. */
export async function insertService(trx: Trx, service: ServiceRow): Promise<number | undefined> {
  return insertRowUnlessTaken(trx, 'services', service, ['name']);
}

export function updateService(trx: Trx, id: number, service: ServiceRow) {
  return updateRows(trx, 'services', {
    where: { id },
    set: { ...service, version: sql`version + 1` },
  });
}

/** Forgets the day of a retirement that is over. */
export async function clearRetiredDay(trx: Trx, id: number, today: string): Promise<void> {
  await trx
    .updateTable('services')
    .set({ retires_on: null })
    .where('id', '=', id)
    .where('retires_on', '<=', today)
    .execute();
}

export function updateVersion(trx: Trx, id: number) {
  return updateRows(trx, 'services', { where: { id }, set: { version: sql`version + 1` } });
}

/**
 * The lengths in which a service is sold from now on; those that are not among them are retired.
 */
export async function replacePrices(
  trx: Trx,
  serviceId: number,
  prices: readonly Price[],
): Promise<void> {
  await trx
    .updateTable('service_durations')
    .set({ active: false })
    .where('service_id', '=', serviceId)
    .where(
      'lasts_minutes',
      'not in',
      prices.map(({ minutes }) => minutes),
    )
    .execute();
  await trx
    .insertInto('service_durations')
    .values(
      prices.map(({ minutes, minor }) => ({
        service_id: serviceId,
        lasts_minutes: minutes,
        price_fils: minor,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['service_id', 'lasts_minutes']).doUpdateSet({
        price_fils: sql<number>`excluded.price_fils`,
        active: true,
      }),
    )
    .execute();
}

/** The resources that a service needs from now on. */
export async function replaceNeeds(
  trx: Trx,
  serviceId: number,
  needs: readonly Need[],
): Promise<void> {
  await deleteRows(trx, 'service_resources', { service_id: serviceId });
  const rows = needs.flatMap(({ kind, resourceIds }, index) => {
    const which =
      kind === null
        ? resourceIds.map((id) => ({ kind: null, resource_id: id }))
        : [{ kind, resource_id: null }];
    return which.map((each) => ({ service_id: serviceId, need: index + 1, ...each }));
  });
  await insertRows(trx, 'service_resources', rows);
}

/** Who offers a service from now on. */
export async function replaceTherapists(
  trx: Trx,
  serviceId: number,
  therapistIds: readonly number[],
): Promise<void> {
  await deleteRows(trx, 'therapist_services', { service_id: serviceId });
  // A concurrent change of a therapist may have inserted one already.
  const rows = therapistIds.map((id) => ({ service_id: serviceId, therapist_id: id }));
  await insertMissingRows(trx, 'therapist_services', rows);
}

/** What a service may refer to: kinds and resources of the branches, and the therapists. */
export async function findNameable(trx: Trx) {
  const { rows } = await sql<{ kinds: string[]; resourceIds: number[]; therapistIds: number[] }>`
    select array(select distinct kind from resources) as kinds,
      array(select id from resources) as "resourceIds",
      array(select id from therapists) as "therapistIds"`.execute(trx);
  return rows[0] ?? { kinds: [], resourceIds: [], therapistIds: [] };
}

import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import { isCountryFixed } from '../../platform/database/is-country-fixed.ts';
import { isUnsavedDefault } from '../../platform/database/is-unsaved-default.ts';
import type { SetUpFacts } from './set-up-step-rules.ts';

/** Which parts of the studio's setup exist on a given day, and since when its doors are open. */
export async function findSetUp(
  db: Db | Trx,
  today: string,
): Promise<SetUpFacts & { readonly openedAt: Date | null }> {
  const holds = sql`coalesce(valid_to >= ${today}::date, true)`;
  const { rows } = await sql<SetUpFacts & { openedAt: Date | null }>`
    select s.brand, s.legal_name as "legalName", s.city, s.address, s.email, s.phone,
      s.chat_number as "chatNumber", s.trn,
      s.place_version > 1 or ${isCountryFixed} as "placeSet",
      coalesce(s.look ->> 'primary', s.look ->> 'accent', s.look #>> '{pictures,logo_light}',
        s.look #>> '{pictures,logo_dark}', s.look #>> '{pictures,mark}') is not null as "hasLook",
      s.version > 1 as "termsSaved", s.skipped_steps as skipped, s.opened_at as "openedAt",
      (select count(*)::int from locations where bookable) as branches,
      (select count(*)::int from locations l where bookable and exists (
        select from opening_hours where location_code = l.code and ${holds})) as "withHours",
      (select count(*)::int from services v where active and exists (
        select from service_durations d where service_id = v.id and d.active and price_fils > 0
      )) as services,
      (select count(*)::int from services v where active and ${isUnsavedDefault('service', 'v')}
      ) as "servicesProposed",
      (select count(*)::int from resources where active) as resources,
      (select count(*)::int from services v where active and exists (
        select from service_resources n where n.service_id = v.id group by need
        having not bool_or(exists (
          select from resources r where r.active and (r.id = n.resource_id or r.kind = n.kind)))
      )) as "servicesWithoutResource",
      (select count(*)::int from package_products p where active and exists (
        select from package_options o where product_id = p.id and o.active and price_fils > 0
      )) as packages,
      (select count(*)::int from package_products p where active and ${isUnsavedDefault('package', 'p')}
      ) as "packagesProposed",
      (select count(*)::int from therapists t where active
        and exists (select from shifts where therapist_id = t.id and ${holds})
        and exists (select from services v where v.active and (not v.needs_skill or exists (
          select from therapist_services where therapist_id = t.id and service_id = v.id)))
      ) as therapists,
      (select count(*)::int from accounts
        where account_type = 'client' and erased_at is null and merged_into is null) as clients
    from settings s
  `.execute(db);
  return rows[0] as (typeof rows)[number];
}

export async function updateDoors(trx: Trx, openedAt: Date | null): Promise<void> {
  await trx.updateTable('settings').set({ opened_at: openedAt }).execute();
}

export async function updateSkipped(trx: Trx, steps: readonly string[]): Promise<void> {
  await trx
    .updateTable('settings')
    .set({ skipped_steps: [...steps] })
    .execute();
}

import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { isUnsavedDefault } from '../../../platform/database/is-unsaved-default.ts';
import type { SetUp } from '../set-up-rules.ts';

/** Which parts of the studio's setup exist on a given day. */
export async function findSetUp(db: Db, today: string): Promise<SetUp> {
  const { rows } = await sql<SetUp>`
    select coalesce(s.brand, '') as brand, coalesce(s.email, '') as email,
      coalesce(s.phone, '') as phone, s.trn,
      (select count(*)::int from locations where bookable) as branches,
      (select count(*)::int from locations l where bookable and exists (
        select from opening_hours where location_code = l.code
          and coalesce(valid_to >= ${today}::date, true))) as "withHours",
      (select count(*)::int from services v where active and exists (
        select from service_durations d where service_id = v.id and d.active and price_fils > 0
      )) as services,
      (select count(*)::int from services v where active and ${isUnsavedDefault('service', 'v')}
      ) as "servicesProposed",
      (select count(*)::int from package_products p where active and exists (
        select from package_options o where product_id = p.id and o.active and price_fils > 0
      )) as packages,
      (select count(*)::int from package_products p where active and ${isUnsavedDefault('package', 'p')}
      ) as "packagesProposed",
      (select count(*)::int from therapists t where active and exists (
        select from shifts where therapist_id = t.id
          and coalesce(valid_to >= ${today}::date, true))) as therapists,
      (select count(*)::int from accounts
        where account_type = 'client' and erased_at is null and merged_into is null) as clients,
      (select count(*)::int from partner_discounts where active) as partners
    from (select 1) as one left join settings s on true
  `.execute(db);
  return rows[0] as SetUp;
}

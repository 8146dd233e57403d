import type { Dependent, RetirableThing } from '@limber/contract/desk/studio/dependents.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { STUDIO_ZONE } from '../../../platform/database/studio-day.ts';
import { dayOf } from '../../../platform/studio-days.ts';

/** What depends on a thing of the studio, as far as there is something. */
export async function listDependents(
  db: Db,
  { subject, id }: RetirableThing,
  now: Date,
): Promise<Dependent[]> {
  const parts = partsOf[subject](subject === 'branch' ? id : Number(id) || 0, now);
  const { rows } = await sql<Dependent>`
    select what, count::int, coalesce(names, '{}') as names, minutes::int, last_day::text
    from (${sql.join(parts, sql` union all `)}) as part where count > 0`.execute(db);
  return rows;
}

type Parts = (id: number | string, now: Date) => RawBuilder<unknown>[];

const partsOf: Readonly<Record<RetirableThing['subject'], Parts>> = {
  service: (id, now) => [
    sessions(
      now,
      sql`exists (
      select from booking_lines where booking_id = b.id and service_id = ${id}::int)`,
    ),
    named(
      'packages_for_sale',
      sql`select name from package_products p where active and exists (
      select from package_product_services where product_id = p.id and service_id = ${id}::int)`,
    ),
    sold(
      now,
      sql`exists (select from package_product_services
      where product_id = p.product_id and service_id = ${id}::int)`,
    ),
    named(
      'therapists',
      sql`select a.first_name || ' ' || a.last_name as name
      from therapist_services o join therapists t on t.id = o.therapist_id
        join accounts a on a.id = t.account_id
      where o.service_id = ${id}::int and t.active`,
    ),
  ],
  package: (id, now) => [sold(now, sql`p.product_id = ${id}::int`)],
  branch: (id, now) => [
    sessions(now, sql`b.location_code = ${id}::text`),
    named(
      'therapists',
      sql`select a.first_name || ' ' || a.last_name as name
      from therapists t join accounts a on a.id = t.account_id
      where t.active and (t.location_code = ${id}::text or exists (
        select from shifts s where s.therapist_id = t.id and s.location_code = ${id}::text
          and (s.valid_to is null or s.valid_to >= ${dayOf(now)}::date)))`,
    ),
    named(
      'resources',
      sql`
      select name from resources where active and location_code = ${id}::text`,
    ),
    named(
      'front_desk',
      sql`select first_name || ' ' || last_name as name from accounts a
      where account_type = 'front_desk' and suspended_at is null and exists (
        select from staff_locations where account_id = a.id and location_code = ${id}::text)`,
    ),
    named('drawers', openDrawers(sql`d.location_code = ${id}::text`)),
    named('counters', counters(sql`location_code = ${id}::text`)),
  ],
  resource: (id, now) => [
    sessions(
      now,
      sql`exists (select from booking_resources
      where booking_id = b.id and resource_id = ${id}::int and live)`,
    ),
    named(
      'services',
      sql`select name from services s where active and exists (
      select from service_resources need join resources r on r.id = ${id}::int
      where need.service_id = s.id and (need.resource_id = r.id or need.kind = r.kind))`,
    ),
  ],
  product: (id) => [
    sql`
      select 'pieces' as what, sum(pieces) as count, array_agg(name order by position) as names,
        null::bigint as minutes, null::date as last_day
      from stock_levels s join locations l on l.code = s.location_code
      where product_id = ${id}::int and pieces > 0`,
  ],
  partner: (id) => [
    counted(
      'codes',
      sql`select from partner_codes where discount_id = ${id}::int and handed_to is null`,
    ),
  ],
  therapist: (id, now) => [
    sessions(now, sql`b.therapist_id = ${id}::int`),
    named(
      'services',
      sql`select name from services s where active and needs_skill and exists (
        select from therapist_services where service_id = s.id and therapist_id = ${id}::int)
      and not exists (
        select from therapist_services o join therapists t on t.id = o.therapist_id
        where o.service_id = s.id and o.therapist_id <> ${id}::int and t.active)`,
    ),
    counted('favourites', sql`select from favourites where therapist_id = ${id}::int`),
  ],
  member: (id, now) => [
    sessions(
      now,
      sql`exists (select from therapists where id = b.therapist_id and account_id = ${id}::int)`,
    ),
    named('drawers', openDrawers(sql`d.opened_by = ${id}::int`)),
    named('counters', counters(sql`enrolled_by = ${id}::int`)),
    counted(
      'passkeys',
      sql`select from staff_factors where account_id = ${id}::int and kind = 'passkey'`,
    ),
    counted(
      'signed_in',
      sql`select from sessions where account_id = ${id}::int and ended_at is null
        and ends_at > ${now}::timestamptz`,
    ),
  ],
};

/** Sessions to come that meet a condition on the booking `b`. */
const sessions = (now: Date, which: RawBuilder<unknown>) => sql`
  select 'sessions' as what, count(*), null::text[] as names, null::bigint as minutes,
    max((b.starts_at at time zone ${sql.raw(STUDIO_ZONE)})::date) as last_day
  from bookings b
  where b.status = 'booked' and b.starts_at > ${now}::timestamptz and ${which}`;

/** Open drawers `d`, by their branch. */
const openDrawers = (which: RawBuilder<unknown>) => sql`
  select l.name from drawer_sessions d join locations l on l.code = d.location_code
  where d.closed_at is null and ${which}`;

const counters = (which: RawBuilder<unknown>) => sql`
  select name from devices where revoked_at is null and ${which}`;

const counted = (what: Dependent['what'], rows: RawBuilder<unknown>) => sql`
  select ${what}::text as what, count(*), null::text[] as names, null::bigint as minutes,
    null::date as last_day
  from (${rows}) as its`;

/** Things with a `name`. */
const named = (what: Dependent['what'], rows: RawBuilder<unknown>) => sql`
  select ${what}::text as what, count(*), (array_agg(name order by name))[1:5] as names,
    null::bigint as minutes, null::date as last_day
  from (${rows}) as its`;

/** Sold packages `p` that can still be used and meet a condition. */
const sold = (now: Date, which: RawBuilder<unknown>) => sql`
  select 'sold_packages' as what, count(*), null::text[] as names,
    sum(its.minutes) as minutes, null::date as last_day
  from (
    select coalesce((
      select balance_minutes from package_entries where package_id = p.id order by id desc limit 1
    ), 0) as minutes, p.minutes as whole
    from owned_packages p
    where p.active and (p.expires_on is null or p.expires_on >= ${dayOf(now)}::date) and ${which}
  ) as its where its.whole is null or its.minutes > 0`;

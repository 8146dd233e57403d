import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openClient } from '../../server/src/platform/database/open-connections.ts';
import { putIndexesAside } from './indexes-aside.ts';

/** A chain of branches with ten therapists each, and its number of sessions. */
export interface Chain {
  readonly branches: number;
  readonly bookings: number;
  readonly clients: number;
}

const THERAPISTS_A_BRANCH = 10;
/** Sessions of a therapist on a past day; coming days have gaps. */
const SESSIONS_A_DAY = 10;
export const COMING_DAYS = 60;
/** Rows that triggers would have written. */
const BY_TRIGGERS = ['0061-unsettled-until-now.sql', '0251-days-until-now.sql'].map((name) =>
  readFileSync(join(import.meta.dirname, '../../server/migrations', name), 'utf8'),
);
/** Days written at a time. */
const DAYS_AT_ONCE = 40;

const TABLES = [
  ...['bookings', 'booking_lines', 'booking_events', 'booking_resources', 'package_entries'],
  ...['sales', 'sale_lines', 'payments', 'tips', 'tax_documents'],
];

/**
 * Fills a migrated and seeded database with a chain: branches, people, and every session with its
 * events, sales and payments. Rows are written without triggers and references, as the product
 * would write them. Answers the seconds it took.
 */
export async function fillChain(
  url: string,
  { branches, bookings, clients }: Chain,
  say: (progress: string) => void,
): Promise<number> {
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  const client = await openClient(url);
  try {
    await client.query(`
      set session_replication_role = replica;
      set synchronous_commit = off;
      set maintenance_work_mem = '1GB';
      set work_mem = '256MB';
      select setseed(0.5)`);
    await client.query(insertBranches(branches));
    await client.query(insertClients(clients));
    const back = await putIndexesAside(client, TABLES);
    const therapists = branches * THERAPISTS_A_BRANCH;
    // On coming days six of ten hours are taken.
    const pastDays = Math.ceil(bookings / therapists / SESSIONS_A_DAY - COMING_DAYS * 0.6);
    for (let day = -pastDays; day < COMING_DAYS; day += DAYS_AT_ONCE) {
      const until = Math.min(day + DAYS_AT_ONCE, COMING_DAYS);
      for (const statement of writeDays(day, until, clients)) await client.query(statement);
      say(`${seconds()} s: until day ${until} of ${-pastDays} to ${COMING_DAYS}`);
    }
    await client.query(writeLedger);
    for (const statement of back) await client.query(statement);
    for (const statement of BY_TRIGGERS) await client.query(statement);
    // The job leaves days alone that were changed a moment ago.
    await client.query(`update touched_days set at = now() - interval '1 hour'`);
    say(`${seconds()} s: indexes`);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
  return seconds();
}

const insertBranches = (branches: number) => `
  insert into locations (code, name, address, image, icon, phone, bookable, position)
  select 'chain-' || n, 'Branch ' || n, 'Street ' || n || ', Dubai', image, icon, phone, true, 100 + n
  from locations, generate_series(1, ${branches}) as n where code = 'A';
  insert into opening_hours (location_code, weekday, from_minute, to_minute)
  select code, weekday, 600, 1320 from locations, generate_series(1, 7) as weekday where code like 'chain-%';
  insert into resources (location_code, kind, name, position)
  select code, 'Treatment room', 'Room ' || n, n
  from locations, generate_series(1, 3) as n where code like 'chain-%';
  with people as (
    insert into accounts (email, first_name, last_name, phone_number, gender, account_type, created_at)
    select 'therapist-' || code || '-' || n || '@bench.example', 'Therapist', code || ' ' || n,
      '+971500000000', 'female', 'therapist', now() - interval '5 years'
    from locations, generate_series(1, ${THERAPISTS_A_BRANCH}) as n where code like 'chain-%'
    returning id, email
  )
  insert into therapists (account_id, location_code, position)
  select id, substring(email from 'chain-[0-9]+'), 100 + split_part(split_part(email, '@', 1), '-', 4)::int
  from people;
  insert into therapist_services (therapist_id, service_id)
  select t.id, s.id from therapists t, services s where t.location_code like 'chain-%' and s.needs_skill;
  insert into shifts (therapist_id, weekday, location_code, from_minute, to_minute)
  select id, weekday, location_code, 600, 1260
  from therapists, generate_series(1, 7) as weekday where location_code like 'chain-%';
  insert into pay_rates (therapist_id, valid_from, per_hour_fils, share_basis_points, set_by, set_at, tiers_by,
    tiers_apply)
  select t.id, current_date - 3650, 4000, 1000, manager.id, now(), case when tiered then 'sales' end,
    case when tiered then 'above' end
  from therapists t cross join lateral (select position % 10 > 7 as tiered) as its
    cross join (select min(id) as id from accounts where account_type = 'manager') as manager
  where location_code like 'chain-%';
  insert into pay_tiers (rate_id, reached, share_basis_points)
  select id, 3000000, 1500 from pay_rates where tiers_by is not null`;

/** Each with another number; two in five pay from a package that outlasts all of this. */
const insertClients = (clients: number) => `
  insert into accounts (email, first_name, last_name, phone_number, phone_e164, phone_read, gender,
    created_at, verified_at)
  select 'client-' || n || '@bench.example',
    (array['Amina','Omar','Layla','Yousef','Noura','Karim','Sara','Hassan','Mariam','Ali'])[1 + n % 10],
    (array['Haddad','Khan','Farouk','Nasser','Smith','Petrov','Otieno','Silva','Rahman','Mansour'])[1 + n / 10 % 10]
      || ' ' || n,
    phone, phone, phone, 'female', created, created
  from generate_series(1, ${clients}) as n, lateral (
    select '+97150' || lpad(n::text, 7, '0') as phone, now() - n % 1000 * interval '1 day' as created) as its;
  insert into owned_packages (owner_id, product_id, option_id, kind, name, minutes, price_fils, people_limit,
    bought_at, expires_on, paid_at)
  select a.id, p.id, o.id, 'regular', p.name, 3000, 1143000, 1, now() - interval '4 years',
    current_date + 3650, now() - interval '4 years'
  from accounts a, package_products p join package_options o on o.product_id = p.id
  where a.email like 'client-%@bench.example' and a.id % 5 < 2 and o.id = (select min(id) from package_options);
  create table bench_clients as
  select row_number() over (order by a.id) - 1 as n, a.id, p.id as package_id
  from accounts a left join owned_packages p on p.owner_id = a.id
  where a.email like 'client-%@bench.example';
  alter table bench_clients add primary key (n);
  analyze`;

/** The sessions of a range of days, counted from today, and everything that belongs to them. */
const writeDays = (from: number, until: number, clients: number) => [
  `drop table if exists pg_temp.held;
  create temp table held as
  select gen_random_uuid() as id, gen_random_uuid() as sale_id, c.id as client_id, c.package_id, t.*,
    starts_at, starts_at + interval '45 minutes' as ends_at, over,
    case when not over then case when chance < 0.05 then 'cancelled' else 'booked' end
      when chance < 0.05 then 'cancelled' when chance < 0.08 then 'no_show' else 'completed' end as status,
    day::date as day, random() as pays
  from generate_series(${from}, ${until - 1}) as away
    cross join lateral (select (now() at time zone 'Asia/Dubai')::date + away as day) as d
    cross join (
      select id as therapist_id, location_code, position % 10 as place from therapists
      where location_code like 'chain-%') as t
    cross join generate_series(0, ${SESSIONS_A_DAY - 1}) as hour
    cross join lateral (
      select (day + make_interval(hours => 10 + hour)) at time zone 'Asia/Dubai' as starts_at, away < 0 as over,
        random() as chance) as its
    join bench_clients c
      on c.n = abs(hashint8((away * 1000 + hour) * 100000::bigint + t.therapist_id)) % ${clients}
  where over or abs(hashint8((away * 100 + hour) * 100000::bigint + t.therapist_id)) % 10 < 6
  order by day, starts_at`,
  `insert into bookings (id, client_id, therapist_id, location_code, service_type, status, starts_at, ends_at,
     price_fils, created_at, package_id, package_minutes, buffer_minutes, cutoff_hours)
   select id, client_id, therapist_id, location_code, 'service', status, starts_at, ends_at, 25000,
     starts_at - interval '6 days', package_id, case when package_id is not null then 45 end, 10, 12
   from held`,
  `insert into booking_lines (booking_id, position, service_id, service_name, lasts_minutes, price_fils)
   select held.id, 1, s.id, s.name, 45, 25000
   from held join services s on s.name = case when place between 1 and 3 then 'Sport Massage' else 'Stretching' end`,
  `insert into booking_resources (booking_id, resource_id, during, live)
   select held.id, r.id, tstzrange(starts_at, ends_at + interval '10 minutes'), status not in ('cancelled', 'no_show')
   from held join resources r on r.location_code = held.location_code and r.position = place
   where place between 1 and 3`,
  `insert into booking_events (booking_id, at, actor_id, kind, from_status, to_status)
   select id, at, client_id, kind, before, after
   from held cross join lateral (values
     (starts_at - interval '6 days', 'booked', null, 'booked', true),
     (starts_at - interval '1 day', 'cancelled', 'booked', 'cancelled', status = 'cancelled'),
     (starts_at, 'checked_in', 'booked', 'check_in', status = 'completed'),
     (ends_at, 'completed', 'check_in', 'completed', status = 'completed'),
     (ends_at, 'missed', 'booked', 'no_show', status = 'no_show')
   ) as told (at, kind, before, after, happened) where happened
   order by at`,
  `insert into drawer_sessions (location_code, day, float_fils, opened_at, opened_by, closed_at, closed_by,
     expected_fils, counted_fils)
   select location_code, day, 50000, min(starts_at), desk.id, max(ends_at), desk.id, 50000, 50000
   from held cross join (select min(id) as id from accounts where account_type = 'front_desk') as desk
   where over group by location_code, day, desk.id`,
  `delete from held where status <> 'completed' or package_id is not null;
  alter table held add column drawer_id int, add column seller_id int;
  update held set drawer_id = d.id, seller_id = d.opened_by from drawer_sessions d
  where d.location_code = held.location_code and d.day = held.day`,
  `insert into sales (id, location_code, client_id, payer_id, seller_id, drawer_id, at)
   select sale_id, location_code, client_id, client_id, seller_id, drawer_id, ends_at from held`,
  `insert into sale_lines (sale_id, position, booking_id, name, list_fils, gross_fils, vat_basis_points, vat_fils)
   select sale_id, 1, id, 'Stretching, 45 min', 25000, 25000, 500, vat_inside(25000, 500) from held`,
  `insert into payments (sale_id, drawer_id, method, amount_fils, reference, actor_id, at)
   select sale_id, drawer_id, case when pays < 0.3 then 'cash' else 'terminal' end,
     25000 + case when pays > 0.9 then 2000 else 0 end,
     case when pays >= 0.3 then 'T' || floor(pays * 1e9)::bigint end, seller_id, ends_at from held`,
  `insert into tips (sale_id, drawer_id, therapist_id, amount_fils, actor_id, at)
   select sale_id, drawer_id, therapist_id, 2000, seller_id, ends_at from held where pays > 0.9`,
  `insert into tax_documents (location_code, kind, number, name, sale_id, gross_fils, vat_fils, issued_at, snapshot)
   select location_code, 'invoice', number, 'INV-' || location_code || '-' || lpad(number::text, 6, '0'), sale_id,
     25000, vat_inside(25000, 500), ends_at, jsonb_build_object(
       'head', jsonb_build_object('brand', 'Limber', 'legalName', 'Limber Stretch Studio LLC', 'trn', '100000000000003',
         'studioAddress', 'Al Warqa Mall, Tripoli st, Dubai', 'branchAddress', 'Street 12, Dubai',
         'phone', '+971 4 000 0001', 'legalNameAr', 'ليمبر ستوديو ذ.م.م', 'branchAddressAr', null),
       'lines', jsonb_build_array(jsonb_build_object('name', 'Stretching, 45 min', 'nameAr', 'إطالة، 45 دقيقة',
         'listFils', 25000, 'grossFils', 25000, 'vatFils', 1190, 'basisPoints', 500)),
       'grossFils', 25000, 'vatFils', 1190, 'simplified', true, 'refersTo', null, 'reason', null)
   from (
     select *, coalesce((select last_number from document_series s
         where s.location_code = held.location_code and s.kind = 'invoice'), 0)
       + row_number() over (partition by location_code order by ends_at, id) as number
     from held
   ) as numbered`,
  `insert into document_series (location_code, kind, last_number)
   select location_code, 'invoice', count(*) from held group by location_code
   on conflict (location_code, kind) do update set last_number = document_series.last_number + excluded.last_number`,
];

/** Bought once, and used by each session that was not cancelled. */
const writeLedger = `
  insert into package_entries (package_id, at, kind, minutes, balance_minutes, person_id, booking_id, value_fils,
    balance_fils)
  select package_id, at, kind, minutes, sum(minutes) over turn, person_id, booking_id, minutes * 381,
    sum(minutes * 381) over turn
  from (
    select id as package_id, bought_at as at, 'bought' as kind, minutes, owner_id as person_id,
      null::uuid as booking_id
    from owned_packages where minutes = 3000
    union all
    select package_id, created_at, 'booked', -45, client_id, id from bookings
    where package_id is not null and status <> 'cancelled'
  ) as entry
  window turn as (partition by package_id order by at, booking_id nulls first)
  order by at`;

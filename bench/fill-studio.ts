import { openClient } from '../server/src/platform/database/open-connections.ts';

/** Amount of data in a bench database. */
export interface Filling {
  readonly pastDays: number;
  readonly comingDays: number;
  /** Branches with ten therapists each, `T1`, `T2` and so on, beside the initial ones. */
  readonly branchesOfTen?: number;
}

const CLIENTS = 200;
/** Clients without bookings: the number of coming sessions per client is limited. */
const BOOKERS = 2000;

/**
 * Fills a migrated and seeded database with bookings, about 60% of every therapist's working hours.
 * Adds `bench_cells` (every half-hour of the rota), `bench_bookings` (a copy of `bookings` without
 * the product's constraints and triggers), {@link CLIENTS} clients and {@link BOOKERS} for new
 * bookings.
 */
export async function fillStudio(url: string, filling: Filling): Promise<void> {
  const client = await openClient(url);
  try {
    await client.query(`select setseed(0.5)`);
    await client.query(insertClients);
    for (const insert of insertBranches) await client.query(insert(filling.branchesOfTen ?? 0));
    await client.query(createCells(filling));
    // The constraint is far cheaper to check once, at the end.
    await client.query('alter table bookings drop constraint one_session_at_a_time');
    await client.query(insertBookings);
    await client.query(`alter table bookings add constraint one_session_at_a_time
      exclude using gist (therapist_id with =, tstzrange(starts_at, busy_until) with &&)
      where (status not in ('cancelled', 'no_show'))`);
    await client.query(insertLinesAndEvents);
    await client.query(insertReminders);
    await client.query('create table bench_bookings (like bookings including all)');
    await client.query(`insert into bench_bookings (${PLAIN_COLUMNS})
      select ${PLAIN_COLUMNS} from bookings`);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const PLAIN_COLUMNS =
  'id, client_id, therapist_id, location_code, service_type, status, starts_at, ends_at, price_fils, created_at';

const insertClients = `
  insert into accounts (email, first_name, last_name, phone_number, gender, created_at)
  select case when n > ${CLIENTS} then 'booker-' else 'client-' end || n || '@bench.example',
    'Client', 'Number ' || n, '+971500000000', 'female', now()
  from generate_series(1, ${CLIENTS + BOOKERS}) as n`;

/**
 * Branches with the first one's hours, whose therapists offer the same services, six days a week.
 */
const insertBranches = [
  (count: number) => `
    insert into locations (code, name, address, image, icon, phone, bookable, position)
    select 'T' || n, 'Branch ' || n, address, image, icon, phone, true, 100 + n
    from locations cross join generate_series(1, ${count}) as n where code = 'A'`,
  (count: number) => `
    insert into opening_hours (location_code, weekday, from_minute, to_minute)
    select 'T' || n, weekday, from_minute, to_minute
    from opening_hours cross join generate_series(1, ${count}) as n where location_code = 'A'`,
  (count: number) => `
    insert into accounts (email, first_name, last_name, phone_number, gender, account_type, created_at)
    select 'therapist-' || n || '@bench.example', 'Therapist', 'Number ' || n, '', 'female', 'therapist', now()
    from generate_series(1, ${count * 10}) as n`,
  () => `
    insert into therapists (account_id, location_code, position)
    select id, 'T' || 1 + (row_number() over (order by id) - 1) / 10, 100 + row_number() over (order by id)
    from accounts where email like 'therapist-%@bench.example'`,
  () => `
    insert into shifts (therapist_id, location_code, weekday, from_minute, to_minute)
    select t.id, location_code, weekday, from_minute, to_minute
    from therapists t join opening_hours using (location_code)
    where location_code like 'T%' and weekday <> 1 + t.id % 7`,
  () => `
    insert into therapist_services (therapist_id, service_id)
    select t.id, service_id
    from therapists t cross join therapist_services o
    where t.location_code like 'T%' and o.therapist_id = (select min(id) from therapists)`,
];

/** Half-hours of the rota, each with its hour-long block. */
const createCells = ({ pastDays, comingDays }: Filling) => `
  create table bench_cells as
  select t.id as therapist_id, t.location_code, t.books_by_phone, cell as starts_at,
    (row_number() over shift - 1) / 2 as hour, (row_number() over shift - 1) % 2 as half,
    day, s.from_minute as shift_at
  from therapists t
    cross join generate_series(
      date_trunc('day', now() at time zone 'Asia/Dubai') - interval '${pastDays} days',
      date_trunc('day', now() at time zone 'Asia/Dubai') + interval '${comingDays} days', interval '1 day') as day
    join shifts s on s.therapist_id = t.id and s.weekday = extract(isodow from day)
    join opening_hours o on o.location_code = t.location_code and o.weekday = s.weekday
    cross join lateral generate_series(
      (day + make_interval(mins => greatest(s.from_minute, o.from_minute))) at time zone 'Asia/Dubai',
      (day + make_interval(mins => least(s.to_minute, o.to_minute))) at time zone 'Asia/Dubai'
        - interval '30 minutes',
      interval '30 minutes') as cell
  window shift as (partition by t.id, day, s.from_minute order by cell)`;

/** An hour has one long session or up to two short ones; each exists in six of ten. */
const insertBookings = `
  insert into bookings (${PLAIN_COLUMNS})
  select gen_random_uuid(), 1 + (select min(id) from accounts where email like 'client-%@bench.example')
      + floor(random() * ${CLIENTS - 1})::int,
    therapist_id, location_code, 'service',
    case when first_at < now() then 'completed' else 'booked' end,
    first_at, first_at + cells * interval '30 minutes', 20000, first_at - interval '10 days'
  from (
    select therapist_id, location_code, min(starts_at) as first_at, count(*) as cells
    from (
      select *, case when hashint8(therapist_id::bigint * 1000003 + hour + extract(epoch from day)::bigint)
        % 2 = 0 then 0 else half end as session
      from bench_cells
    ) as split
    group by therapist_id, location_code, day, shift_at, hour, session
  ) as sessions
  where random() < 0.6`;

const insertLinesAndEvents = `
  with lines as (
    insert into booking_lines (booking_id, position, service_id, service_name, lasts_minutes, price_fils)
    select b.id, 1, s.id, s.name, extract(epoch from ends_at - starts_at) / 60, b.price_fils
    from bookings b cross join (select id, name from services order by position limit 1) as s
  )
  insert into booking_events (booking_id, at, actor_id, kind, to_status)
  select id, created_at, client_id, 'booked', 'booked' from bookings`;

/** A queue that is never empty is planned for as in real life. */
const insertReminders = `
  select count(*) from graphile_worker.add_jobs(array(
    select ('remind-of-booking', json_build_object('bookingId', id), null,
      starts_at - hours * interval '1 hour', null, 'remind:' || id || ':' || hours, null,
      null)::graphile_worker.job_spec
    from bookings cross join unnest(array[24, 3]) as hours
    where starts_at > now() + interval '2 days'))`;

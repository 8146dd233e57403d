import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { STUDIO_ZONE } from '../../../platform/database/studio-day.ts';
import { worthOfBooking } from '../../../platform/database/worth-of-booking.ts';
import type { DaySum } from '../charts/chart-sums-rules.ts';

/** Days of the studio, `YYYY-MM-DD`, both included. */
interface Days {
  readonly from: string;
  readonly to: string;
  /** Null: all branches. */
  readonly locationCode: string | null;
}

/** A day of a branch. */
export interface BranchDay {
  readonly location: string;
  readonly day: string;
}

const instantOf = (day: string) =>
  sql.raw(
    `((${day})::timestamp + interval '${DAY_BEGINS_MINUTE} minutes') at time zone ${STUDIO_ZONE}`,
  );

/** Sums of the rows `wanted (location_code, day)`, from what is booked and sold now. */
const summedUp = (wanted: RawBuilder<unknown>) => sql`
  with wanted as materialized (${wanted}), session as materialized (
    select w.location_code, w.day, b.therapist_id::text as therapist, b.status <> 'no_show' as held,
      b.source, b.starts_at, b.ends_at, valued.fils,
      case when b.status <> 'no_show' then not exists (
          select from bookings e where e.client_id = b.client_id and e.starts_at < b.starts_at
            and e.status in ('check_in', 'completed'))
        and not exists (select from earlier_visits where account_id = b.client_id) end as is_first,
      case when b.status <> 'no_show' then (
        select studio_day(n.starts_at) - w.day from bookings n
        where n.client_id = b.client_id and n.starts_at > b.starts_at
          and n.status in ('check_in', 'completed')
        order by n.starts_at limit 1) end as days_until_next
    from wanted w join bookings b on b.location_code = w.location_code
      and b.starts_at >= ${instantOf('w.day')} and b.starts_at < ${instantOf('w.day + 1')}
      and b.status in ('check_in', 'completed', 'no_show')
      ${worthOfBooking}
      cross join lateral (
        select case when b.status = 'no_show' then 0
          when b.package_id is null then its.worth - vat_of_session(b.id, its.worth, w.day)
          else coalesce((
            select -sum(value_fils) from package_entries
            where package_id = b.package_id and booking_id = b.id
          ), 0) end as fils
      ) as valued
  ), counted as (
    select location_code, day, measure, therapist as key, amount
    from (
      select location_code, day, therapist, count(*) filter (where held) as sessions,
        sum(extract(epoch from ends_at - starts_at) / 60) filter (where held) as minutes,
        count(*) filter (where not held) as missed, sum(fils) as value
      from session group by location_code, day, therapist
    ) own cross join lateral (values ('sessions', sessions), ('minutes', minutes::bigint),
      ('missed', missed), ('value', value::bigint)) as its (measure, amount)
    union all
    select location_code, day, 'source', source, count(*) from session where held
    group by location_code, day, source
    union all
    select location_code, day, 'first', '', count(*) from session where is_first
    group by location_code, day
    union all
    select location_code, day, 'again', case when days_until_next is null then 'not_yet'
        when days_until_next <= 7 then 'week' when days_until_next <= 14 then 'two_weeks'
        when days_until_next <= 28 then 'four_weeks' when days_until_next <= 56 then 'eight_weeks'
        else 'later' end as within, count(*)
    from session where held group by location_code, day, within
    union all
    select location_code, day, 'hour', extract(hour from hour)::int::text,
      sum(extract(epoch from least(until, hour + interval '1 hour') - greatest(since, hour)) / 60)::bigint
    from session cross join lateral (
        select starts_at at time zone ${sql.raw(STUDIO_ZONE)} as since,
          ends_at at time zone ${sql.raw(STUDIO_ZONE)} as until
      ) as clock
      cross join lateral generate_series(date_trunc('hour', since),
        until - interval '1 second', interval '1 hour') as hour
    where held group by location_code, day, extract(hour from hour)
    union all
    select w.location_code, w.day, 'sold', '', sum(l.gross_fils)
    from wanted w join drawer_sessions d using (location_code, day)
      join sales s on s.drawer_id = d.id join sale_lines l on l.sale_id = s.id
    group by w.location_code, w.day
    union all
    select w.location_code, w.day, 'credited', '', sum(l.gross_fils)
    from wanted w join drawer_sessions d using (location_code, day)
      join refunds r on r.drawer_id = d.id join refund_lines l on l.refund_id = r.id
    group by w.location_code, w.day
  )
  select location_code, day, measure, key, amount from counted where amount <> 0`;

/** The sums of some days of branches, from what is booked and sold now. */
export async function sumUp(db: Db, days: readonly BranchDay[]): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    select day::text, measure, key, sum(amount)::float8 as amount
    from (${summedUp(listed(days))}) as its group by day, measure, key`.execute(db);
  return rows;
}

const listed = (days: readonly BranchDay[]) => sql`
  select location_code, day from unnest(${days.map(({ location }) => location)}::text[],
    ${days.map(({ day }) => day)}::date[]) as its (location_code, day)`;

/** The kept sums of some days, and those of their days whose sums are to be worked out. */
export async function findKeptSums(
  db: Db,
  { from, to, locationCode }: Days,
): Promise<{ kept: DaySum[]; touched: BranchDay[] }> {
  const { rows } = await sql<{ kept: DaySum[]; touched: BranchDay[] }>`
    with branch as (
      select code from locations where code = coalesce(${locationCode}::text, code)
    ), touched as materialized (
      select distinct t.location_code, t.day from touched_days t join branch on code = location_code
      where t.day between ${from}::date and ${to}::date
    ), kept as (
      select k.day, k.measure, k.key, sum(k.amount) as amount
      from kept_sums k join branch on code = location_code
      where k.day between ${from}::date and ${to}::date and not exists (
        select from touched t where t.location_code = k.location_code and t.day = k.day)
      group by k.day, k.measure, k.key
    )
    select
      coalesce((select json_agg(kept order by day, measure, key) from kept), '[]') as kept,
      coalesce((
        select json_agg(json_build_object('location', location_code, 'day', day)
          order by day, location_code) from touched), '[]') as touched`.execute(db);
  return rows[0] ?? { kept: [], touched: [] };
}

/**
 * Deletes the marks of some days of branches, and answers the days. A transaction that is still open
 * may change what a neighbour of its day says, so only marks that are older than every open one count.
 */
export async function deleteMarks(
  trx: Trx,
  { limit, olderThanSeconds }: { limit: number; olderThanSeconds: number },
): Promise<BranchDay[]> {
  const { rows } = await sql<BranchDay>`
    with due as (
      select location_code, day from touched_days group by location_code, day
      having max(at) <= clock_timestamp() - ${olderThanSeconds}::int * interval '1 second'
      order by day desc, location_code limit ${limit}::int
    ), gone as (
      delete from touched_days t using due
      where t.location_code = due.location_code and t.day = due.day
      returning t.location_code, t.day
    )
    select distinct location_code as location, day::text from gone`.execute(trx);
  return rows;
}

/** Writes the sums of some days of branches in place of those that were kept. */
export async function replaceSums(trx: Trx, days: readonly BranchDay[]): Promise<void> {
  await sql`
    delete from kept_sums k using (${listed(days)}) as its
    where k.location_code = its.location_code and k.day = its.day`.execute(trx);
  await sql`
    insert into kept_sums (location_code, day, measure, key, amount)
    ${summedUp(listed(days))}`.execute(trx);
}

/** Waits for others who sum days up, until the transaction ends. */
export async function lockSums(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('kept_sums'))`.execute(trx);
}

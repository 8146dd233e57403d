import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { beginOfDay, STUDIO_ZONE } from '../../../platform/database/studio-day.ts';
import { worthOfBooking } from '../../../platform/database/worth-of-booking.ts';
import { type DaySum, type Measure, OF_BOOKS } from '../charts/chart-sums-rules.ts';

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

/** What of the books of the rows `wanted` counts, as measure, key and amount. */
const booksOfDay = sql`
    select w.location_code, w.day, its.measure, its.key, its.amount
    from wanted w join drawer_sessions d using (location_code, day) cross join lateral (
        select sum(l.gross_fils) as gross, sum(l.vat_fils) as vat, l.tax_category || ' ' || l.vat_basis_points as key
        from sales s join sale_lines l on l.sale_id = s.id
        where s.drawer_id = d.id group by l.tax_category, l.vat_basis_points
      ) as sold cross join lateral (values
        ('sold', '', gross), ('sold_vat', '', vat), ('taxed', sold.key, gross), ('taxed_vat', sold.key, vat)
      ) as its (measure, key, amount)
    union all
    select w.location_code, w.day, its.measure, its.key, its.amount
    from wanted w join drawer_sessions d using (location_code, day) cross join lateral (
        select sum(back.gross_fils) as gross, sum(back.vat_fils) as vat,
          concat_ws(' ', l.tax_category, l.vat_basis_points, of_sale.day) as key
        from refunds r join refund_lines back on back.refund_id = r.id
          join sale_lines l on l.id = back.line_id join sales s on s.id = l.sale_id
          join drawer_sessions of_sale on of_sale.id = s.drawer_id
        where r.drawer_id = d.id group by l.tax_category, l.vat_basis_points, of_sale.day
      ) as given cross join lateral (values ('credited', '', gross), ('credited_vat', '', vat),
        ('returned', given.key, gross), ('returned_vat', given.key, vat)
      ) as its (measure, key, amount)
    union all
    select w.location_code, w.day, its.measure, its.key, p.amount_fils
    from wanted w join drawer_sessions d using (location_code, day)
      join payments p on p.drawer_id = d.id left join credit_entries e on e.id = p.credit_entry_id
      cross join lateral (values ('paid', p.method, true),
        ('paid_in', '', e.account_id is not null), ('cards_sold', '', e.gift_card_id is not null)
      ) as its (measure, key, counts)
    where its.counts
    union all
    select w.location_code, w.day, 'tips', '', t.amount_fils
    from wanted w join drawer_sessions d using (location_code, day) join tips t on t.drawer_id = d.id`;

/** The sums of the rows `session`. */
const sumsOfSessions = sql`
    select location_code, day, measure, therapist as key, amount
    from (
      select location_code, day, therapist, count(*) filter (where held) as sessions,
        sum(extract(epoch from ends_at - starts_at) / 60) filter (where held) as minutes,
        count(*) filter (where not held) as missed, sum(minor) as value
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
    where held group by location_code, day, extract(hour from hour)`;

const sumsOfBooks = sql`
    select location_code, day, measure, key, sum(amount) as amount from (${booksOfDay}) as book
    group by location_code, day, measure, key`;

/** What is summed up for some measures; omitted: for all. Working out what sessions are worth takes longest. */
function armsFor(measures: readonly Measure[] | undefined) {
  const books = new Set<Measure>(OF_BOOKS);
  const needs = (ofBooks: boolean) =>
    measures === undefined || measures.some((each) => books.has(each) === ofBooks);
  return [...(needs(false) ? [sumsOfSessions] : []), ...(needs(true) ? [sumsOfBooks] : [])];
}

/** Sums of the rows `wanted (location_code, day)`, from what is booked and sold now. */
const summedUp = (wanted: RawBuilder<unknown>, measures?: readonly Measure[]) => sql`
  with wanted as materialized (${wanted}), session as materialized (
    select w.location_code, w.day, b.therapist_id::text as therapist, b.status <> 'no_show' as held,
      b.source, b.starts_at, b.ends_at, valued.minor,
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
      and b.starts_at >= ${beginOfDay('w.day')} and b.starts_at < ${beginOfDay('w.day + 1')}
      and b.status in ('check_in', 'completed', 'no_show')
      ${worthOfBooking}
      cross join lateral (
        select case when b.status = 'no_show' then 0
          when b.package_id is null then its.worth - vat_of_session(b.id, its.worth, w.day)
          else coalesce((
            select -sum(value_fils) from package_entries
            where package_id = b.package_id and booking_id = b.id
          ), 0) end as minor
      ) as valued
  ), counted as (
    ${sql.join(armsFor(measures), sql` union all `)}
  )
  select location_code, day, measure, key, amount from counted where amount <> 0`;

/** Which sums are read. */
export interface Wanted {
  /** Omitted: all. */
  readonly measures?: readonly Measure[] | undefined;
  /** Each branch by itself; otherwise they are added up. */
  readonly byBranch?: boolean | undefined;
}

const isWanted = ({ measures }: Wanted) =>
  measures === undefined ? sql`true` : sql`measure = any(${measures}::text[])`;
const branchIn = ({ byBranch = false }: Wanted) => (byBranch ? sql`location_code` : sql`''`);

/** The sums of some days of branches, from what is booked and sold now. */
export async function sumUp(
  db: Db,
  days: readonly BranchDay[],
  wanted: Wanted = {},
): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    select ${branchIn(wanted)} as location, day::text, measure, key, sum(amount)::float8 as amount
    from (${summedUp(listed(days), wanted.measures)}) as its where ${isWanted(wanted)}
    group by 1, day, measure, key`.execute(db);
  return rows;
}

const listed = (days: readonly BranchDay[]) => sql`
  select location_code, day from unnest(${days.map(({ location }) => location)}::text[],
    ${days.map(({ day }) => day)}::date[]) as its (location_code, day)`;

/** The kept sums of some days, and those of their days whose sums are to be worked out. */
export async function findKeptSums(
  db: Db,
  { from, to, locationCode }: Days,
  wanted: Wanted,
): Promise<{ kept: DaySum[]; touched: BranchDay[] }> {
  const { rows } = await sql<{ kept: DaySum[]; touched: BranchDay[] }>`
    with branch as (
      select code from locations where code = coalesce(${locationCode}::text, code)
    ), touched as materialized (
      select distinct t.location_code, t.day from touched_days t join branch on code = location_code
      where t.day between ${from}::date and ${to}::date
    ), kept as (
      select ${branchIn(wanted)} as location, k.day, k.measure, k.key, sum(k.amount) as amount
      from kept_sums k join branch on code = location_code
      where k.day between ${from}::date and ${to}::date and ${isWanted(wanted)} and not exists (
        select from touched t where t.location_code = k.location_code and t.day = k.day)
      group by 1, k.day, k.measure, k.key
    )
    select
      coalesce((select json_agg(kept order by day, location, measure, key) from kept), '[]') as kept,
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

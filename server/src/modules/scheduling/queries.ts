import type { Gender } from '@limber/contract/values.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';
import { addDays, startOfDay, weekdayOf } from '../../platform/dubai.ts';
import type { Diary, Span, TherapistDay } from './rules.ts';

/** A therapist and what one day holds for them. */
export interface TherapistOnDay {
  readonly locationCode: string;
  readonly booksByPhone: boolean;
  /** Name of the closure that shuts the day, if one does. */
  readonly closedFor: string | null;
  readonly day: TherapistDay;
}

interface Fact {
  kind: 'therapist' | 'open' | 'closed' | 'shift' | 'busy';
  label: string | null;
  from_minute: number | null;
  to_minute: number | null;
}

/**
 * All that decides a therapist's free times on `date` (`YYYY-MM-DD` in Dubai), in one round trip;
 * null when there is no such therapist. `date_part` counts in floating point; the exact decimals of
 * `extract` would cost a third of the query's time.
 */
export async function findTherapistDay(
  db: Db | Trx,
  therapistId: number,
  date: string,
): Promise<TherapistOnDay | null> {
  const midnight = startOfDay(date);
  const { rows } = await sql<Fact>`
    with person as materialized (
      select id, location_code, books_by_phone from therapists
      where id = ${therapistId}::int and active
    )
    select 'therapist' as kind, location_code as label,
      books_by_phone::int as from_minute, null::int as to_minute
    from person
    union all
    select 'open', null, date_part('epoch', opens_at)::int / 60, date_part('epoch', closes_at)::int / 60
    from opening_hours
    where location_code = (select location_code from person) and weekday = ${weekdayOf(date)}::int
    union all
    select 'closed', name, null, null
    from closures
    where ends_on >= ${date}::date and starts_on <= ${date}::date
      and (location_code is null or location_code = (select location_code from person))
    union all
    select 'shift', null, date_part('epoch', starts_at)::int / 60, date_part('epoch', ends_at)::int / 60
    from shifts
    where therapist_id = ${therapistId}::int and weekday = ${weekdayOf(date)}::int
    union all
    select 'busy', null,
      floor(date_part('epoch', starts_at - ${midnight}::timestamptz) / 60)::int,
      ceil(date_part('epoch', ends_at - ${midnight}::timestamptz) / 60)::int
    from time_off
    where therapist_id = ${therapistId}::int
      and ends_at > ${midnight}::timestamptz
      and starts_at < ${midnight}::timestamptz + interval '1 day'
    union all
    select 'busy', null,
      floor(date_part('epoch', starts_at - ${midnight}::timestamptz) / 60)::int,
      ceil(date_part('epoch', ends_at - ${midnight}::timestamptz) / 60)::int
    from bookings
    where therapist_id = ${therapistId}::int and status <> 'cancelled'
      and starts_at < ${midnight}::timestamptz + interval '1 day'
      -- No session is longer than a day; the lower bound keeps the scan to this day's rows.
      and starts_at > ${midnight}::timestamptz - interval '1 day'
      and ends_at > ${midnight}::timestamptz
  `.execute(db);
  return fromFacts(rows);
}

function fromFacts(facts: Fact[]): TherapistOnDay | null {
  const person = facts.find((fact) => fact.kind === 'therapist');
  if (!person) return null;
  const spans = (kind: Fact['kind']): Span[] =>
    facts
      .filter((fact) => fact.kind === kind)
      .map((fact) => ({ from: fact.from_minute ?? 0, to: fact.to_minute ?? 0 }));
  const closedFor = facts.find((fact) => fact.kind === 'closed')?.label ?? null;
  return {
    locationCode: person.label ?? '',
    booksByPhone: person.from_minute === 1,
    closedFor,
    day: {
      open: spans('open')[0] ?? null,
      closed: closedFor !== null,
      shifts: spans('shift'),
      busy: spans('busy'),
    },
  };
}

/** Whose diary: one therapist's, everybody's at a branch who fits, or both. */
export interface Whose {
  readonly therapistId?: number | undefined;
  /** Code of the branch; left out: the therapist's. */
  readonly locationCode?: string | undefined;
  /** What they must offer; services that take no skill ask nothing of anybody. */
  readonly serviceIds?: readonly number[] | undefined;
  readonly gender?: Gender | null | undefined;
  /** The client whose favourites are marked. */
  readonly favouritesOf?: number | null | undefined;
}

/**
 * The diary of `whose` from `from` to `to` (`YYYY-MM-DD` in Dubai, both inclusive), in one round
 * trip, and whether the studio has the branch that was asked for.
 */
export async function findDiary(
  db: Db | Trx,
  whose: Whose,
  from: string,
  to: string,
): Promise<Diary & { readonly knowsLocation: boolean }> {
  const midnight = startOfDay(from);
  const end = startOfDay(addDays(to, 1));
  const therapistId = whose.therapistId ?? null;
  const { rows } = await sql<Omit<Diary, 'firstWeekday'> & { knowsLocation: boolean }>`
    with branch as materialized (
      select code, bookable from locations where code = coalesce(${whose.locationCode ?? null}::text,
        (select location_code from therapists where id = ${therapistId}::int))
    ), people as materialized (
      select t.id, a.first_name || ' ' || a.last_name as name, t.location_code as "locationCode",
        t.books_by_phone as "booksByPhone", t.position,
        coalesce(branch.bookable, false) and not t.books_by_phone
          and a.gender = coalesce(${whose.gender ?? null}::text, a.gender)
          and not exists (
            select from services s
            where s.id = any(${whose.serviceIds ?? []}::int[]) and s.needs_skill and not exists (
              select from therapist_services o where o.therapist_id = t.id and o.service_id = s.id)
          ) as fits,
        exists (
          select from favourites f
          where f.therapist_id = t.id and f.account_id = ${whose.favouritesOf ?? null}::int
        ) as favourite
      from therapists t
        join accounts a on a.id = t.account_id
        left join branch on branch.code = t.location_code
      where t.active and (t.id = ${therapistId}::int or branch.code is not null)
    ), taken as (
      select id as "therapistId", span.* from people cross join lateral (
        select true as booked, starts_at, ends_at from bookings
        where therapist_id = people.id and status <> 'cancelled'
          -- No session is longer than a day; the lower bound keeps the scan to these days' rows.
          and starts_at > ${midnight}::timestamptz - interval '1 day'
          and starts_at < ${end}::timestamptz and ends_at > ${midnight}::timestamptz
        union all
        select false, starts_at, ends_at from time_off
        where therapist_id = people.id
          and starts_at < ${end}::timestamptz and ends_at > ${midnight}::timestamptz
      ) as span
    )
    select exists (select from branch) as "knowsLocation",
      (select coalesce(json_agg(p order by position, id), '[]') from people p) as people,
      (select coalesce(json_agg(json_build_object(
          'locationCode', location_code, 'weekday', weekday,
          'from', extract(epoch from opens_at)::int / 60,
          'to', extract(epoch from closes_at)::int / 60)), '[]')
        from opening_hours where location_code in (select "locationCode" from people)) as hours,
      (select coalesce(json_agg(json_build_object(
          'locationCode', location_code,
          'firstDay', starts_on - ${from}::date, 'lastDay', ends_on - ${from}::date)), '[]')
        from closures where ends_on >= ${from}::date and starts_on <= ${to}::date) as closures,
      (select coalesce(json_agg(json_build_object(
          'therapistId', therapist_id, 'weekday', weekday,
          'from', extract(epoch from starts_at)::int / 60,
          'to', extract(epoch from ends_at)::int / 60)), '[]')
        from shifts where therapist_id in (select id from people)) as shifts,
      (select coalesce(json_agg(json_build_object(
          'therapistId', "therapistId", 'booked', booked,
          'from', floor(extract(epoch from starts_at - ${midnight}::timestamptz) / 60)::int,
          'to', ceil(extract(epoch from ends_at - ${midnight}::timestamptz) / 60)::int)), '[]')
        from taken) as taken
  `.execute(db);
  return { ...(rows[0] as (typeof rows)[number]), firstWeekday: weekdayOf(from) };
}

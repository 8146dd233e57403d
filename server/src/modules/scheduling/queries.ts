import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import { addDays, STUDIO_ZONE, startOfDay, weekdayOf } from '../../platform/dubai.ts';
import type { Diary, DiaryFilter } from './diary-rules.ts';
import type { Span, TherapistDay } from './free-start-rules.ts';
import type { Holder, Looking } from './window-rules.ts';

/** A therapist and what one day holds for them. */
export interface TherapistOnDay {
  readonly locationCode: string;
  readonly booksByPhone: boolean;
  /** Name of the closure that shuts the day, if one does. */
  readonly closedFor: string | null;
  readonly day: TherapistDay;
}

interface Fact {
  kind: 'therapist' | 'open' | 'closed' | 'shift' | 'taken' | 'held';
  label: string | null;
  start_minute: number | null;
  end_minute: number | null;
}

/**
 * All that decides a therapist's free times on `date` (`YYYY-MM-DD` in Dubai), in one round trip,
 * as if the booking `movingId` were not; null when there is no such therapist. It asks what
 * {@link findDiary} asks, of one therapist and one day, in two thirds of its time.
 */
export async function findTherapistDay(
  db: Db | Trx,
  therapistId: number,
  date: string,
  looking: Looking,
  movingId: string | null = null,
): Promise<TherapistOnDay | null> {
  const midnight = startOfDay(date);
  const nextMidnight = startOfDay(addDays(date, 1));
  const weekday = weekdayOf(date);
  const therapist = sql`${therapistId}::int`;
  const { rows } = await sql<Fact>`
    with person as materialized (
      select location_code, books_by_phone from therapists where id = ${therapist} and active
    )
    select 'therapist' as kind, location_code as label,
      books_by_phone::int as start_minute, null::int as end_minute
    from person
    union all
    select 'open', null, start_minute, end_minute from ${openingHours}
    where location_code = (select location_code from person) and weekday = ${weekday}::int
    union all
    select 'closed', name, null, null from ${closuresIn(date, date)}
    where location_code is null or location_code = (select location_code from person)
    union all
    select 'shift', null, start_minute, end_minute from ${shifts}
    where therapist_id = ${therapist} and weekday = ${weekday}::int
    union all
    select 'taken', null, start_minute, end_minute
    from ${takenOf(therapist, midnight, nextMidnight, movingId)}
    union all
    select 'held', null, start_minute, end_minute
    from ${heldOf(therapist, midnight, nextMidnight, looking)} where not own
  `.execute(db);
  return fromFacts(rows);
}

function fromFacts(facts: Fact[]): TherapistOnDay | null {
  const person = facts.find((fact) => fact.kind === 'therapist');
  if (!person) return null;
  const spans = (kind: Fact['kind']): Span[] =>
    facts
      .filter((fact) => fact.kind === kind)
      .map((fact) => ({ startMinute: fact.start_minute ?? 0, endMinute: fact.end_minute ?? 0 }));
  const closedFor = facts.find((fact) => fact.kind === 'closed')?.label ?? null;
  return {
    locationCode: person.label ?? '',
    booksByPhone: person.start_minute === 1,
    closedFor,
    day: {
      open: closedFor === null ? (spans('open')[0] ?? null) : null,
      shifts: spans('shift'),
      busy: spans('taken'),
      held: spans('held'),
    },
  };
}

/**
 * The diary of `filter` from `from` to `to` (`YYYY-MM-DD` in Dubai, both inclusive), in one round
 * trip, and whether the studio has the branch that was asked for.
 */
export async function findDiary(
  db: Db | Trx,
  filter: DiaryFilter,
  from: string,
  to: string,
  looking: Looking,
): Promise<Diary & { readonly knowsLocation: boolean }> {
  const midnight = startOfDay(from);
  const therapistId = filter.therapistId ?? null;
  const everybody = therapistId === null || (filter.withOthers ?? false);
  const movingId = filter.movingId ?? null;
  const end = startOfDay(addDays(to, 1));
  type Found = Omit<Diary, 'firstMidnight' | 'firstWeekday'> & { knowsLocation: boolean };
  const { rows } = await sql<Found>`
    with branch as materialized (
      select code, bookable from locations where ${filter.everywhere ?? false}::boolean
        or code = coalesce(${filter.locationCode ?? null}::text,
          (select location_code from therapists where id = ${therapistId}::int))
    ), people as materialized (
      select t.id, a.first_name || ' ' || a.last_name as name, t.location_code as "locationCode",
        t.position,
        coalesce(branch.bookable, false) and not t.books_by_phone
          and a.gender = coalesce(${filter.gender ?? null}::text, a.gender)
          -- Whoever has what is to be moved may keep it, though the studio's skills have changed.
          and (exists (
            select from bookings where id = ${movingId}::uuid and therapist_id = t.id
          ) or not exists (
            select from services s
            where s.id = any(${filter.serviceIds ?? []}::int[]) and s.needs_skill and not exists (
              select from therapist_services o where o.therapist_id = t.id and o.service_id = s.id)
          )) as fits,
        exists (
          select from favourites f
          where f.therapist_id = t.id and f.account_id = ${filter.favouritesOf ?? null}::int
        ) as favourite
      from therapists t
        join accounts a on a.id = t.account_id
        left join branch on branch.code = t.location_code
      where t.active and (t.id = ${therapistId}::int or branch.code is not null and ${everybody}::boolean)
    )
    select exists (select from branch) as "knowsLocation",
      (select coalesce(json_agg(p order by position, id), '[]') from people p) as therapists,
      (select coalesce(json_agg(json_build_object(
          'locationCode', location_code, 'weekday', weekday,
          'startMinute', start_minute, 'endMinute', end_minute)), '[]')
        from ${openingHours} where location_code in (select "locationCode" from people)) as hours,
      (select coalesce(json_agg(json_build_object(
          'locationCode', location_code,
          'firstDay', starts_on - ${from}::date, 'lastDay', ends_on - ${from}::date)), '[]')
        from ${closuresIn(from, to)}) as closures,
      (select coalesce(json_agg(json_build_object(
          'therapistId', therapist_id, 'weekday', weekday,
          'startMinute', start_minute, 'endMinute', end_minute)), '[]')
        from ${shifts} where therapist_id in (select id from people)) as shifts,
      (select coalesce(json_agg(json_build_object(
          'therapistId', people.id, 'booked', booked,
          'startMinute', start_minute, 'endMinute', end_minute)), '[]')
        from people cross join lateral
          ${takenOf(sql`people.id`, midnight, end, movingId)}) as taken,
      (select coalesce(json_agg(json_build_object(
          'therapistId', people.id, 'own', own,
          'startMinute', start_minute, 'endMinute', end_minute)), '[]')
        from people cross join lateral ${heldOf(sql`people.id`, midnight, end, looking)}) as holds
  `.execute(db);
  const found = rows[0] as Found;
  return { ...found, firstMidnight: midnight, firstWeekday: weekdayOf(from) };
}

// What decides when somebody is free, each once for both of the queries above. `date_part` counts in
// floating point; the exact decimals of `extract` would cost a third of their time.

/** Hours of each branch and weekday, in minutes from midnight. */
const openingHours = sql`(
  select location_code, weekday, date_part('epoch', opens_at)::int / 60 as start_minute,
    date_part('epoch', closes_at)::int / 60 as end_minute
  from opening_hours) as hours`;

/** Shifts of each therapist and weekday, in minutes from midnight. */
const shifts = sql`(
  select therapist_id, weekday, date_part('epoch', starts_at)::int / 60 as start_minute,
    date_part('epoch', ends_at)::int / 60 as end_minute
  from shifts) as shift`;

/** Closures of any branch that touch the days from `from` to `to`. */
const closuresIn = (from: string, to: string) => sql`(
  select name, location_code, starts_on, ends_on from closures
  where ends_on >= ${from}::date and starts_on <= ${to}::date) as closure`;

/**
 * What takes a therapist's time from `from` to `to`, in minutes from `from`: live bookings, as if
 * `movingId` were not, and time off.
 */
function takenOf(therapist: RawBuilder<unknown>, from: Date, to: Date, movingId: string | null) {
  return sql`(
    select booked, floor(date_part('epoch', starts_at - ${from}::timestamptz) / 60)::int as start_minute,
      ceil(date_part('epoch', ends_at - ${from}::timestamptz) / 60)::int as end_minute
    from (
      select true as booked, starts_at, ends_at from bookings
      where therapist_id = ${therapist} and status <> 'cancelled'
        and id is distinct from ${movingId}::uuid
        -- No session is longer than a day; the lower bound keeps the scan to these days' rows.
        and starts_at > ${from}::timestamptz - interval '1 day'
        and starts_at < ${to}::timestamptz and ends_at > ${from}::timestamptz
      union all
      select false, starts_at, ends_at from time_off
      where therapist_id = ${therapist}
        and starts_at < ${to}::timestamptz and ends_at > ${from}::timestamptz
    ) as span) as taken`;
}

/** What is held of a therapist's time from `from` to `to`, in minutes from `from`, and for whom. */
function heldOf(therapist: RawBuilder<unknown>, from: Date, to: Date, { now, holder }: Looking) {
  return sql`(
    select ${isHeldBy(holder)} as own,
      floor(date_part('epoch', starts_at - ${from}::timestamptz) / 60)::int as start_minute,
      ceil(date_part('epoch', ends_at - ${from}::timestamptz) / 60)::int as end_minute
    from holds
    where therapist_id = ${therapist} and expires_at > ${now}::timestamptz
      and starts_at > ${from}::timestamptz - interval '1 day'
      and starts_at < ${to}::timestamptz and ends_at > ${from}::timestamptz) as held`;
}

const isHeldBy = ({ accountId, browser }: Holder) =>
  sql`coalesce(account_id = ${accountId}::int or browser = ${browser}::text, false)`;

/**
 * Makes bookings and holds of one therapist wait for each other until the transaction ends. Under the
 * bare exclusion constraint a storm of overlapping inserts can deadlock; after this lock it cannot.
 */
export async function lockTherapist(trx: Trx, therapistId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(1, ${therapistId}::int)`.execute(trx);
}

/** Which days a package leaves to a session, `YYYY-MM-DD` in Dubai. */
interface PackageDays {
  /** Null: it does not expire, or there is none. */
  readonly lastDay: string | null;
  /** Days that have the one session of an unlimited one. */
  readonly takenDays: readonly string[];
}

/**
 * On which days the package of a booking, if it has one, lets it be moved to; undefined when there is
 * no such booking of the account's own.
 */
export async function findPackageDays(
  db: Db,
  bookingId: string,
  clientId: number,
): Promise<PackageDays | undefined> {
  const { rows } = await sql<PackageDays>`
    select p.expires_on as "lastDay", array(
      select distinct to_char(other.starts_at at time zone ${STUDIO_ZONE}::text, 'YYYY-MM-DD')
      from bookings other
      where other.package_id = p.id and p.kind = 'unlimited' and other.id <> b.id
        and (other.status <> 'cancelled' or other.late)
    ) as "takenDays"
    from bookings b left join owned_packages p on p.id = b.package_id
    where b.id = ${bookingId}::uuid and b.client_id = ${clientId}::int
  `.execute(db);
  return rows[0];
}

/** A service in the catalogue, its lengths in minutes, and who gives it. */
export interface OfferedService {
  readonly id: number;
  readonly needsSkill: boolean;
  readonly lengths: readonly number[];
  readonly therapistIds: readonly number[];
}

/** What can be booked by itself, in the studio's order. */
export async function listOfferedServices(db: Db): Promise<OfferedService[]> {
  const { rows } = await sql<OfferedService>`
    select s.id, s.needs_skill as "needsSkill",
      array(select d.lasts_minutes from service_durations d where d.service_id = s.id
        order by d.lasts_minutes) as lengths,
      array(select o.therapist_id from therapist_services o where o.service_id = s.id) as "therapistIds"
    from services s where s.active order by s.position
  `.execute(db);
  return rows;
}

import type { Gender } from '@limber/contract/values.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { statement } from '../../../platform/database/statement.ts';
import { endOfDay, startOfDay, weekdayOf } from '../../../platform/dubai.ts';
import type { Diary, DiaryFilter } from '../diary-rules.ts';
import type { Span, TherapistDay } from '../free-start-rules.ts';
import type { Looking } from '../window-rules.ts';
import { type Asked, closuresIn, heldOf, openingHours, shifts, takenOf } from './diary-parts.ts';

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
  { now, holder }: Looking,
  movingId: string | null = null,
): Promise<TherapistOnDay | null> {
  const facts = await listFacts(db, {
    therapistId,
    movingId,
    from: date,
    to: date,
    weekday: weekdayOf(date),
    midnight: startOfDay(date),
    end: endOfDay(date),
    now,
    ...holder,
  });
  return fromFacts(facts);
}

const listFacts = statement<Asked & { readonly weekday: number }, Fact>(
  (its) => `
    with person as materialized (
      select location_code, books_by_phone from therapists
      where id = ${its.therapistId}::int and active
    )
    select 'therapist' as kind, location_code as label,
      books_by_phone::int as start_minute, null::int as end_minute
    from person
    union all
    select 'open', null, start_minute, end_minute from ${openingHours}
    where location_code = (select location_code from person) and weekday = ${its.weekday}::int
    union all
    select 'closed', name, null, null from ${closuresIn(its)}
    where location_code is null or location_code = (select location_code from person)
    union all
    select 'shift', null, start_minute, end_minute from ${shifts}
    where therapist_id = ${its.therapistId}::int and weekday = ${its.weekday}::int
    union all
    select 'taken', null, start_minute, end_minute from ${takenOf(`${its.therapistId}::int`, its)}
    union all
    select 'held', null, start_minute, end_minute from ${heldOf(`${its.therapistId}::int`, its)}
    where not own`,
);

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
  { now, holder }: Looking,
): Promise<Diary & { readonly knowsLocation: boolean }> {
  const midnight = startOfDay(from);
  const therapistId = filter.therapistId ?? null;
  const [found] = await listDiaries(db, {
    therapistId,
    everybody: therapistId === null || (filter.withOthers ?? false),
    everywhere: filter.everywhere ?? false,
    locationCode: filter.locationCode ?? null,
    gender: filter.gender ?? null,
    serviceIds: filter.serviceIds ?? [],
    favouritesOf: filter.favouritesOf ?? null,
    movingId: filter.movingId ?? null,
    from,
    to,
    midnight,
    end: endOfDay(to),
    now,
    ...holder,
  });
  return { ...(found as FoundDiary), firstMidnight: midnight, firstWeekday: weekdayOf(from) };
}

interface AskedOfMany extends Asked {
  readonly everybody: boolean;
  readonly everywhere: boolean;
  readonly locationCode: string | null;
  readonly gender: Gender | null;
  readonly serviceIds: readonly number[];
  readonly favouritesOf: number | null;
}

type FoundDiary = Omit<Diary, 'firstMidnight' | 'firstWeekday'> & { knowsLocation: boolean };

const listDiaries = statement<AskedOfMany, FoundDiary>(
  (its) => `
    with branch as materialized (
      select code, bookable from locations where ${its.everywhere}::boolean
        or code = coalesce(${its.locationCode}::text,
          (select location_code from therapists where id = ${its.therapistId}::int))
    ), people as materialized (
      select t.id, a.first_name || ' ' || a.last_name as name, t.location_code as "locationCode",
        t.position,
        coalesce(branch.bookable, false) and not t.books_by_phone
          and a.gender = coalesce(${its.gender}::text, a.gender)
          -- Whoever has what is to be moved may keep it, though the studio's skills have changed.
          and (exists (
            select from bookings where id = ${its.movingId}::uuid and therapist_id = t.id
          ) or not exists (
            select from services s
            where s.id = any(${its.serviceIds}::int[]) and s.needs_skill and not exists (
              select from therapist_services o where o.therapist_id = t.id and o.service_id = s.id)
          )) as fits,
        exists (
          select from favourites f
          where f.therapist_id = t.id and f.account_id = ${its.favouritesOf}::int
        ) as favourite
      from therapists t
        join accounts a on a.id = t.account_id
        left join branch on branch.code = t.location_code
      where t.active
        and (t.id = ${its.therapistId}::int or branch.code is not null and ${its.everybody}::boolean)
    )
    select exists (select from branch) as "knowsLocation",
      (select coalesce(json_agg(p order by position, id), '[]') from people p) as therapists,
      (select coalesce(json_agg(json_build_object(
          'locationCode', location_code, 'weekday', weekday,
          'startMinute', start_minute, 'endMinute', end_minute)), '[]')
        from ${openingHours} where location_code in (select "locationCode" from people)) as hours,
      (select coalesce(json_agg(json_build_object(
          'locationCode', location_code,
          'firstDay', starts_on - ${its.from}::date, 'lastDay', ends_on - ${its.from}::date)), '[]')
        from ${closuresIn(its)}) as closures,
      (select coalesce(json_agg(json_build_object(
          'therapistId', therapist_id, 'weekday', weekday,
          'startMinute', start_minute, 'endMinute', end_minute)), '[]')
        from ${shifts} where therapist_id in (select id from people)) as shifts,
      (select coalesce(json_agg(json_build_object(
          'therapistId', people.id, 'booked', booked,
          'startMinute', start_minute, 'endMinute', end_minute)), '[]')
        from people cross join lateral ${takenOf('people.id', its)}) as taken,
      (select coalesce(json_agg(json_build_object(
          'therapistId', people.id, 'own', own,
          'startMinute', start_minute, 'endMinute', end_minute)), '[]')
        from people cross join lateral ${heldOf('people.id', its)}) as holds`,
);

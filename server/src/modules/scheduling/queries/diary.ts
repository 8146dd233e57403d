import type { Gender } from '@limber/contract/values/people.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { statement } from '../../../platform/speed/prebuilt-statement.ts';
import { addDays, clockChangeOn, minuteOf, weekdayOf } from '../../../platform/studio-days.ts';
import type { DiaryViewer, Span } from '../bookable-days-rules.ts';
import type { DiaryFilter } from '../diary-rules.ts';
import type { Diary } from '../free-days-rules.ts';
import type { ClockChangeOfDay } from '../free-start-rules.ts';
import {
  bookedOf,
  closuresIn,
  type DiaryRequest,
  daysAsked,
  heldOf,
  meetsNeed,
  offOf,
  openingHours,
  postsAt,
  resourcesTaken,
  shifts,
} from './diary-parts.ts';

/**
 * The diary of `filter` from `from` to `to` (the studio's days, `YYYY-MM-DD`, both inclusive), in
 * one round trip, and whether the requested branch exists.
 */
export async function findDiary(
  db: Db | Trx,
  filter: DiaryFilter,
  from: string,
  to: string,
  { now, holder }: DiaryViewer,
): Promise<Diary & { readonly knowsLocation: boolean }> {
  const days = daysAsked(from, to);
  const therapistId = filter.therapistId ?? null;
  const [found] = await listDiaries(db, {
    therapistId,
    everybody: therapistId === null || (filter.withOthers ?? false),
    everywhere: filter.everywhere ?? false,
    byPhoneToo: filter.byPhoneToo ?? false,
    locationCode: filter.locationCode ?? null,
    gender: filter.gender ?? null,
    serviceIds: filter.serviceIds ?? [],
    sessionOf:
      filter.sessionOf === 'each service' ? [] : (filter.sessionOf ?? filter.serviceIds ?? []),
    ofEachService: filter.sessionOf === 'each service',
    favouritesOf: filter.favouritesOf ?? null,
    movingId: filter.movingId ?? null,
    ...days,
    now,
    ...holder,
  });
  const { booked, off, resourcesTaken, ...rest } = found as DiaryRow;
  return {
    ...rest,
    taken: [
      ...booked.flatMap(([therapistId, spans]) => spans.map((span) => unpacked(therapistId, span))),
      ...off.map((each) => ({ ...each, booked: false })),
    ],
    resourcesTaken: resourcesTaken.map(([resourceId, held, startMinute, endMinute]) => {
      return { resourceId, held: held === 1, startMinute, endMinute };
    }),
    firstMidnight: days.midnight,
    ...clockBetween(from, to, days.midnight),
    firstWeekday: weekdayOf(from),
  };
}

/** How the clock changes on these days; nothing if it does not. */
function clockBetween(from: string, to: string, first: Date): Pick<Diary, 'clock'> {
  const changes = new Map<number, ClockChangeOfDay>();
  for (let [day, nth] = [from, 0]; day <= to; [day, nth] = [addDays(from, nth + 1), nth + 1]) {
    const change = clockChangeOn(day);
    if (change) changes.set(nth, change);
  }
  if (changes.size === 0) return {};
  const midnightOf = (day: number) =>
    (minuteOf(addDays(from, day), 0).getTime() - first.getTime()) / 60_000;
  return { clock: { midnightOf, changeOn: (day) => changes.get(day) ?? null } };
}

interface BranchRequest extends DiaryRequest {
  readonly everybody: boolean;
  readonly everywhere: boolean;
  readonly byPhoneToo: boolean;
  readonly locationCode: string | null;
  readonly gender: Gender | null;
  readonly serviceIds: readonly number[];
  readonly sessionOf: readonly number[];
  readonly ofEachService: boolean;
  readonly favouritesOf: number | null;
}

/** Owner, flag, and first and last minute. */
type SpanRow = readonly [whose: number, flag: 0 | 1, startMinute: number, endMinute: number];

interface DiaryRow
  extends Omit<Diary, 'firstMidnight' | 'firstWeekday' | 'clock' | 'taken' | 'resourcesTaken'> {
  readonly knowsLocation: boolean;
  readonly booked: readonly (readonly [therapistId: number, spans: readonly number[]])[];
  readonly off: readonly (Span & { readonly therapistId: number })[];
  readonly resourcesTaken: readonly SpanRow[];
}

/** As numbers alone they take a third of what objects do. */
const spansOf = (whose: string, flag: string) =>
  `coalesce(to_json(array_agg(array[${whose}, ${flag}::int, start_minute, end_minute])), '[]')`;

/** More than the minutes of any session, which is at most a day, and its buffer. */
const PACKED = 4096;

/**
 * Sessions, each as one number: the minute at which it begins times {@link PACKED}, and how many
 * minutes it takes. Of a month there are thousands, which PostgreSQL has to write and this process
 * to read. Minutes of a whole year would be beyond an integer.
 */
const packedSpans = `array_agg(start_minute::bigint * ${PACKED} + end_minute - start_minute)`;

function unpacked(therapistId: number, span: number): Diary['taken'][number] {
  const startMinute = Math.floor(span / PACKED);
  const endMinute = startMinute + span - startMinute * PACKED;
  return { therapistId, booked: true, startMinute, endMinute };
}

const listDiaries = statement<BranchRequest, DiaryRow>(
  (its) => `
    with branch as materialized (
      select code, bookable from locations where ${its.everywhere}::boolean
        or code = coalesce(${its.locationCode}::text,
          (select location_code from therapists where id = ${its.therapistId}::int))
    ), post as materialized (
      -- From the branches to who works there, so that a chain is not asked person by person.
      select id, location_code as code from therapists
      where location_code = any (array(select code from branch))
      union
      select therapist_id, location_code from ${postsAt('(select code from branch)', its)}
    ), people as materialized (
      select t.id, a.first_name || ' ' || a.last_name as name,
        coalesce(post.code, t.location_code) as "locationCode", t.position,
        coalesce((select bookable from branch where code = post.code), false) and (not t.books_by_phone or ${its.byPhoneToo}::boolean)
          and a.gender = coalesce(${its.gender}::text, a.gender)
          -- The therapist of the session that is moved may keep it, though the required skills have changed.
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
        left join post on post.id = t.id
        -- Looked up for each: who works at how many branches nobody knows when it is planned, and joined,
        -- all accounts there are would be read.
        cross join lateral (
          select first_name, last_name, gender from accounts where id = t.account_id limit 1
        ) a
      where t.active
        and (t.id = ${its.therapistId}::int or post.id is not null and ${its.everybody}::boolean)
    ), asked as materialized (
      select id, buffer_minutes, therapist_minutes, retires_on from services
      where id = any(${its.sessionOf}::int[]) or ${its.ofEachService}::boolean
    ), wanted as materialized (
      select distinct resource.id from service_resources as need
        join resources as resource on ${meetsNeed}
      where need.service_id in (select id from asked)
    )
    select exists (select from branch) as "knowsLocation",
      (select coalesce(json_agg(p order by position, id), '[]') from people p) as therapists,
      (select coalesce(json_agg(json_build_object(
          'locationCode', location_code, 'weekday', weekday,
          'startMinute', start_minute, 'endMinute', end_minute,
          'firstDay', first_day, 'lastDay', last_day)), '[]')
        from ${openingHours(its)}
        where location_code in (select "locationCode" from people)) as hours,
      (select coalesce(json_agg(json_build_object(
          'locationCode', location_code, 'startMinute', start_minute, 'endMinute', end_minute,
          'firstDay', starts_on - ${its.from}::date, 'lastDay', ends_on - ${its.from}::date)), '[]')
        from ${closuresIn(its)}) as closures,
      (select coalesce(json_agg(its), '[]') from (
          select therapist_id as "therapistId", location_code as "locationCode", weekday,
            start_minute as "startMinute", end_minute as "endMinute",
            first_day as "firstDay", last_day as "lastDay", changed
          from ${shifts(its)} where therapist_id = any (array(select id from people))
        ) as its) as shifts,
      (select coalesce(json_agg(json_build_array(people.id, spans)), '[]')
        from (select distinct id from people) as people
          cross join lateral (
            select ${packedSpans} as spans from ${bookedOf('people.id', its)}) as booked
        where spans is not null) as booked,
      (select coalesce(json_agg(json_build_object(
          'therapistId', people.id, 'startMinute', start_minute, 'endMinute', end_minute)), '[]')
        from (select distinct id from people) as people
          cross join lateral ${offOf('people.id', its)}) as off,
      (select coalesce(json_agg(json_build_object(
          'therapistId', people.id, 'own', own,
          'startMinute', start_minute, 'endMinute', end_minute)), '[]')
        from (select distinct id from people) as people
          cross join lateral ${heldOf('people.id', its)}) as holds,
      (select coalesce(json_agg(json_build_object(
          'id', id, 'bufferMinutes', buffer_minutes, 'therapistMinutes', therapist_minutes,
          'retiresDay', retires_on - ${its.from}::date)), '[]')
        from asked) as services,
      (select coalesce(json_agg(json_build_object(
          'serviceId', service_id, 'resources', resources)), '[]')
        from (
          select service_id, coalesce(json_agg(
              json_build_object('id', id, 'locationCode', location_code) order by position, id)
              filter (where id is not null), '[]') as resources
          from (
            select distinct need.service_id, need.need, resource.id, resource.location_code,
              resource.position
            from service_resources as need left join resources as resource on ${meetsNeed}
            where need.service_id in (select id from asked)
          ) as choice
          group by service_id, need
        ) as met) as needs,
      (select ${spansOf('resource_id', 'held')}
        from ${resourcesTaken('wanted', its)}) as "resourcesTaken"`,
);

import type { Db, Trx } from '../../../platform/database/db.ts';
import { together } from '../../../platform/speed/batch-calls.ts';
import { statement } from '../../../platform/speed/prebuilt-statement.ts';
import { clockChangeOn, weekdayOf } from '../../../platform/studio-days.ts';
import type { DiaryViewer, Span } from '../bookable-days-rules.ts';
import { NOTHING_BESIDE, type Takes, takesOf } from '../buffer-and-resource-rules.ts';
import { byClock, type TherapistDay } from '../free-start-rules.ts';
import { openBeside } from '../hours-beside-closure-rules.ts';
import {
  closuresIn,
  type DiaryRequest,
  daysAsked,
  heldOf,
  meetsNeed,
  openingHours,
  resourcesTaken,
  takenOf,
  worksAt,
} from './diary-parts.ts';

/** A therapist and one of their days. */
export interface TherapistOnDay {
  /** The branch whose hours and shifts apply: the requested one if they work there. */
  readonly locationCode: string;
  readonly booksByPhone: boolean;
  /** Offers the session's services, as far as these need a skill. */
  readonly isAble: boolean;
  /** A service of the session is retired from that day on, or from an earlier one. */
  readonly hasRetired: boolean;
  /** Name of the closure that shuts the day, if one does. */
  readonly closedFor: string | null;
  readonly day: TherapistDay;
}

/** Which day of a therapist. */
export interface TherapistDayQuery {
  readonly therapistId: number;
  /** The studio's day, `YYYY-MM-DD`. */
  readonly date: string;
  /** Left out: their own branch. */
  readonly locationCode?: string | undefined;
  /** At that branch even without shifts there: for a therapist who is sent there. */
  readonly isSent?: boolean | undefined;
  /** The session's services; omitted: it needs nothing but the therapist. */
  readonly serviceIds?: readonly number[] | undefined;
  /** The booking that is being moved: the day is read as if it did not exist. */
  readonly movingId?: string | null | undefined;
}

interface Fact {
  kind:
    | 'therapist'
    | 'open'
    | 'closed'
    | 'shift'
    | 'taken'
    | 'held'
    | 'service'
    | 'service retired'
    | 'need'
    | 'resource taken'
    | 'resource held';
  label: string | null;
  id: number | null;
  start_minute: number | null;
  end_minute: number | null;
}

/**
 * Everything that decides a therapist's free times on a day, in one round trip; null when there is
 * no such therapist. Like `findDiary`, for one therapist and one day, in two thirds of its time;
 * resources are read only when the services are given.
 */
export async function findTherapistDay(
  db: Db | Trx,
  day: TherapistDayQuery,
  looking: DiaryViewer,
): Promise<TherapistOnDay | null> {
  const asked = askedOf(day, looking);
  return fromFacts(
    asked.serviceIds.length === 0
      ? await listFacts(db, asked)
      : await listFactsOfSession(db, asked),
    day.date,
  );
}

/** The same for the most frequent callers: concurrent calls share one query. */
export const findTherapistDayTogether = together<
  { readonly day: TherapistDayQuery; readonly looking: DiaryViewer },
  TherapistOnDay | null
>(
  (db, { day, looking }) => findTherapistDay(db, day, looking),
  async (db, questions) => {
    const asked = questions.map(({ day, looking }, nth) => ({ nth, ...askedOf(day, looking) }));
    const facts = questions.map((): Fact[] => []);
    for (const fact of await listFactsOfMany(db, { asked: JSON.stringify(asked) }))
      facts[fact.nth]?.push(fact);
    return facts.map((its, nth) => fromFacts(its, asked[nth]?.from ?? ''));
  },
);

function askedOf(
  {
    therapistId,
    date,
    locationCode,
    isSent = false,
    serviceIds = [],
    movingId = null,
  }: TherapistDayQuery,
  { now, holder }: DiaryViewer,
): TherapistSessionRequest {
  return {
    therapistId,
    locationCode: locationCode ?? null,
    isSent,
    movingId,
    ...daysAsked(date, date),
    weekday: weekdayOf(date),
    now,
    ...holder,
    serviceIds,
  };
}

interface TherapistRequest extends DiaryRequest {
  readonly weekday: number;
  readonly locationCode: string | null;
  readonly isSent: boolean;
}

interface TherapistSessionRequest extends TherapistRequest {
  readonly serviceIds: readonly number[];
}

type Placeholders<Values> = { readonly [Name in keyof Values]-?: string };

const factsOf = (its: Placeholders<TherapistRequest>) => `
    with person as materialized (
      select books_by_phone, case when exists (
          select from locations where code = ${its.locationCode}::text and bookable
        ) and (${its.isSent}::boolean
          or ${worksAt(`${its.therapistId}::int`, `${its.locationCode}::text`, its)}) then ${its.locationCode}::text else location_code end as location_code
      from therapists where id = ${its.therapistId}::int and active
    )
    select 'therapist' as kind, location_code as label, null::int as id,
      books_by_phone::int as start_minute, null::int as end_minute
    from person
    union all
    select 'open', null, null, start_minute, end_minute from ${openingHours(its)}
    where location_code = (select location_code from person) and weekday = ${its.weekday}::int
      and coalesce(first_day, 0) <= 0
    union all
    select 'closed', name, null, start_minute, end_minute from ${closuresIn(its)}
    where location_code is null or location_code = (select location_code from person)
    union all
    select 'shift', null, null, from_minute, to_minute from shifts_on(${its.from}::date)
    where therapist_id = ${its.therapistId}::int
      and location_code = (select location_code from person)
    union all
    select 'taken', null, booked::int, start_minute, end_minute
    from ${takenOf(`${its.therapistId}::int`, its)}
    union all
    select 'held', null, null, start_minute, end_minute
    from ${heldOf(`${its.therapistId}::int`, its)}
    where not own`;

const listFacts = statement<TherapistRequest, Fact>(factsOf);

/** With what a session of these services needs besides the therapist. */
const factsOfSession = (its: Placeholders<TherapistSessionRequest>) => `${factsOf(its)}
    union all
    select 'service', case when needs_skill and not exists (
        select from therapist_services o
        where o.therapist_id = ${its.therapistId}::int and o.service_id = services.id)
      and not exists (
        select from bookings
        where id = ${its.movingId}::uuid and therapist_id = ${its.therapistId}::int)
      then 'unable' end, id, buffer_minutes, therapist_minutes
    from services where id = any(${its.serviceIds}::int[])
    union all
    select 'service retired', null, id, null, null from services
    where id = any(${its.serviceIds}::int[]) and retires_on <= ${its.from}::date
    union all
    select distinct 'need', need.service_id || ' ' || need.need, resource.id, resource.position, null::int
    from service_resources as need left join resources as resource on ${meetsNeed}
      and resource.location_code = (select location_code from person)
    where need.service_id = any(${its.serviceIds}::int[])
    union all
    select case when held then 'resource held' else 'resource taken' end, null, resource_id,
      start_minute, end_minute
    from ${resourcesTaken(
      `(
        select distinct resource.id from service_resources as need
          join resources as resource on ${meetsNeed}
        where need.service_id = any(${its.serviceIds}::int[])
      )`,
      its,
    )}`;

const listFactsOfSession = statement<TherapistSessionRequest, Fact>(factsOfSession);

/** The PostgreSQL types of the parameters, for a batched query. */
const columns: { readonly [Name in keyof TherapistSessionRequest]-?: string } = {
  therapistId: 'int',
  locationCode: 'text',
  isSent: 'boolean',
  movingId: 'uuid',
  from: 'date',
  to: 'date',
  midnight: 'timestamptz',
  midnightSeconds: 'float8',
  end: 'timestamptz',
  weekday: 'int',
  now: 'timestamptz',
  accountId: 'int',
  browser: 'text',
  serviceIds: 'int[]',
};

const listFactsOfMany = statement<{ readonly asked: string }, Fact & { readonly nth: number }>(
  ({ asked }) => {
    const names = Object.keys(columns) as (keyof typeof columns)[];
    const its = Object.fromEntries(names.map((name) => [name, `asked."${name}"`]));
    const defined = names.map((name) => `"${name}" ${columns[name]}`).join(', ');
    return `select asked.nth, kind, label, id, start_minute, end_minute
      from json_to_recordset(${asked}::json) as asked(nth int, ${defined})
      cross join lateral (${factsOfSession(its as Placeholders<TherapistSessionRequest>)}) as fact`;
  },
);

function fromFacts(facts: Fact[], date: string): TherapistOnDay | null {
  const person = facts.find((fact) => fact.kind === 'therapist');
  if (!person) return null;
  const clock = clockChangeOn(date);
  const spans = (kind: Fact['kind']) => facts.filter((fact) => fact.kind === kind).map(spanOf);
  const closures = facts.filter((fact) => fact.kind === 'closed');
  const open = openBeside(
    spans('open'),
    closures.map(({ start_minute, end_minute }) => ({
      startMinute: start_minute,
      endMinute: end_minute,
    })),
  );
  const isShut = ({ start_minute }: Fact) => start_minute === null || open.length === 0;
  return {
    locationCode: person.label ?? '',
    booksByPhone: person.start_minute === 1,
    isAble: !facts.some(({ kind, label }) => kind === 'service' && label === 'unable'),
    hasRetired: facts.some(({ kind }) => kind === 'service retired'),
    closedFor: closures.find(isShut)?.label ?? null,
    day: {
      open: byClock(open, clock),
      shifts: byClock(spans('shift'), clock),
      busy: facts
        .filter(({ kind }) => kind === 'taken')
        .map((fact) => ({ ...spanOf(fact), booked: fact.id === 1 })),
      held: spans('held'),
      takes: takesFrom(facts),
      ...(clock && { isShownAgain: clock.isShownAgain }),
    },
  };
}

function takesFrom(facts: Fact[]): Takes {
  const services = facts.filter(({ kind }) => kind === 'service');
  if (services.length === 0) return NOTHING_BESIDE;
  const spans = (kind: Fact['kind'], id: number | null) =>
    facts.filter((fact) => fact.kind === kind && fact.id === id).map(spanOf);
  const needs = Map.groupBy(
    facts.filter(({ kind }) => kind === 'need'),
    ({ label }) => label,
  );
  return takesOf(
    services.map(({ start_minute, end_minute }) => ({
      bufferMinutes: start_minute ?? 0,
      therapistMinutes: end_minute,
    })),
    [...needs.values()].map((need) =>
      need
        .filter(({ id }) => id !== null)
        .toSorted(
          (a, b) => (a.start_minute ?? 0) - (b.start_minute ?? 0) || (a.id ?? 0) - (b.id ?? 0),
        )
        .map(({ id }) => ({
          id: id ?? 0,
          busy: spans('resource taken', id),
          held: spans('resource held', id),
        })),
    ),
  );
}

function spanOf({ start_minute, end_minute }: Fact): Span {
  return { startMinute: start_minute ?? 0, endMinute: end_minute ?? 0 };
}

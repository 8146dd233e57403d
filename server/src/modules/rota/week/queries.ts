import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { insertRows } from '../../../platform/database/rows-by-values.ts';
import { clockMinutes, studioDate } from '../../../platform/database/studio-day.ts';
import { addDays, minuteOf } from '../../../platform/studio-days.ts';
import type { Dated } from '../dated-shift-rules.ts';
import type { Span } from '../overlapping-shift-rules.ts';
import { isUncovered } from '../queries/uncovered.ts';

export interface WeeklyShift extends Dated, Span {
  readonly location: string;
}

/** Current and future shifts of a therapist. */
export async function listShifts(trx: Trx, therapistId: number, from: string) {
  const { rows } = await sql<WeeklyShift>`
    select id, weekday, location_code as location, from_minute, to_minute,
      valid_from as "validFrom", valid_to as "validTo"
    from shifts where therapist_id = ${therapistId}::int
      and coalesce(valid_to >= ${from}::date, true)
    order by weekday, from_minute`.execute(trx);
  return rows;
}

export async function updateShiftEnd(trx: Trx, ids: readonly number[], validTo: string) {
  await sql`update shifts set valid_to = ${validTo}::date where id = any(${ids}::int[])`.execute(
    trx,
  );
}

export async function updateShiftBeginning(trx: Trx, ids: readonly number[], validFrom: string) {
  await sql`update shifts set valid_from = ${validFrom}::date where id = any(${ids}::int[])`.execute(
    trx,
  );
}

/** Ends all shifts of a therapist before a day (`YYYY-MM-DD`), single days among them. */
export async function endShiftsBefore(
  trx: Trx,
  therapistId: number,
  day: string,
  at: Date,
): Promise<void> {
  await sql`
    delete from shifts where therapist_id = ${therapistId}::int
      and valid_from >= ${day}::date`.execute(trx);
  await sql`
    update shifts set valid_to = ${day}::date - 1 where therapist_id = ${therapistId}::int
      and (valid_to is null or valid_to >= ${day}::date)`.execute(trx);
  await sql`
    update shift_changes set withdrawn_at = ${at}::timestamptz
    where therapist_id = ${therapistId}::int and day >= ${day}::date and withdrawn_at is null
  `.execute(trx);
}

/** Deletes shifts that never were valid. */
export async function deleteShifts(trx: Trx, ids: readonly number[]) {
  await sql`delete from shifts where id = any(${ids}::int[])`.execute(trx);
}

export async function insertShifts(
  trx: Trx,
  therapistId: number,
  shifts: readonly Omit<WeeklyShift, 'id'>[],
) {
  await insertRows(
    trx,
    'shifts',
    shifts.map((shift) => ({
      therapist_id: therapistId,
      weekday: shift.weekday,
      location_code: shift.location,
      from_minute: shift.from_minute,
      to_minute: shift.to_minute,
      valid_from: shift.validFrom,
      valid_to: shift.validTo,
    })),
  );
}

/** Withdraws changes of single days. */
export async function updateChangesWithdrawn(
  trx: Trx,
  { therapistId, days }: { therapistId: number; days: readonly string[] },
  by: { actorId: number; at: Date },
): Promise<void> {
  await sql`
    update shift_changes set withdrawn_at = ${by.at}::timestamptz, withdrawn_by = ${by.actorId}::int
    where therapist_id = ${therapistId}::int and day = any(${days}::date[]) and withdrawn_at is null`.execute(
    trx,
  );
}

/** Makes a day of somebody other than the week; no shift: off. */
export async function insertChanges(
  trx: Trx,
  {
    therapistId,
    day,
    shifts,
    note,
  }: {
    therapistId: number;
    day: string;
    shifts: readonly (Span & { readonly location: string })[];
    note: string;
  },
  by: { actorId: number; at: Date },
): Promise<void> {
  const made = { therapist_id: therapistId, day, note, made_at: by.at, made_by: by.actorId };
  const spans = shifts.map(({ location, from_minute, to_minute }) => ({
    location_code: location,
    from_minute,
    to_minute,
  }));
  await trx
    .insertInto('shift_changes')
    .values(spans.length === 0 ? made : spans.map((span) => ({ ...made, ...span })))
    .execute();
}

/** One day of somebody as the rota has it. */
export interface StoredPersonDay {
  readonly date: string;
  readonly shifts: (Span & { readonly location: string })[];
  readonly changed: boolean;
  readonly note: string;
  readonly sessions: number;
  readonly uncovered: number;
}

export interface StoredRota {
  readonly days: {
    readonly date: string;
    readonly closures: {
      readonly id: number;
      readonly name: string;
      readonly location: string | null;
      readonly provisional: boolean;
    }[];
    readonly hours: (Span & { readonly location: string })[];
    readonly booked: {
      readonly location: string;
      readonly from_minute: number;
      readonly sessions: number;
    }[];
  }[];
  readonly branches: { readonly code: string; readonly name: string }[];
  readonly people: {
    readonly id: number;
    readonly accountId: number;
    readonly name: string;
    readonly location: string;
    readonly days: StoredPersonDay[];
  }[];
}

const DAY_BEGINS = 360;

/**
 * Some days of the rota from `from` on, in one round trip: everybody who works here. Uncovered
 * sessions are counted at the given branches, by default at all.
 */
export async function findRota(
  db: Db | Trx,
  {
    from,
    count,
    now,
    branches = 'all',
  }: { from: string; count: number; now: Date; branches?: readonly string[] | 'all' },
): Promise<StoredRota> {
  const seen = branches === 'all' ? null : branches;
  const day = studioDate('b.starts_at');
  const minutes = (instant: string) => clockMinutes(instant, day);
  const begins = minuteOf(from, DAY_BEGINS);
  const ends = minuteOf(addDays(from, count), DAY_BEGINS);
  const inShift = sql`exists (
    select from shift where shift.day = b.day and shift.therapist_id = b.therapist_id
      and shift.location_code = b.location_code
      and shift.from_minute <= b.begins and shift.to_minute >= b.ends)`;
  const inHours = sql`exists (
    select from opening_hours open where open.location_code = b.location_code
      and open.weekday = extract(isodow from b.day)
      and coalesce(open.valid_from <= b.day, true) and coalesce(open.valid_to >= b.day, true)
      and open.from_minute <= b.begins and open.to_minute >= b.ends)`;
  const { rows } = await sql<StoredRota>`
    with days as materialized (
      select ${from}::date + place as day, place from generate_series(0, ${count}::int - 1) as place
    ), shift as materialized (
      select day, therapist_id, location_code, from_minute, to_minute
      from days cross join lateral shifts_on(day)
    ), change as materialized (
      select day, therapist_id, max(note) as note from shift_changes
      where withdrawn_at is null and day between ${from}::date and ${from}::date + ${count}::int - 1
      group by day, therapist_id
    ), session as materialized (
      select b.id, b.therapist_id, b.location_code, b.status, b.starts_at, b.ends_at, b.override_reason,
        ${day} as day, ${minutes('b.starts_at')} as begins, ${minutes('b.ends_at')} as ends
      from bookings b
      where b.status not in ('cancelled', 'no_show')
        and b.starts_at >= ${begins}::timestamptz
        and b.starts_at < ${ends}::timestamptz
    ), booked as materialized (
      select therapist_id, day, count(*)::int as sessions, count(*) filter (where
        status = 'booked' and starts_at > ${now}::timestamptz
          and (${seen}::text[] is null or location_code = any(${seen}::text[]))
          and ${isUncovered({ day: sql`b.day`, inShift, inHours })})::int as uncovered
      from session b
      group by therapist_id, day
    ), hourly as materialized (
      select day, location_code, hour * 60 as from_minute, count(*)::int as sessions
      from session, generate_series(floor(begins / 60)::int, ceil(ends / 60)::int - 1) as hour
      group by day, location_code, hour
    )
    select (
      select json_agg(json_build_object('date', to_char(day, 'YYYY-MM-DD'),
        'closures', (
          select coalesce(json_agg(json_build_object('id', id, 'name', name,
            'location', location_code, 'provisional', state = 'provisional') order by id), '[]')
          from closures where state <> 'withdrawn' and day between starts_on and ends_on
        ),
        'hours', (
          select coalesce(json_agg(json_build_object('location', location_code,
            'from_minute', from_minute, 'to_minute', to_minute)
            order by location_code, from_minute), '[]')
          from opening_hours where weekday = extract(isodow from day)
            and coalesce(valid_from <= day, true) and coalesce(valid_to >= day, true)
        ),
        'booked', (
          select coalesce(json_agg(json_build_object('location', location_code,
            'from_minute', from_minute, 'sessions', sessions)
            order by location_code, from_minute), '[]')
          from hourly where hourly.day = days.day
        )) order by day)
      from days
    ) as days, (
      select coalesce(json_agg(json_build_object('code', code, 'name', name) order by position), '[]')
      from locations where bookable
    ) as branches, (
      select coalesce(json_agg(json_build_object('id', t.id, 'accountId', a.id, 'location', t.location_code,
        'name', a.first_name || ' ' || a.last_name,
        'days', (
          select json_agg(json_build_object('date', to_char(days.day, 'YYYY-MM-DD'),
            'shifts', (
              select coalesce(json_agg(json_build_object('location', location_code,
                'from_minute', from_minute, 'to_minute', to_minute) order by from_minute), '[]')
              from shift where shift.day = days.day and shift.therapist_id = t.id
            ),
            'changed', change.day is not null, 'note', coalesce(change.note, ''),
            'sessions', coalesce(booked.sessions, 0), 'uncovered', coalesce(booked.uncovered, 0)
          ) order by days.day)
          from days
            left join change on change.day = days.day and change.therapist_id = t.id
            left join booked on booked.day = days.day and booked.therapist_id = t.id
        )) order by t.location_code, t.position, t.id), '[]')
      from therapists t join accounts a on a.id = t.account_id
      where t.active
    ) as people`.execute(db);
  return rows[0] as StoredRota;
}

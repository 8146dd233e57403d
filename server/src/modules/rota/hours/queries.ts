import type { HoursChange, HoursPreview } from '@limber/contract/desk/rota/hours.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { insertRows, updateRows } from '../../../platform/database/rows-by-values.ts';
import { clockMinutes } from '../../../platform/database/studio-day.ts';
import type { Dated } from '../dated-shift-rules.ts';
import type { Span } from '../overlapping-shift-rules.ts';
import { insertShifts } from '../week/queries.ts';

export interface StoredOpening extends Dated, Span {
  readonly location: string;
}

/** Opening hours of one branch or all that apply on or after a day. */
export async function listHours(db: Db | Trx, from: string, location: string | null) {
  const { rows } = await sql<StoredOpening>`
    select id, location_code as location, weekday, from_minute, to_minute,
      valid_from as "validFrom", valid_to as "validTo"
    from opening_hours
    where location_code = coalesce(${location}::text, location_code)
      and coalesce(valid_to >= ${from}::date, true)
    order by location_code, valid_from nulls first, weekday, from_minute`.execute(db);
  return rows;
}

export async function updateHoursEnd(trx: Trx, ids: readonly number[], validTo: string) {
  await sql`update opening_hours set valid_to = ${validTo}::date where id = any(${ids}::int[])`.execute(
    trx,
  );
}

export async function updateHoursBeginning(trx: Trx, ids: readonly number[], validFrom: string) {
  await sql`update opening_hours set valid_from = ${validFrom}::date
    where id = any(${ids}::int[])`.execute(trx);
}

/** Deletes hours that never were valid. */
export async function deleteHours(trx: Trx, ids: readonly number[]) {
  await sql`delete from opening_hours where id = any(${ids}::int[])`.execute(trx);
}

export async function insertHours(trx: Trx, hours: readonly Omit<StoredOpening, 'id'>[]) {
  await insertRows(
    trx,
    'opening_hours',
    hours.map((each) => ({
      location_code: each.location,
      weekday: each.weekday,
      from_minute: each.from_minute,
      to_minute: each.to_minute,
      valid_from: each.validFrom,
      valid_to: each.validTo,
    })),
  );
}

interface StoredShift extends Dated, Span {
  readonly therapistId: number;
  readonly location: string;
}

/** The weekly rules that a change of hours may touch. */
export interface WeeklyRules {
  readonly hours: readonly StoredOpening[];
  readonly shifts: readonly StoredShift[];
}

/** Hours of a branch and shifts of some therapists that hold on a day or later. */
export async function listRules(
  trx: Trx,
  { location, therapistIds, from }: { location: string; therapistIds: number[]; from: string },
): Promise<WeeklyRules> {
  const { rows: shifts } = await sql<StoredShift>`
    select id, therapist_id as "therapistId", weekday, location_code as location, from_minute, to_minute,
      valid_from as "validFrom", valid_to as "validTo"
    from shifts where therapist_id = any (${therapistIds}::int[])
      and coalesce(valid_to >= ${from}::date, true)
    order by id`.execute(trx);
  return { hours: await listHours(trx, from, location), shifts };
}

/** Puts rules back as they were: those of `after` that were not among them go. */
export async function restoreRules(
  trx: Trx,
  before: WeeklyRules,
  after: WeeklyRules,
): Promise<void> {
  for (const [table, were, are] of [
    ['opening_hours', before.hours, after.hours],
    ['shifts', before.shifts, after.shifts],
  ] as const) {
    const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
    const made = ids(are).filter((id) => !ids(were).includes(id));
    const name = sql.table(table);
    await sql`delete from ${name} where id = any (${made}::int[])`.execute(trx);
    await sql`
      update ${name} rule set valid_from = was."validFrom", valid_to = was."validTo"
      from jsonb_to_recordset(${JSON.stringify(were)}::jsonb)
        as was (id integer, "validFrom" date, "validTo" date)
      where rule.id = was.id`.execute(trx);
  }
  const isGone = (rows: readonly { readonly id: number }[]) => {
    const there = rows.map(({ id }) => id);
    return ({ id }: { readonly id: number }) => !there.includes(id);
  };
  await insertHours(trx, before.hours.filter(isGone(after.hours)));
  const lost = before.shifts.filter(isGone(after.shifts));
  for (const [therapistId, theirs] of Map.groupBy(lost, (shift) => shift.therapistId)) {
    await insertShifts(trx, therapistId, theirs);
  }
}

/** Active therapists with shifts at a branch on a day or later, with all their shifts from then on. */
export async function listTherapistsWithShifts(trx: Trx, location: string, from: string) {
  const { rows } = await sql<{
    therapistId: number;
    accountId: number;
    therapist: string;
    shifts: Omit<StoredShift, 'therapistId'>[];
  }>`
    select t.id as "therapistId", a.id as "accountId", a.first_name || ' ' || a.last_name as therapist,
      json_agg(json_build_object('id', s.id, 'weekday', s.weekday, 'location', s.location_code,
        'from_minute', s.from_minute, 'to_minute', s.to_minute,
        'validFrom', s.valid_from, 'validTo', s.valid_to) order by s.from_minute, s.id) as shifts
    from therapists t
      join accounts a on a.id = t.account_id
      join shifts s on s.therapist_id = t.id and coalesce(s.valid_to >= ${from}::date, true)
    where t.active
    group by t.id, a.id
    having bool_or(s.location_code = ${location}::text)
    order by t.position, t.id`.execute(trx);
  return rows;
}

/** Days of the period that were planned by hand with a shift at the branch, and are still so. */
export async function listDaysByHand(
  trx: Trx,
  {
    location,
    weekdays,
    period,
  }: {
    location: string;
    weekdays: readonly number[];
    period: { readonly from: string; readonly to: string | null };
  },
): Promise<HoursPreview['by_hand']> {
  const { rows } = await sql<HoursPreview['by_hand'][number]>`
    select t.id as therapist_id, a.first_name || ' ' || a.last_name as therapist,
      to_char(c.day, 'YYYY-MM-DD') as date,
      json_agg(json_build_object('location', c.location_code, 'from_minute', c.from_minute,
        'to_minute', c.to_minute) order by c.from_minute) as shifts
    from shift_changes c
      join therapists t on t.id = c.therapist_id and t.active
      join accounts a on a.id = t.account_id
    where c.withdrawn_at is null and c.from_minute is not null
      and c.day >= ${period.from}::date and coalesce(c.day <= ${period.to}::date, true)
      and extract(isodow from c.day) = any (${weekdays}::int[])
    group by t.id, a.id, c.day
    having bool_or(c.location_code = ${location}::text)
    order by c.day, t.position, t.id limit 1000`.execute(trx);
  return rows;
}

/**
 * Hours of each branch on some days without closures, and when somebody is there: shifts without
 * time off.
 */
export async function listStaffing(
  db: Db | Trx,
  { from, count }: { readonly from: string; readonly count: number },
) {
  const minutes = (instant: string) => sql`(${clockMinutes(instant, sql`d.day`)})::int`;
  const { rows } = await sql<{ date: string; location: string; hours: Span[]; shifts: Span[] }>`
    with days as materialized (
      select ${from}::date + place as day from generate_series(0, ${count}::int - 1) as place
    ), there as materialized (
      select d.day, s.location_code, unnest(
        int4multirange(int4range(s.from_minute, s.to_minute)) - coalesce((
          select range_agg(int4range(${minutes('off.starts_at')}, ${minutes('off.ends_at')}))
          from time_off off
          where off.therapist_id = s.therapist_id and off.withdrawn_at is null
            and ${minutes('off.starts_at')} < 2880 and ${minutes('off.ends_at')} > 0
        ), '{}'::int4multirange)) as part
      from days d cross join lateral shifts_on(d.day) s
        join therapists t on t.id = s.therapist_id and t.active
    )
    select to_char(open.day, 'YYYY-MM-DD') as date, branch.code as location,
      coalesce((
        select json_agg(json_build_object('from_minute', lower(part), 'to_minute', upper(part)) order by part)
        from unnest(open.hours - coalesce((
          select range_agg(int4range(coalesce(from_minute, 0), coalesce(to_minute, 2880))) from closures
          where state <> 'withdrawn' and shuts and open.day between starts_on and ends_on
            and coalesce(location_code = branch.code, true)
        ), '{}'::int4multirange)) as part
      ), '[]') as hours,
      coalesce((
        select json_agg(json_build_object('from_minute', lower(part), 'to_minute', upper(part)) order by part)
        from there where there.day = open.day and there.location_code = branch.code
      ), '[]') as shifts
    from (
      select d.day, its.location_code, range_agg(int4range(its.from_minute, its.to_minute)) as hours
      from days d
        join opening_hours its on its.weekday = extract(isodow from d.day)
          and coalesce(its.valid_from <= d.day, true) and coalesce(its.valid_to >= d.day, true)
      group by d.day, its.location_code
    ) open join locations branch on branch.code = open.location_code and branch.bookable
    order by open.day, branch.position, branch.code`.execute(db);
  return rows;
}

/** Writes down a change of hours with the rules before and after it. */
export async function insertHoursChange(
  trx: Trx,
  change: {
    location: string;
    weekdays: readonly number[];
    spans: readonly Span[];
    period: { readonly from: string; readonly to: string | null };
    therapistIds: readonly number[];
    before: WeeklyRules;
    after: WeeklyRules;
  },
  by: { actorId: number; at: Date },
): Promise<void> {
  await trx
    .insertInto('hours_changes')
    .values({
      location_code: change.location,
      weekdays: [...change.weekdays],
      spans: JSON.stringify(change.spans),
      valid_from: change.period.from,
      valid_to: change.period.to,
      therapist_ids: [...change.therapistIds],
      rules_before: JSON.stringify(change.before),
      rules_after: JSON.stringify(change.after),
      made_by: by.actorId,
      made_at: by.at,
    })
    .execute();
}

/** Changes of hours from a day on that were not taken back, soonest first. */
export async function listHoursChanges(db: Db, from: string): Promise<HoursChange[]> {
  const { rows } = await sql<HoursChange>`
    select c.id, c.location_code as location, c.weekdays, c.spans,
      to_char(c.valid_from, 'YYYY-MM-DD') as valid_from, to_char(c.valid_to, 'YYYY-MM-DD') as valid_to,
      cardinality(c.therapist_ids) as therapists, a.first_name || ' ' || a.last_name as by
    from hours_changes c join accounts a on a.id = c.made_by
    where c.withdrawn_at is null and c.valid_from >= ${from}::date
    order by c.valid_from, c.id limit 200`.execute(db);
  return rows;
}

/** One of those, locked; undefined: none. */
export async function lockHoursChange(trx: Trx, id: number, from: string) {
  const { rows } = await sql<{
    location: string;
    therapistIds: number[];
    validFrom: string;
    before: WeeklyRules;
    after: WeeklyRules;
  }>`
    select location_code as location, therapist_ids as "therapistIds", valid_from as "validFrom",
      rules_before as before, rules_after as after
    from hours_changes
    where id = ${id}::int and withdrawn_at is null and valid_from >= ${from}::date
    for no key update`.execute(trx);
  return rows[0];
}

export function updateHoursWithdrawn(trx: Trx, id: number, by: { actorId: number; at: Date }) {
  return updateRows(trx, 'hours_changes', {
    where: { id },
    set: { withdrawn_by: by.actorId, withdrawn_at: by.at },
  });
}

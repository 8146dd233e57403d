import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import type { KeptWork } from '../../../platform/database/db-types.ts';
import { insertRows } from '../../../platform/database/rows-by-values.ts';
import type { BranchDay } from '../queries/worth-of-sessions-products-and-tips.ts';

export async function deleteWork(trx: Trx, days: readonly BranchDay[]): Promise<void> {
  await sql`
    delete from kept_work k using unnest(${days.map(({ location }) => location)}::text[],
      ${days.map(({ day }) => day)}::date[]) as its (location_code, day)
    where k.location_code = its.location_code and k.day = its.day`.execute(trx);
}

export async function insertWork(trx: Trx, rows: readonly Insertable<KeptWork>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await insertRows(trx, 'kept_work', rows.slice(from, from + AT_ONCE));
  }
}
const AT_ONCE = 1000;

/** Equal services under one rate, counted. */
export interface CountedWork {
  readonly therapistId: number;
  /** A day of the rate. */
  readonly rateDay: string;
  readonly serviceId: number;
  readonly minutes: number;
  readonly baseMinor: number;
  readonly times: number;
}

/** The services of a therapist on a day, in their order. */
export interface WorkInOrder {
  readonly therapistId: number;
  readonly day: string;
  readonly location: string;
  /** Of the session of each service, in seconds since 1970. */
  readonly begins: readonly number[];
  readonly serviceIds: readonly number[];
  readonly minutes: readonly number[];
  readonly baseMinor: readonly number[];
}

/** Days of the studio, both included, at a branch; null: all. */
interface Days {
  readonly from: string;
  readonly to: string;
  readonly locationCode: string | null;
}

/**
 * What is kept of some therapists counted, of others in its order, and the days of either on which it
 * is old and which are left out.
 */
export async function findKeptWork(
  db: Db,
  counted: { days: Days; therapistIds: readonly number[] },
  ordered: { from: string; to: string; therapistIds: readonly number[] },
): Promise<{ counted: CountedWork[]; inOrder: WorkInOrder[]; old: BranchDay[] }> {
  const { rows } = await sql<Awaited<ReturnType<typeof findKeptWork>>>`
    with old as materialized (
      select distinct location_code, day from touched_days
      where day between ${ordered.from}::date and ${ordered.to}::date
    ), fresh as not materialized (
      select location_code, day, therapist_id, begins_at, service_ids, minutes, base_fils
      from kept_work k where not exists (
        select from old where old.location_code = k.location_code and old.day = k.day)
    ), counted as (
      select k.therapist_id as "therapistId", r.valid_from as "rateDay", its.service_id as "serviceId",
        its.minutes, its.minor as "baseMinor", count(*) as times
      from fresh k join pay_rates r on r.therapist_id = k.therapist_id and r.valid_from <= k.day
          and (r.valid_to is null or r.valid_to >= k.day)
        cross join lateral unnest(k.service_ids, k.minutes, k.base_fils) as its (service_id, minutes, minor)
      where k.day between ${counted.days.from}::date and ${counted.days.to}::date
        and k.location_code = coalesce(${counted.days.locationCode}::text, k.location_code)
        and k.therapist_id = any(${counted.therapistIds}::int[])
      group by 1, 2, 3, 4, 5
    ), in_order as (
      select k.therapist_id as "therapistId", k.day, k.location_code as location,
        k.begins_at as begins, k.service_ids as "serviceIds", k.minutes, k.base_fils as "baseMinor"
      from fresh k
      where k.day between ${ordered.from}::date and ${ordered.to}::date
        and k.therapist_id = any(${ordered.therapistIds}::int[])
    )
    select coalesce((select json_agg(counted) from counted), '[]') as counted,
      coalesce((select json_agg(in_order order by day, location) from in_order), '[]') as "inOrder",
      coalesce((
        select json_agg(json_build_object('location', location_code, 'day', day)
          order by day, location_code) from old), '[]') as old`.execute(db);
  return rows[0] ?? { counted: [], inOrder: [], old: [] };
}

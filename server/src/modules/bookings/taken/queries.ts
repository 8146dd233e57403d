import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';

/** A time that is wished for, and what for. */
export interface WishedTime {
  readonly therapistId: number;
  readonly locationCode: string;
  readonly serviceIds: readonly number[];
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The booking that is to have it, which is in nobody's way. */
  readonly exceptId?: string;
}

/** Somebody whose session is in the way. */
export interface Occupant {
  readonly firstName: string;
  readonly lastName: string;
  readonly startsAt: Date;
  readonly locationCode: string;
}

/**
 * Whose session has a wished time: with its therapist first of all, else with a resource that it needs and
 * of which none is left; undefined when nobody's has.
 */
export async function findOccupantOf(
  db: Db | Trx,
  { therapistId, locationCode, serviceIds, startsAt, endsAt, exceptId }: WishedTime,
): Promise<Occupant | undefined> {
  const { rows } = await sql<Occupant>`
    with asked as (
      select minutes_after(${endsAt}::timestamptz, coalesce(max(buffer_minutes), 0)) as busy_until,
        case when bool_and(therapist_minutes is not null) then least(${endsAt}::timestamptz,
            minutes_after(${startsAt}::timestamptz, sum(therapist_minutes)::int))
          else minutes_after(${endsAt}::timestamptz, coalesce(max(buffer_minutes), 0))
        end as therapist_until
      from services where id = any(${serviceIds}::int[])
    ), taken as (
      select resource_id, booking_id from booking_resources, asked
      where live and booking_id is distinct from ${exceptId ?? null}::uuid
        and during && tstzrange(${startsAt}::timestamptz, asked.busy_until)
    ), gone as (
      select need.service_id, need.need, array_agg(resource.id) as ids
      from service_resources need join resources resource on resource.active
        and resource.location_code = ${locationCode}::text
        and (resource.id = need.resource_id or resource.kind = need.kind)
      where need.service_id = any(${serviceIds}::int[])
      group by need.service_id, need.need
      having bool_and(resource.id in (select resource_id from taken))
    )
    select client.first_name as "firstName", client.last_name as "lastName",
      other.starts_at as "startsAt", other.location_code as "locationCode"
    from bookings other join accounts client on client.id = other.client_id, asked
    where other.status not in ('cancelled', 'no_show')
      and other.id is distinct from ${exceptId ?? null}::uuid
      and (
        other.therapist_id = ${therapistId}::int
          and tstzrange(other.starts_at, other.busy_until)
            && tstzrange(${startsAt}::timestamptz, asked.therapist_until)
        or other.id in (
          select booking_id from taken join gone on taken.resource_id = any(gone.ids)
        )
      )
    order by other.therapist_id <> ${therapistId}::int, other.starts_at
    limit 1
  `.execute(db);
  return rows[0];
}

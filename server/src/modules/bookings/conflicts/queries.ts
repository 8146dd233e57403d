import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';

/** A requested time, and what it is for. */
export interface TimeToCheck {
  readonly therapistId: number;
  readonly locationCode: string;
  readonly serviceIds: readonly number[];
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Resources chosen by hand. */
  readonly resourceIds?: readonly number[] | undefined;
  /** The booking that will use it; its own assignments do not count as taken. */
  readonly exceptId?: string;
}

/** A client whose session is in the way. */
export interface Occupant {
  readonly firstName: string;
  readonly lastName: string;
  readonly startsAt: Date;
  readonly locationCode: string;
  readonly hasTherapist: boolean;
  /** The resource that they have, where no other would be suitable. */
  readonly resource: string | null;
  /**
   * The kind that has none left; null where it is a single resource, or several kinds are suitable.
   */
  readonly kind: string | null;
}

/**
 * Whose session has a requested time: first with its therapist, otherwise with a chosen resource or
 * one of a kind that has none left; undefined when nobody's has.
 */
export async function findOccupantOf(
  db: Db | Trx,
  {
    therapistId,
    locationCode,
    serviceIds,
    startsAt,
    endsAt,
    exceptId,
    resourceIds = [],
  }: TimeToCheck,
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
      select array_agg(resource.id) as ids,
        case when count(distinct resource.kind) = 1 then min(resource.kind) end as kind
      from service_resources need join resources resource on resource.active
        and resource.location_code = ${locationCode}::text
        and (resource.id = need.resource_id or resource.kind = need.kind)
      where need.service_id = any(${serviceIds}::int[])
      group by need.service_id, need.need
      having bool_and(resource.id in (select resource_id from taken))
    )
    select client.first_name as "firstName", client.last_name as "lastName",
      other.starts_at as "startsAt", other.location_code as "locationCode",
      other.has_therapist as "hasTherapist", thing.resource, thing.kind
    from (
      select bookings.id, bookings.client_id, bookings.starts_at, bookings.location_code,
        therapist_id = ${therapistId}::int
        and tstzrange(starts_at, bookings.busy_until)
          && tstzrange(${startsAt}::timestamptz, asked.therapist_until) as has_therapist
      from bookings, asked
      where status not in ('cancelled', 'no_show') and id is distinct from ${exceptId ?? null}::uuid
        and (therapist_id = ${therapistId}::int or id in (select booking_id from taken))
    ) other
      join accounts client on client.id = other.client_id
      left join lateral (
        select true as is_had, case when sole.is_sole then resource.name end as resource,
          case when not sole.is_sole then gone.kind end as kind
        from taken join resources resource on resource.id = taken.resource_id
          left join gone on resource.id = any(gone.ids),
          lateral (
            select resource.id = any(${resourceIds}::int[]) or cardinality(gone.ids) = 1 as is_sole
          ) sole
        where taken.booking_id = other.id
          and (gone.ids is not null or resource.id = any(${resourceIds}::int[]))
        order by sole.is_sole desc limit 1
      ) thing on true
    where other.has_therapist or thing.is_had
    order by not other.has_therapist, other.starts_at
    limit 1
  `.execute(db);
  return rows[0];
}

/** A resource suitable for a need of a session, and the client who has it during some of its time. */
export interface MeetingResource {
  readonly need: string;
  readonly id: number;
  readonly name: string;
  /** Null: nobody has it. */
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly startsAt: Date | null;
}

/**
 * Every resource of a branch that sessions of these services need, need by need, in the order in
 * which they are given.
 */
export async function listMeeting(
  db: Db,
  { locationCode, serviceIds, startsAt, endsAt, exceptId }: Omit<TimeToCheck, 'therapistId'>,
): Promise<MeetingResource[]> {
  const { rows } = await sql<MeetingResource>`
    with asked as (
      select minutes_after(${endsAt}::timestamptz, coalesce(max(buffer_minutes), 0)) as busy_until
      from services where id = any(${serviceIds}::int[])
    )
    select need.service_id || ' ' || need.need as need, resource.id, resource.name,
      taken.first_name as "firstName", taken.last_name as "lastName", taken.starts_at as "startsAt"
    from asked, service_resources need
      join resources resource on resource.active
        and resource.location_code = ${locationCode}::text
        and (resource.id = need.resource_id or resource.kind = need.kind)
      left join lateral (
        select client.first_name, client.last_name, other.starts_at
        from booking_resources given
          join bookings other on other.id = given.booking_id
          join accounts client on client.id = other.client_id
        where given.resource_id = resource.id and given.live
          and other.id is distinct from ${exceptId ?? null}::uuid
          and given.during && tstzrange(${startsAt}::timestamptz, asked.busy_until)
        order by other.starts_at limit 1
      ) taken on true
    where need.service_id = any(${serviceIds}::int[])
    order by need.service_id, need.need, resource.position, resource.id
  `.execute(db);
  return rows;
}

import type { ServiceType } from '@limber/contract/appointments.ts';
import type { BookingSource, OverridableRule } from '@limber/contract/desk/day/bookings.ts';
import type { BodyPlace } from '@limber/contract/terms/site/body-places.ts';
import type { Gender } from '@limber/contract/values/people.ts';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import { tellDay } from '../../../platform/database/notify-changed-days.ts';
import { currentKeyId } from '../../../platform/http/request-id.ts';
import { statement } from '../../../platform/speed/prebuilt-statement.ts';
import type { PricedService } from './requested-session-rules.ts';

export interface NewBooking {
  readonly id: string;
  readonly clientId: number;
  /** The actor: the client, or a desk user. */
  readonly actorId: number;
  readonly source: BookingSource;
  /** Null: the client. */
  readonly bookedBy: number | null;
  readonly overrideReason: string | null;
  /** Rules of the studio that were overridden for that reason. */
  readonly brokenRules: readonly OverridableRule[];
  readonly therapistId: number;
  /** The therapist's gender that the client requested; null: any. */
  readonly preferredGender: Gender | null;
  /** Whom the client asked for by name; null: anybody. */
  readonly wishedTherapistId: number | null;
  readonly tightPlaces: readonly BodyPlace[];
  readonly locationCode: string;
  readonly serviceType: ServiceType;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly cutoffHours: number;
  /** The most that it costs once it is cancelled late or missed; null: its price. */
  readonly lateFeeMinor: number | null;
  readonly missedFeeMinor: number | null;
  /** What goes back of money paid online once it is cancelled late; null: nothing was said. */
  readonly lateBackPercent: number | null;
  readonly bufferMinutes: number;
  readonly therapistMinutes: number | null;
  /** Beds, rooms and other resources assigned to it. */
  readonly resourceIds: readonly number[];
  readonly priceMinor: number;
  readonly discountMinor: number;
  /** What pays for it, when a package does. */
  readonly packageId: number | null;
  readonly packageMinutes: number | null;
  readonly lines: readonly PricedService[];
  readonly at: Date;
}

/**
 * Makes bookings with any therapist of a branch on one day wait for each other until the
 * transaction ends.
 */
export async function lockBranchDay(trx: Trx, locationCode: string, day: string): Promise<void> {
  const named = `${locationCode} ${day}`;
  await sql`select pg_advisory_xact_lock(3, hashtext(${named}::text))`.execute(trx);
}

/**
 * Makes bookings of a client, and of the owner of the package that pays, wait until the transaction
 * ends, because their unpaid sessions are counted together. Everybody locks both in the same order.
 */
export async function lockClientAndOwner(
  trx: Trx,
  clientId: number,
  packageId: number,
): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(2, id) from (
      select ${clientId}::int as id
      union select owner_id from owned_packages where id = ${packageId}::int
      order by id
    ) as both_accounts`.execute(trx);
}

export interface BookedTherapist {
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender;
  readonly bookable: boolean;
  readonly serviceIds: number[];
  /** Catalogue prices of the requested services, for every duration. */
  readonly offered: PricedService[];
}

/**
 * The therapist to book and the prices of some services, in one round trip; undefined when the
 * therapist is unknown or no longer works here.
 */
export async function findTherapist(
  trx: Trx,
  therapistId: number,
  serviceIds: readonly number[],
): Promise<BookedTherapist | undefined> {
  const [therapist] = await listTherapists(trx, { therapistId, serviceIds });
  return therapist;
}

const listTherapists = statement<
  { readonly therapistId: number; readonly serviceIds: readonly number[] },
  BookedTherapist
>(
  (its) => `
  select a.first_name as "firstName", a.last_name as "lastName", a.gender, l.bookable,
    array(select service_id from therapist_services where therapist_id = t.id) as "serviceIds",
    array(
      select json_build_object('serviceId', s.id, 'name', s.name, 'needsSkill', s.needs_skill,
        'lastsMinutes', d.lasts_minutes, 'priceMinor', d.price_fils)
      from services s join service_durations d on d.service_id = s.id
      where s.active and d.active and s.id = any(${its.serviceIds}::int[])
    ) as offered
  from therapists t
    join accounts a on a.id = t.account_id
    join locations l on l.code = t.location_code
  where t.id = ${its.therapistId}::int and t.active`,
);

/**
 * Inserts a booking, its lines, its resources and its first event. Throws 23P01 when the therapist
 * or a resource is taken.
 */
export async function insertBooking(trx: Trx, { lines, ...booking }: NewBooking): Promise<void> {
  await write(trx, {
    ...booking,
    keyId: currentKeyId(),
    serviceIds: lines.map((line) => line.serviceId),
    names: lines.map((line) => line.name),
    minutes: lines.map((line) => line.lastsMinutes),
    minor: lines.map((line) => line.priceMinor),
  });
}

interface WrittenBooking extends Omit<NewBooking, 'lines'> {
  readonly keyId: number | null;
  readonly serviceIds: readonly number[];
  readonly names: readonly string[];
  readonly minutes: readonly number[];
  readonly minor: readonly number[];
}

const write = statement<WrittenBooking, never>(
  (its) => `
  with booking as (
    insert into bookings (id, client_id, therapist_id, location_code, service_type, status,
      starts_at, ends_at, buffer_minutes, therapist_minutes, price_fils, discount_fils, package_id,
      package_minutes, source, booked_by, override_reason, wished_gender, wished_therapist_id, tight_places, cutoff_hours,
      late_fee_fils, missed_fee_fils, late_back_percent, created_at)
    values (${its.id}::uuid, ${its.clientId}::int, ${its.therapistId}::int,
      ${its.locationCode}::text, ${its.serviceType}::text, 'booked', ${its.startsAt}::timestamptz,
      ${its.endsAt}::timestamptz, ${its.bufferMinutes}::int, ${its.therapistMinutes}::int,
      ${its.priceMinor}::int, ${its.discountMinor}::int,
      ${its.packageId}::int, ${its.packageMinutes}::int, ${its.source}::text, ${its.bookedBy}::int,
      ${its.overrideReason}::text, ${its.preferredGender}::text, ${its.wishedTherapistId}::int, ${its.tightPlaces}::text[],
      ${its.cutoffHours}::int, ${its.lateFeeMinor}::int, ${its.missedFeeMinor}::int,
      ${its.lateBackPercent}::int, ${its.at}::timestamptz)
  ), lines as (
    insert into booking_lines (booking_id, position, service_id, service_name, lasts_minutes, price_fils)
    select ${its.id}::uuid, line.position, line.service_id, line.name, line.minutes, line.minor
    from unnest(${its.serviceIds}::int[], ${its.names}::text[], ${its.minutes}::int[], ${its.minor}::int[])
      with ordinality as line (service_id, name, minutes, minor, position)
  ), given as (
    insert into booking_resources (booking_id, resource_id, during)
    select ${its.id}::uuid, resource_id, tstzrange(${its.startsAt}::timestamptz,
      minutes_after(${its.endsAt}::timestamptz, ${its.bufferMinutes}::int))
    from unnest(${its.resourceIds}::int[]) as resource_id
  )
  insert into booking_events (booking_id, at, actor_id, key_id, kind, to_status, reason, wishes)
  values (${its.id}::uuid, ${its.at}::timestamptz, ${its.actorId}::int, ${its.keyId}::int, 'booked', 'booked',
    ${its.overrideReason}::text, ${its.brokenRules}::text[])
  returning ${tellDay(`${its.startsAt}::timestamptz`, `${its.locationCode}::text`)}`,
);

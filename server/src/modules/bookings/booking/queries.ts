import type { ServiceType } from '@limber/contract/appointments.ts';
import type { BookingSource, OverridableRule } from '@limber/contract/desk/day/bookings.ts';
import { DAY_BEGINS_MINUTE, GRID_MINUTES } from '@limber/contract/terms/booking/bookable-times.ts';
import { CHANGES_A_DAY } from '@limber/contract/terms/booking/booking-limits.ts';
import { TOLD_AFTER_SECONDS } from '@limber/contract/terms/mail-delivery.ts';
import type { Gender } from '@limber/contract/values/people.ts';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import { tellDay } from '../../../platform/database/notify-changed-days.ts';
import { IS_UNPAID } from '../../../platform/database/unpaid-package.ts';
import { statement } from '../../../platform/speed/prebuilt-statement.ts';
import { addDays, minuteOf } from '../../../platform/studio-days.ts';
import type { OwnSessions } from './booking-limit-rules.ts';
import type { PricedService } from './session-rules.ts';

export interface NewBooking {
  readonly id: string;
  readonly clientId: number;
  /** The actor: the client, or a desk user. */
  readonly actorId: number;
  readonly source: BookingSource;
  /** Null: the client. */
  readonly bookedBy: number | null;
  readonly overrideReason: string | null;
  /** Wishes of the studio that were overridden for that reason. */
  readonly wishes: readonly OverridableRule[];
  readonly therapistId: number;
  /** The therapist's gender that the client requested; null: any. */
  readonly preferredGender: Gender | null;
  readonly locationCode: string;
  readonly serviceType: ServiceType;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly cutoffHours: number;
  /** The most that it costs once it is cancelled late or missed; null: its price. */
  readonly lateFeeFils: number | null;
  readonly missedFeeFils: number | null;
  /** What goes back of money paid online once it is cancelled late; null: nothing was said. */
  readonly lateBackPercent: number | null;
  readonly bufferMinutes: number;
  readonly therapistMinutes: number | null;
  /** Beds, rooms and other resources assigned to it. */
  readonly resourceIds: readonly number[];
  readonly priceFils: number;
  readonly discountFils: number;
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
        'lastsMinutes', d.lasts_minutes, 'priceFils', d.price_fils)
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
    serviceIds: lines.map((line) => line.serviceId),
    names: lines.map((line) => line.name),
    minutes: lines.map((line) => line.lastsMinutes),
    fils: lines.map((line) => line.priceFils),
  });
}

interface WrittenBooking extends Omit<NewBooking, 'lines'> {
  readonly serviceIds: readonly number[];
  readonly names: readonly string[];
  readonly minutes: readonly number[];
  readonly fils: readonly number[];
}

const write = statement<WrittenBooking, never>(
  (its) => `
  with booking as (
    insert into bookings (id, client_id, therapist_id, location_code, service_type, status,
      starts_at, ends_at, buffer_minutes, therapist_minutes, price_fils, discount_fils, package_id,
      package_minutes, source, booked_by, override_reason, wished_gender, cutoff_hours, late_fee_fils,
      missed_fee_fils, late_back_percent, created_at)
    values (${its.id}::uuid, ${its.clientId}::int, ${its.therapistId}::int,
      ${its.locationCode}::text, ${its.serviceType}::text, 'booked', ${its.startsAt}::timestamptz,
      ${its.endsAt}::timestamptz, ${its.bufferMinutes}::int, ${its.therapistMinutes}::int,
      ${its.priceFils}::int, ${its.discountFils}::int,
      ${its.packageId}::int, ${its.packageMinutes}::int, ${its.source}::text, ${its.bookedBy}::int,
      ${its.overrideReason}::text, ${its.preferredGender}::text,
      ${its.cutoffHours}::int, ${its.lateFeeFils}::int, ${its.missedFeeFils}::int,
      ${its.lateBackPercent}::int, ${its.at}::timestamptz)
  ), lines as (
    insert into booking_lines (booking_id, position, service_id, service_name, lasts_minutes, price_fils)
    select ${its.id}::uuid, line.position, line.service_id, line.name, line.minutes, line.fils
    from unnest(${its.serviceIds}::int[], ${its.names}::text[], ${its.minutes}::int[], ${its.fils}::int[])
      with ordinality as line (service_id, name, minutes, fils, position)
  ), given as (
    insert into booking_resources (booking_id, resource_id, during)
    select ${its.id}::uuid, resource_id, tstzrange(${its.startsAt}::timestamptz,
      minutes_after(${its.endsAt}::timestamptz, ${its.bufferMinutes}::int))
    from unnest(${its.resourceIds}::int[]) as resource_id
  )
  insert into booking_events (booking_id, at, actor_id, kind, to_status, reason, wishes)
  values (${its.id}::uuid, ${its.at}::timestamptz, ${its.actorId}::int, 'booked', 'booked',
    ${its.overrideReason}::text, ${its.wishes}::text[])
  returning ${tellDay(`${its.startsAt}::timestamptz`, `${its.locationCode}::text`)}`,
);

/** A session against which a client's other sessions are checked. */
interface SessionSpan {
  /** The studio's day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The session itself, when it is already booked. */
  readonly exceptId?: string;
}

/** A client's other bookings around a session. Call it under their lock. */
export async function findOwnSessions(
  trx: Trx,
  accountId: number,
  session: SessionSpan,
  now: Date,
): Promise<OwnSessions> {
  const [own] = await listOwnSessions(trx, { accountId, ...besideOf(session), now });
  return own as OwnSessions;
}

/** A client's present facts that bear on one more booking. */
export interface ClientFacts extends OwnSessions {
  /** Whether they hold a time, or have an expired hold. */
  readonly holds: boolean;
  /**
   * Unpaid upcoming sessions of the owner of the package that is to pay, counted like `open`; 0
   * without one.
   */
  readonly openOfOwner: number;
}

/** Reads {@link ClientFacts} in one round trip. Call it under the client's lock. */
export async function findClientFacts(
  trx: Trx,
  client: {
    accountId: number;
    browser: string | null;
    /** The shared package that is to pay; null: none is. */
    packageId: number | null;
  },
  session: SessionSpan,
  now: Date,
): Promise<ClientFacts> {
  const asked = { ...client, ...besideOf(session), now };
  const [facts] = await listClientFacts(trx, asked);
  return facts as ClientFacts;
}

interface ClientFactsQuery {
  readonly accountId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly dayBegins: Date;
  readonly dayEnds: Date;
  readonly exceptId: string | null;
  readonly now: Date;
}

function besideOf({ day, startsAt, endsAt, exceptId }: SessionSpan) {
  const dayBegins = minuteOf(day, DAY_BEGINS_MINUTE);
  const dayEnds = minuteOf(addDays(day, 1), DAY_BEGINS_MINUTE);
  return { startsAt, endsAt, dayBegins, dayEnds, exceptId: exceptId ?? null };
}

/** Unpaid upcoming sessions: an account's own, and those that others take from its packages. */
const openSessions = (account: string, now: string) => `(
    select count(*)::int from (
      select b.id from bookings b left join owned_packages p on p.id = b.package_id
      where b.client_id = ${account} and b.status = 'booked' and b.starts_at > ${now}::timestamptz
        and (b.package_id is null or ${IS_UNPAID})
      union
      select b.id from owned_packages p join bookings b on b.package_id = p.id
      where p.owner_id = ${account} and b.status = 'booked' and b.starts_at > ${now}::timestamptz
        and ${IS_UNPAID}
    ) as unpaid
  )`;

/** What an account booked, moved and cancelled itself in the last 24 hours. */
const ownChanges = (its: { readonly [Name in keyof ClientFactsQuery]: string }) => `
    from booking_events where actor_id = ${its.accountId}::int
      and kind in ('booked', 'moved', 'cancelled')
      and at > ${its.now}::timestamptz - interval '1 day'`;

const ownSessions = (its: { readonly [Name in keyof ClientFactsQuery]: string }) => `
  (
    select at ${ownChanges(its)} order by at desc offset ${CHANGES_A_DAY - 1} limit 1
  ) as "busySince", exists (
    select ${ownChanges(its)} and kind <> 'booked'
      and at > ${its.now}::timestamptz - make_interval(secs => ${TOLD_AFTER_SECONDS})
  ) as "hasJustChanged", (
    select blocked_reason is not null from accounts where id = ${its.accountId}::int
  ) as blocked,
  ${openSessions(`${its.accountId}::int`, its.now)} as open, (
    select coalesce(sum(greatest(${GRID_MINUTES}, extract(epoch from ends_at - starts_at) / 60)), 0)::int
    from bookings
    where client_id = ${its.accountId}::int and status <> 'cancelled'
      and id is distinct from ${its.exceptId}::uuid
      and starts_at >= ${its.dayBegins}::timestamptz and starts_at < ${its.dayEnds}::timestamptz
  ) as "dayMinutes", (
    select coalesce(json_agg(json_build_object(
      'startMinute', floor(date_part('epoch', starts_at - ${its.startsAt}::timestamptz) / 60)::int,
      'endMinute', ceil(date_part('epoch', ends_at - ${its.startsAt}::timestamptz) / 60)::int)), '[]')
    from bookings
    where client_id = ${its.accountId}::int and status in ('booked', 'check_in')
      and id is distinct from ${its.exceptId}::uuid
      and starts_at < ${its.endsAt}::timestamptz and ends_at > ${its.startsAt}::timestamptz
  ) as overlapping`;

const listOwnSessions = statement<ClientFactsQuery, OwnSessions>(
  (its) => `select ${ownSessions(its)}`,
);

const listClientFacts = statement<
  ClientFactsQuery & {
    readonly browser: string | null;
    readonly packageId: number | null;
  },
  ClientFacts
>(
  (its) => `
  select ${ownSessions(its)}, coalesce((
    select ${openSessions('paying.owner_id', its.now)} from owned_packages paying
    where paying.id = ${its.packageId}::int
  ), 0) as "openOfOwner", exists (
    select from holds
    where account_id = ${its.accountId}::int or browser = ${its.browser}::text
  ) as holds`,
);

import type { ServiceType } from '@limber/contract/appointments.ts';
import type { BookedAppointment } from '@limber/contract/bookings.ts';
import type { Gender } from '@limber/contract/values.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import type { Holder } from '../../scheduling/window-rules.ts';
import type { OwnSessions } from './limit-rules.ts';
import type { PricedService } from './session-rules.ts';

export interface NewBooking {
  readonly id: string;
  readonly clientId: number;
  readonly therapistId: number;
  readonly locationCode: string;
  readonly serviceType: ServiceType;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly priceFils: number;
  readonly discountFils: number;
  /** What pays for it, when a package does. */
  readonly packageId: number | null;
  readonly packageMinutes: number | null;
  readonly lines: readonly PricedService[];
  readonly at: Date;
}

/** Makes bookings with any therapist of a branch on a day wait for each other until the transaction ends. */
export async function lockBranchDay(trx: Trx, locationCode: string, day: string): Promise<void> {
  const named = `${locationCode} ${day}`;
  await sql`select pg_advisory_xact_lock(3, hashtext(${named}::text))`.execute(trx);
}

/** The reply to an earlier request of this key, with the hash of what was asked. */
export async function findReply(db: Db | Trx, accountId: number, key: string | undefined) {
  if (key === undefined) return undefined;
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash as requestHash', 'reply'])
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** A reply that is kept for who asks again under the same key. */
export interface KeptReply {
  readonly accountId: number;
  readonly key: string;
  readonly requestHash: string;
  readonly body: BookedAppointment;
  readonly at: Date;
}

/** Keeps a reply. Throws 23505 when there is one of this key. */
export async function insertReply(trx: Trx, reply: KeptReply): Promise<void> {
  await insertionOf(reply).execute(trx);
}

function insertionOf({ accountId, key, requestHash, body, at }: KeptReply) {
  return sql`
    insert into idempotency_keys (account_id, key, request_hash, status, reply, created_at)
    values (${accountId}::int, ${key}::text, ${requestHash}::text, 201,
      ${JSON.stringify(body)}::jsonb, ${at}::timestamptz)`;
}

/** Deletes replies that were kept before `before`, for whoever repeats a request. */
export async function deleteOldReplies(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}

export interface BookedTherapist {
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender;
  readonly bookable: boolean;
  readonly serviceIds: number[];
  /** What the catalogue charges for the services asked about, in every duration. */
  readonly offered: PricedService[];
}

/**
 * The therapist to be booked and what some services cost, in one round trip; undefined when the
 * therapist is unknown or no longer works here.
 */
export async function findTherapist(
  trx: Trx,
  therapistId: number,
  serviceIds: readonly number[],
): Promise<BookedTherapist | undefined> {
  const { rows } = await sql<BookedTherapist>`
    select a.first_name as "firstName", a.last_name as "lastName", a.gender, l.bookable,
      array(select service_id from therapist_services where therapist_id = t.id) as "serviceIds",
      array(
        select json_build_object('serviceId', s.id, 'name', s.name, 'needsSkill', s.needs_skill,
          'lastsMinutes', d.lasts_minutes, 'priceFils', d.price_fils)
        from services s join service_durations d on d.service_id = s.id
        where s.active and s.id = any(${serviceIds}::int[])
      ) as offered
    from therapists t
      join accounts a on a.id = t.account_id
      join locations l on l.code = t.location_code
    where t.id = ${therapistId}::int and t.active
  `.execute(trx);
  return rows[0];
}

/**
 * Writes a booking, its lines, its first event and, where it is known by then, the reply to be kept.
 * Throws 23P01 when the therapist is taken.
 */
export async function insertBooking(
  trx: Trx,
  booking: NewBooking,
  reply: KeptReply | null,
): Promise<void> {
  const { lines } = booking;
  await sql`
    with booking as (
      insert into bookings (id, client_id, therapist_id, location_code, service_type, status,
        starts_at, ends_at, price_fils, discount_fils, package_id, package_minutes, created_at)
      values (${booking.id}::uuid, ${booking.clientId}::int, ${booking.therapistId}::int,
        ${booking.locationCode}::text, ${booking.serviceType}::text, 'booked', ${booking.startsAt}::timestamptz,
        ${booking.endsAt}::timestamptz, ${booking.priceFils}::int, ${booking.discountFils}::int,
        ${booking.packageId}::int, ${booking.packageMinutes}::int, ${booking.at}::timestamptz)
    ), lines as (
      insert into booking_lines (booking_id, position, service_id, service_name, lasts_minutes, price_fils)
      select ${booking.id}::uuid, line.position, line.service_id, line.name, line.minutes, line.fils
      from unnest(
        ${lines.map((line) => line.serviceId)}::int[],
        ${lines.map((line) => line.name)}::text[],
        ${lines.map((line) => line.lastsMinutes)}::int[],
        ${lines.map((line) => line.priceFils)}::int[]
      ) with ordinality as line (service_id, name, minutes, fils, position)
    )${reply === null ? sql`` : sql`, reply as (${insertionOf(reply)})`}
    insert into booking_events (booking_id, at, actor_id, to_status)
    values (${booking.id}::uuid, ${booking.at}::timestamptz, ${booking.clientId}::int, 'booked')
  `.execute(trx);
}

/** A session that a client's others are looked at beside. */
interface Beside {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The session itself, when it is booked already. */
  readonly exceptId?: string;
}

/** What a client has booked, by the side of a session. Look under their lock. */
export async function findOwnSessions(
  trx: Trx,
  clientId: number,
  session: Beside,
  now: Date,
): Promise<OwnSessions> {
  const { rows } = await sql<OwnSessions>`select ${ownSessions(clientId, session, now)}`.execute(
    trx,
  );
  return rows[0] as OwnSessions;
}

/** What a client has at the moment that bears on one more booking. */
export interface ClientFacts extends OwnSessions {
  /** The reply to an earlier request of the same key, with the hash of what was asked. */
  readonly reply: { readonly requestHash: string; readonly reply: unknown } | null;
  /** Whether they hold a time, or held one that is over. */
  readonly holds: boolean;
}

/** Reads {@link ClientFacts} in one round trip. Look under the client's lock. */
export async function findClientFacts(
  trx: Trx,
  client: { accountId: number; holder: Holder; key: string | undefined },
  session: Beside,
  now: Date,
): Promise<ClientFacts> {
  const { accountId, holder, key = null } = client;
  const { rows } = await sql<ClientFacts>`
    select ${ownSessions(accountId, session, now)}, (
      select json_build_object('requestHash', request_hash, 'reply', reply) from idempotency_keys
      where account_id = ${accountId}::int and key = ${key}::text
    ) as reply, exists (
      select from holds
      where account_id = ${holder.accountId}::int or browser = ${holder.browser}::text
    ) as holds
  `.execute(trx);
  return rows[0] as ClientFacts;
}

function ownSessions(clientId: number, { startsAt, endsAt, exceptId }: Beside, now: Date) {
  return sql`(
      select count(*)::int from bookings
      where client_id = ${clientId}::int and status = 'booked' and package_id is null
        and starts_at > ${now}::timestamptz
    ) as open, (
      select coalesce(json_agg(json_build_object(
        'startMinute', floor(date_part('epoch', starts_at - ${startsAt}::timestamptz) / 60)::int,
        'endMinute', ceil(date_part('epoch', ends_at - ${startsAt}::timestamptz) / 60)::int)), '[]')
      from bookings
      where client_id = ${clientId}::int and status in ('booked', 'check_in')
        and id is distinct from ${exceptId ?? null}::uuid
        and starts_at < ${endsAt}::timestamptz and ends_at > ${startsAt}::timestamptz
    ) as overlapping`;
}

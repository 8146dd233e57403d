import type {
  Appointment,
  AppointmentStatus,
  BookedAppointment,
  ServiceType,
} from '@limber/contract/bookings.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Trx } from '../../platform/db.ts';
import { dayOf, timeOf } from '../../platform/dubai.ts';
import { aedOf } from '../../platform/money.ts';
import { freeUntil } from './change-rules.ts';
import type { BookedLine, PricedService } from './rules.ts';

export interface NewBooking {
  readonly id: string;
  readonly clientId: number;
  readonly therapistId: number;
  readonly locationCode: string;
  readonly serviceType: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly priceFils: number;
  readonly discountFils: number;
  /** What pays for it, when a package does. */
  readonly packageId: number | null;
  readonly packageMinutes: number | null;
  readonly lines: readonly BookedLine[];
  readonly at: Date;
}

/**
 * Makes bookings of one therapist wait for each other until the transaction ends. Under the bare
 * exclusion constraint a storm of overlapping inserts can deadlock; after this lock it cannot.
 */
export async function lockTherapist(trx: Trx, therapistId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(1, ${therapistId}::int)`.execute(trx);
}

/** Makes purchases of one client wait for each other until the transaction ends. */
export async function lockClient(trx: Trx, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(2, ${accountId}::int)`.execute(trx);
}

/** Makes bookings with any therapist of a branch wait for each other until the transaction ends. */
export async function lockBranch(trx: Trx, locationCode: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(3, hashtext(${locationCode}::text))`.execute(trx);
}

/** The reply to an earlier request of this key, with the hash of what was asked. */
export async function findReply(trx: Trx, accountId: number, key: string | undefined) {
  if (key === undefined) return undefined;
  return trx
    .selectFrom('idempotency_keys')
    .select(['request_hash as requestHash', 'reply'])
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function insertReply(
  trx: Trx,
  reply: { accountId: number; key: string; requestHash: string; body: BookedAppointment; at: Date },
): Promise<void> {
  await trx
    .insertInto('idempotency_keys')
    .values({
      account_id: reply.accountId,
      key: reply.key,
      request_hash: reply.requestHash,
      status: 201,
      reply: JSON.stringify(reply.body),
      created_at: reply.at,
    })
    .execute();
}

/** Deletes replies that were kept before `before`, for whoever repeats a request. */
export async function deleteOldReplies(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}

export interface BookedTherapist {
  readonly firstName: string;
  readonly lastName: string;
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
    select a.first_name as "firstName", a.last_name as "lastName", l.bookable,
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

/** Writes a booking, its lines and its first event. Throws 23P01 when the therapist is taken. */
export async function insertBooking(trx: Trx, booking: NewBooking): Promise<void> {
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
    )
    insert into booking_events (booking_id, at, actor_id, to_status)
    values (${booking.id}::uuid, ${booking.at}::timestamptz, ${booking.clientId}::int, 'booked')
  `.execute(trx);
}

/** How often booking `b` was moved or cancelled. */
const changes = sql`(
  select count(*)::int from booking_events e
  where e.booking_id = b.id and (e.from_starts_at is not null or e.to_status = 'cancelled')
)`;

const appointmentsOf = (db: Db | Trx) =>
  db
    .selectFrom('bookings')
    .innerJoin('therapists', 'therapists.id', 'bookings.therapist_id')
    .innerJoin('accounts', 'accounts.id', 'therapists.account_id')
    .select((row) => [
      'bookings.id',
      'bookings.status',
      'bookings.therapist_id',
      'bookings.service_type',
      'bookings.discount_fils',
      'bookings.package_minutes',
      'bookings.late',
      'bookings.starts_at',
      'bookings.ends_at',
      'bookings.price_fils',
      'bookings.location_code',
      'accounts.first_name',
      'accounts.last_name',
      jsonArrayFrom(
        row
          .selectFrom('booking_lines')
          .select('service_name')
          .whereRef('booking_id', '=', 'bookings.id')
          .orderBy('position'),
      ).as('lines'),
    ]);

type AppointmentRow = Awaited<
  ReturnType<ReturnType<typeof appointmentsOf>['executeTakeFirstOrThrow']>
>;

/** Which of a client's appointments: starting from `from` (inclusive) to `to` (exclusive). */
export interface Stretch {
  readonly from?: Date;
  readonly to?: Date;
  /** Latest first. */
  readonly backwards?: boolean;
}

/** One page of a client's own appointments in a stretch of time, and how many there are in all. */
export async function listAppointments(
  db: Db,
  clientId: number,
  { from, to, backwards = false }: Stretch,
  page: { limit: number; offset: number },
): Promise<{ count: number; appointments: Appointment[] }> {
  let mine = appointmentsOf(db).where('client_id', '=', clientId);
  let all = db
    .selectFrom('bookings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('client_id', '=', clientId);
  if (from) {
    mine = mine.where('starts_at', '>=', from);
    all = all.where('starts_at', '>=', from);
  }
  if (to) {
    mine = mine.where('starts_at', '<', to);
    all = all.where('starts_at', '<', to);
  }
  const [{ count }, rows] = await Promise.all([
    all.executeTakeFirstOrThrow(),
    mine
      .orderBy('starts_at', backwards ? 'desc' : 'asc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
  ]);
  return { count, appointments: rows.map(toAppointment) };
}

/** One of a client's own appointments; undefined when it is not theirs. */
export async function findAppointment(
  db: Db | Trx,
  bookingId: string,
  clientId: number,
): Promise<Appointment | undefined> {
  const row = await appointmentsOf(db)
    .where('bookings.id', '=', bookingId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row && toAppointment(row);
}

export interface BookingToChange {
  readonly id: string;
  readonly clientId: number;
  readonly therapistId: number;
  /** Account of the therapist. */
  readonly therapistAccountId: number;
  readonly locationCode: string;
  readonly serviceType: ServiceType;
  readonly status: AppointmentStatus;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly packageId: number | null;
  readonly packageMinutes: number | null;
  /** Services that take a skill. */
  readonly skills: number[];
  /** How often it was moved or cancelled so far. */
  readonly changes: number;
}

/** A booking as it is now; undefined when there is none. */
export async function findBooking(
  db: Db | Trx,
  bookingId: string,
): Promise<BookingToChange | undefined> {
  const { rows } = await sql<BookingToChange>`
    select b.id, b.client_id as "clientId", b.therapist_id as "therapistId",
      t.account_id as "therapistAccountId", b.location_code as "locationCode",
      b.service_type as "serviceType", b.status, b.starts_at as "startsAt", b.ends_at as "endsAt",
      b.package_id as "packageId", b.package_minutes as "packageMinutes",
      array(
        select s.id from booking_lines line join services s on s.id = line.service_id
        where line.booking_id = b.id and s.needs_skill and b.package_id is null
      ) as skills,
      ${changes}::int as changes
    from bookings b join therapists t on t.id = b.therapist_id
    where b.id = ${bookingId}::uuid
  `.execute(db);
  return rows[0];
}

/** Makes changes of one booking wait for each other until the transaction ends. */
export async function lockBooking(trx: Trx, bookingId: string): Promise<void> {
  await sql`select from bookings where id = ${bookingId}::uuid for no key update`.execute(trx);
}

/** Writes a booking's new status and how it came to it. */
export async function updateStatus(
  trx: Trx,
  bookingId: string,
  change: {
    from: AppointmentStatus;
    to: AppointmentStatus;
    late?: boolean;
    actorId: number;
    reason?: string | undefined;
    at: Date;
  },
): Promise<void> {
  await sql`
    with booking as (
      update bookings set status = ${change.to}::text, late = ${change.late ?? false}::boolean
      where id = ${bookingId}::uuid
    )
    insert into booking_events (booking_id, at, actor_id, from_status, to_status, reason)
    values (${bookingId}::uuid, ${change.at}::timestamptz, ${change.actorId}::int,
      ${change.from}::text, ${change.to}::text, ${change.reason ?? null}::text)
  `.execute(trx);
}

/**
 * Writes a booking's new time and therapist and what they were before. Throws 23P01 when the
 * therapist is taken.
 */
export async function updateTime(
  trx: Trx,
  booking: BookingToChange,
  move: { therapistId: number; startsAt: Date; endsAt: Date; actorId: number; at: Date },
): Promise<void> {
  await sql`
    with booking as (
      update bookings set therapist_id = ${move.therapistId}::int,
        starts_at = ${move.startsAt}::timestamptz, ends_at = ${move.endsAt}::timestamptz
      where id = ${booking.id}::uuid
    )
    insert into booking_events
      (booking_id, at, actor_id, from_status, to_status, from_starts_at, from_therapist_id)
    values (${booking.id}::uuid, ${move.at}::timestamptz, ${move.actorId}::int,
      ${booking.status}::text, ${booking.status}::text, ${booking.startsAt}::timestamptz,
      ${booking.therapistId}::int)
  `.execute(trx);
}

/** All that mails about a booking tell; undefined when there is no such booking. */
export async function findBookingToTell(db: Db | Trx, bookingId: string) {
  return appointmentsOf(db)
    .innerJoin('accounts as client', 'client.id', 'bookings.client_id')
    .innerJoin('locations', 'locations.code', 'bookings.location_code')
    .leftJoin('owned_packages as package', 'package.id', 'bookings.package_id')
    .select((row) => [
      'bookings.client_id as clientId',
      'package.name as packageName',
      'package.kind as packageKind',
      'package.price_fils as packageFils',
      'client.language',
      row
        .selectFrom('booking_events as event')
        .select(sql<number>`count(*)::int`.as('changes'))
        .whereRef('event.booking_id', '=', 'bookings.id')
        .where((event) =>
          event.or([
            event('event.from_starts_at', 'is not', null),
            event('event.to_status', '=', 'cancelled'),
          ]),
        )
        .as('changes'),
      'client.email as clientEmail',
      'client.first_name as clientFirstName',
      'locations.name as locationName',
      'locations.address as locationAddress',
    ])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst();
}

function toAppointment(row: AppointmentRow): Appointment {
  return {
    id: row.id,
    status: row.status as Appointment['status'],
    date: dayOf(row.starts_at),
    time: `${timeOf(row.starts_at)}:00`,
    total_duration: (row.ends_at.getTime() - row.starts_at.getTime()) / 60_000,
    total_price: aedOf(row.price_fils),
    location: row.location_code,
    therapist_obj: { first_name: row.first_name, last_name: row.last_name },
    appointment_services: row.lines,
    therapist_id: row.therapist_id,
    serviceType: row.service_type as Appointment['serviceType'],
    member_discount: aedOf(row.discount_fils),
    package_minutes: row.package_minutes,
    free_until: freeUntil(row.starts_at).toISOString(),
    late: row.late,
  };
}

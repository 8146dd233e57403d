import type { Appointment } from '@limber/contract/bookings.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Trx } from '../../platform/db.ts';
import { dayOf, timeOf } from '../../platform/dubai.ts';
import { aedOf } from '../../platform/money.ts';
import type { PricedService } from './rules.ts';

export interface NewBooking {
  readonly id: string;
  readonly clientId: number;
  readonly therapistId: number;
  readonly locationCode: string;
  readonly serviceType: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly priceFils: number;
  readonly lines: readonly PricedService[];
  readonly at: Date;
}

/**
 * Makes bookings of one therapist wait for each other until the transaction ends. Under the bare
 * exclusion constraint a storm of overlapping inserts can deadlock; after this lock it cannot.
 */
export async function lockTherapist(trx: Trx, therapistId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(1, ${therapistId}::int)`.execute(trx);
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
  reply: { accountId: number; key: string; requestHash: string; body: Appointment; at: Date },
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

/** What the catalogue charges for any of these services, in every duration. */
export async function findOffered(
  trx: Trx,
  serviceIds: readonly number[],
): Promise<PricedService[]> {
  const { rows } = await sql<PricedService>`
    select s.id as "serviceId", s.name, s.needs_skill as "needsSkill",
      d.lasts_minutes as "lastsMinutes", d.price_fils as "priceFils"
    from services s join service_durations d on d.service_id = s.id
    where s.active and s.id = any(${serviceIds}::int[])
  `.execute(trx);
  return rows;
}

export interface BookedTherapist {
  readonly firstName: string;
  readonly lastName: string;
  readonly bookable: boolean;
  readonly serviceIds: number[];
}

/** The therapist to be booked; undefined when unknown or no longer working here. */
export async function findTherapist(
  trx: Trx,
  therapistId: number,
): Promise<BookedTherapist | undefined> {
  const { rows } = await sql<BookedTherapist>`
    select a.first_name as "firstName", a.last_name as "lastName", l.bookable,
      array(select service_id from therapist_services where therapist_id = t.id) as "serviceIds"
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
        starts_at, ends_at, price_fils, created_at)
      values (${booking.id}::uuid, ${booking.clientId}::int, ${booking.therapistId}::int,
        ${booking.locationCode}::text, ${booking.serviceType}::text, 'booked', ${booking.startsAt}::timestamptz,
        ${booking.endsAt}::timestamptz, ${booking.priceFils}::int, ${booking.at}::timestamptz)
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
      'starts_at',
      'ends_at',
      'price_fils',
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

/** All that mails about a booking tell; undefined when there is no such booking. */
export async function findBookingToTell(db: Db | Trx, bookingId: string) {
  return appointmentsOf(db)
    .innerJoin('accounts as client', 'client.id', 'bookings.client_id')
    .innerJoin('locations', 'locations.code', 'bookings.location_code')
    .select([
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
    free_until: new Date(row.starts_at.getTime() - 3 * 3_600_000).toISOString(),
    late: row.late,
  };
}
